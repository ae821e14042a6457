import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { meeting } from '../../src/simulator/script/script.ts'
import type { Simulator } from '../../src/simulator/simulator-server.ts'
import { fill } from '../support/base/fill.ts'
import { call } from '../support/service/simulator-client.ts'
import type { Open, State } from './state.ts'

const TEXT = [meeting.welcome.en, meeting.plan.en, meeting.search.en].join(' ')

async function openText(open: Open, text: string, choice: object = {}): Promise<Page> {
  const { page } = await open({
    microphone: 'none',
    settings: { appearance: { panel: 'text' }, text: { targetLanguage: 'de', ...choice } },
  })
  await page.getByRole('textbox', { name: en.text.input }).fill(text)
  return page
}

const translated = (page: Page, text: string) =>
  page.getByLabel(en.text.output, { exact: true }).getByText(text).waitFor()

async function makeGlossary(simulator: Simulator, name: string, target: string): Promise<string> {
  const { body } = await call(simulator, 'POST', '/v3/glossaries', {
    name,
    dictionaries: [{ source_lang: 'en', target_lang: target, entries: 'plan\tPlan', entries_format: 'tsv' }],
  })
  return (body as { glossary_id: string }).glossary_id
}

export const textStates: readonly State[] = [
  { name: 'text-empty', reach: async (open) => ({ page: await openText(open, '') }) },
  {
    name: 'text-translated',
    reach: async (open) => {
      const page = await openText(open, TEXT)
      await translated(page, meeting.welcome.de)
      return { page }
    },
  },
  {
    name: 'text-history',
    reach: async (open) => {
      const page = await openText(open, TEXT)
      await translated(page, meeting.welcome.de)
      for (const { en: source, de } of [meeting.green, meeting.plan]) {
        await page.getByRole('textbox', { name: en.text.input }).fill('')
        await page.getByRole('textbox', { name: en.text.input }).fill(source)
        await translated(page, de)
      }
      await page.getByRole('button', { name: en.textHistory.title }).click()
      await page.getByRole('listitem').nth(2).waitFor()
      return { page }
    },
  },
  {
    name: 'text-languages',
    reach: async (open) => {
      const page = await openText(open, TEXT)
      await translated(page, meeting.welcome.de)
      await page.getByRole('tabpanel').getByRole('combobox', { name: en.live.to, exact: true }).click()
      return { page }
    },
  },
  {
    name: 'text-other-words',
    reach: async (open) => {
      const page = await openText(open, meeting.green.en)
      await translated(page, meeting.green.de)
      for (const manner of ['Simple', en.text.styles.business]) {
        await page.getByRole('combobox', { name: en.text.rephrase }).click()
        await page.getByRole('option', { name: manner }).click()
        await page.getByRole('listitem').filter({ hasText: manner }).waitFor()
      }
      return { page }
    },
  },
  {
    name: 'text-options',
    reach: async (open, simulator) => {
      const glossaryId = await makeGlossary(simulator, 'Release words', 'de')
      await makeGlossary(simulator, 'French words', 'fr')
      const page = await openText(open, TEXT, { sourceLanguage: 'en', glossaryIds: [glossaryId] })
      await page.getByRole('button', { name: en.documents.options }).click()
      await page.getByRole('combobox', { name: en.panels.names.glossaries }).click()
      await page.getByRole('option', { name: 'French words' }).waitFor()
      return { page }
    },
  },
  {
    name: 'text-closed-options',
    reach: async (open) => {
      const page = await openText(open, TEXT, { targetLanguage: 'da' })
      await page.getByRole('button', { name: en.documents.options }).click()
      await page.getByRole('button', { name: en.text.tags }).scrollIntoViewIfNeeded()
      await page
        .getByText(fill(en.errors['invalid-input']['not-supported'], { language: 'Danish' }))
        .first()
        .waitFor()
      return { page }
    },
  },
  {
    name: 'text-tags',
    reach: async (open) => {
      const page = await openText(open, '<p>Almost everything is green.</p>', { sourceLanguage: 'en' })
      await page.getByRole('button', { name: en.documents.options }).click()
      await page.getByRole('button', { name: en.text.tags }).click()
      await page.getByRole('combobox', { name: en.text.tagKind }).click()
      await page.getByRole('option', { name: en.text.tagKinds.xml }).click()
      await page.getByRole('switch', { name: en.text.preserveFormatting }).scrollIntoViewIfNeeded()
      return { page }
    },
  },
  {
    name: 'text-failed',
    reach: async (open, simulator) => {
      const page = await openText(open, meeting.green.en)
      await translated(page, meeting.green.de)
      simulator.faults.add([{ kind: 'status', status: 456, path: '/v2/translate', times: 5 }])
      await page.getByRole('textbox', { name: en.text.input }).fill(TEXT)
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'text-long',
    reach: async (open) => {
      const page = await openText(open, Array.from({ length: 40 }, () => TEXT).join('\n'))
      await page.getByText(en.text.held.long).waitFor()
      return { page }
    },
  },
  {
    name: 'text-history-empty',
    reach: async (open) => {
      const page = await openText(open, '')
      await page.getByRole('button', { name: en.textHistory.title }).click()
      await page.getByText(en.textHistory.empty.title).waitFor()
      return { page }
    },
  },
  {
    name: 'text-history-clear',
    reach: async (open) => {
      const page = await openText(open, TEXT)
      await translated(page, meeting.welcome.de)
      await page.getByRole('button', { name: en.textHistory.title }).click()
      await page.getByRole('button', { name: en.textHistory.clear }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
]
