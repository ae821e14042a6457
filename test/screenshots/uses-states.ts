import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { Simulator } from '../../src/simulator/simulator-server.ts'
import { fill } from '../support/base/fill.ts'
import { makeGlossaries, terms } from '../support/service/glossaries.ts'
import { keepUses, presetNamed } from '../support/sessions/keep-uses.ts'
import type { Open, State } from './state.ts'

const NAME = 'Product names'
const TITLES = [
  'Weekly with Lyon',
  'Quarterly review with the teams from Tokyo, Madrid and Warsaw',
  'Release plan',
]

/** The glossaries panel with one that choices, presets and sessions use, and one that nothing uses. */
async function used(open: Open, simulator: Simulator): Promise<Page> {
  await makeGlossaries(simulator, [
    { name: 'Legal terms', pairs: { 'de en': terms(1800) } },
    { name: NAME, pairs: { 'en de': terms(240), 'en fr': terms(12) } },
  ])
  const { page, call, change } = await open({
    microphone: 'none',
    settings: { appearance: { panel: 'glossaries' } },
  })
  const { glossaries } = await call('glossary.list', {})
  const id = glossaries.find(({ name }) => name === NAME)?.id ?? ''
  const resource = { kind: 'glossary', id, name: NAME } as const
  await keepUses(call, resource, [...TITLES, '', '', '', 'Kick-off'])
  await keepUses(call, resource, ['Before', 'And before that'], false)
  await change({
    voice: { glossaryId: id, targetLanguages: ['de'] },
    meeting: { isOn: true, theirName: 'Ana' },
    text: { glossaryIds: [id] },
    presets: {
      list: [
        presetNamed('Weekly with Lyon', { voice: { glossaryId: id }, meeting: { glossaryId: id } }),
        presetNamed('Customers', { meeting: { glossaryId: id, theirName: 'Ana' } }),
      ],
    },
  })
  await page.getByText(fill(en.uses.sessions_other, { count: 7 })).waitFor()
  return page
}

export const usesStates: readonly State[] = [
  { name: 'glossaries-used', reach: async (open, simulator) => ({ page: await used(open, simulator) }) },
  {
    name: 'glossary-uses',
    reach: async (open, simulator) => {
      const page = await used(open, simulator)
      await page.getByText(fill(en.uses.sessions_other, { count: 7 })).click()
      await page.getByText(fill(en.uses.unrecorded_other, { count: 2 })).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-delete-used',
    reach: async (open, simulator) => {
      const page = await used(open, simulator)
      await page.getByRole('button', { name: fill(en.panels.items.delete, { name: NAME }) }).click()
      await page.getByText(en.uses.deleted.sessions).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-delete-unused',
    reach: async (open, simulator) => {
      const page = await used(open, simulator)
      await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'Legal terms' }) }).click()
      await page.getByText(en.uses.nowhere).waitFor()
      return { page }
    },
  },
  {
    name: 'missing-resources',
    reach: async (open, simulator) => {
      const page = await used(open, simulator)
      await page.getByRole('button', { name: fill(en.panels.items.delete, { name: NAME }) }).click()
      await page.getByRole('button', { name: en.panels.items.deleteSubmit }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('combobox', { name: en.meeting.presets.label }).click()
      await page.getByRole('option', { name: 'Weekly with Lyon' }).click()
      await page.getByText(fill(en.uses.missing.presetTitle, { name: 'Weekly with Lyon' })).waitFor()
      return { page }
    },
  },
  {
    name: 'history-resources',
    reach: async (open, simulator) => {
      const page = await used(open, simulator)
      await page.getByText(fill(en.uses.sessions_other, { count: 7 })).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Weekly with Lyon' }).click()
      await page.getByRole('button', { name: en.history.session.details }).click()
      await page.getByText(en.uses.session.title).scrollIntoViewIfNeeded()
      return { page }
    },
  },
]
