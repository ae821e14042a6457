import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { MAX_COLLECTIONS } from '../../../src/simulator/rest/spoken-terms/spoken-terms-store.ts'
import type { Simulator } from '../../../src/simulator/simulator-server.ts'
import { fill } from '../../support/base/fill.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { openChoices } from '../live-steps.ts'
import type { Open, State } from '../state.ts'

const settings = { appearance: { panel: 'spokenTerms' } } as const
const PEOPLE = ['Siobhán', 'Żółkiewski', 'Nguyễn Thị Minh', 'Kubernetes', 'DeepL API']

/** The panel with a few collections. */
async function spokenTermsPanel(open: Open, simulator: Simulator): Promise<Page> {
  await makeSpokenTerms(simulator, 'Names of the quarterly meeting with our suppliers', { de: ['Straße'] })
  await makeSpokenTerms(simulator, 'People', { en: PEOPLE, ja: ['渋谷', '中村'] })
  const { page } = await open({ microphone: 'none', profile: 'deepl', settings })
  await page.getByRole('button', { name: 'People', exact: true }).waitFor()
  return page
}

const term = (page: Page, row: number) =>
  page.getByLabel(fill(en.spokenTerms.editor.term, { row }), { exact: true })

/** The list of a collection while it is edited. */
async function editor(open: Open, simulator: Simulator): Promise<Page> {
  const page = await spokenTermsPanel(open, simulator)
  await page.getByRole('button', { name: 'People', exact: true }).click()
  await term(page, 5).waitFor()
  return page
}

export const spokenTermsStates: readonly State[] = [
  {
    name: 'spoken-terms',
    reach: async (open, simulator) => {
      const page = await spokenTermsPanel(open, simulator)
      await page.getByRole('button', { name: fill(en.panels.items.useInLive, { name: 'People' }) }).click()
      await page.getByText(en.panels.items.inLive).waitFor()
      await openChoices(page)
      await page.getByRole('combobox', { name: en.spokenTerms.label }).waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-empty',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', profile: 'deepl', settings })
      await page.getByText(en.spokenTerms.list.empty.title).waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-plan',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', profile: 'deepl', plan: 'free', settings })
      await page.getByText(en.spokenTerms.planNeeded).first().waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-create',
    reach: async (open, simulator) => {
      const page = await spokenTermsPanel(open, simulator)
      await page.getByRole('button', { name: en.spokenTerms.list.create }).click()
      await page.getByLabel(en.panels.items.name, { exact: true }).fill('é'.repeat(520))
      return { page }
    },
  },
  {
    name: 'spoken-terms-delete',
    reach: async (open, simulator) => {
      const page = await spokenTermsPanel(open, simulator)
      await page.getByRole('button', { name: fill(en.panels.items.delete, { name: 'People' }) }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-editor',
    reach: async (open, simulator) => ({ page: await editor(open, simulator) }),
  },
  {
    name: 'spoken-terms-faults',
    reach: async (open, simulator) => {
      const page = await editor(open, simulator)
      await term(page, 2).fill('Siobhán')
      await term(page, 3).fill(' Nguyễn')
      await term(page, 4).fill('Kubernetes'.repeat(30))
      return { page }
    },
  },
  {
    name: 'spoken-terms-imported',
    reach: async (open, simulator) => {
      const page = await editor(open, simulator)
      await page
        .getByRole('tabpanel')
        .locator('input[type=file]')
        .setInputFiles({
          name: 'names.txt',
          mimeType: 'text/plain',
          buffer: Buffer.from('Siobhán\nAoife\nOisín\n'),
        })
      await term(page, 7).waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-full',
    reach: async (open, simulator) => {
      for (let i = 1; i <= MAX_COLLECTIONS; i += 1) await makeSpokenTerms(simulator, `Meeting ${i}`, {})
      const { page } = await open({ microphone: 'none', profile: 'deepl', settings })
      await page.getByRole('button', { name: en.spokenTerms.list.create }).click()
      await page.getByLabel(en.panels.items.name, { exact: true }).fill('One more')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: en.spokenTerms.editor.add }).click()
      await page.keyboard.type('Siobhán')
      await page.getByRole('button', { name: en.app.save, exact: true }).click()
      await page.getByText(en.spokenTerms.full.title).waitFor()
      return { page }
    },
  },
  {
    name: 'spoken-terms-live',
    reach: async (open, simulator) => {
      const spokenTermsId = await makeSpokenTerms(simulator, 'People', { ja: ['渋谷'] })
      const { page } = await open({
        microphone: 'none',
        profile: 'deepl',
        settings: {
          voice: { sourceLanguage: 'en', spokenTermsId },
          meeting: { isOn: true, sourceLanguage: 'ja', spokenTermsId },
        },
      })
      await openChoices(page)
      await page.getByRole('combobox', { name: en.spokenTerms.label }).nth(1).waitFor()
      return { page }
    },
  },
]
