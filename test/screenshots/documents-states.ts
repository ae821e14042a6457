import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import { fill } from '../support/base/fill.ts'
import type { Open, State } from './state.ts'

const choose = (page: Page, files: Readonly<Record<string, string>>) =>
  page
    .getByRole('tabpanel')
    .locator('input[type=file]')
    .setInputFiles(
      Object.entries(files).map(([name, content]) => ({
        name,
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(content),
      })),
    )

/** The demo service with translated documents, one that came back unchanged, and one that failed. */
async function documents(open: Open): Promise<Page> {
  const { page } = await open({
    microphone: 'none',
    service: 'demo',
    settings: {
      appearance: { panel: 'documents' },
      documents: { sourceLanguage: 'en', targetLanguages: ['de'] },
    },
  })
  await page.getByText('Translations appear here').waitFor()
  await choose(page, {
    'Release notes.txt': 'We still have eleven open bugs.',
    'Slides of the quarterly review, with a name that is rather long.pptx': 'PK',
    'Strings.xlf': 'This is not XLIFF.',
  })
  await page.getByRole('button', { name: fill(en.documents.translate_other, { count: 3 }) }).click()
  await page.getByText('returned this document unchanged').waitFor()
  await page.getByText(en.errors['document-failed'].title).waitFor()
  await page.getByRole('button', { name: 'Download: Release notes.txt, German' }).waitFor()
  return page
}

export const documentsStates: readonly State[] = [
  {
    name: 'documents-empty',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'documents' } } })
      await page.getByText('Translations appear here').waitFor()
      return { page }
    },
  },
  {
    name: 'documents',
    reach: async (open) => {
      const page = await documents(open)
      await page.getByRole('button', { name: 'Download: Release notes.txt, German' }).click()
      await page.getByText('Parley keeps a copy until you remove it.').waitFor()
      const toast = page.getByText(`${en.app.saved} · `).first()
      await toast.waitFor()
      await toast.waitFor({ state: 'hidden' })
      await choose(page, {
        'Board paper.pdf': '%PDF-1.7',
        'Installer.exe': 'MZ',
        'Agenda for Monday.txt': 'Hi',
      })
      return { page }
    },
  },
  {
    name: 'documents-options',
    reach: async (open) => {
      const page = await documents(open)
      await page.getByRole('button', { name: en.documents.options }).click()
      await page.getByRole('combobox', { name: en.documents.memory }).click()
      await page.getByRole('option', { name: 'Demo: meeting minutes' }).click()
      await page.getByText('Minimum match').waitFor()
      return { page }
    },
  },
  {
    name: 'documents-remove',
    reach: async (open) => {
      const page = await documents(open)
      await page.getByRole('button', { name: 'Remove: Release notes.txt, German' }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'documents-running',
    isFleeting: true,
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: {
          appearance: { panel: 'documents' },
          documents: { sourceLanguage: 'en', targetLanguages: ['de', 'fr', 'ja'] },
        },
      })
      await page.getByText('Translations appear here').waitFor()
      await choose(page, { 'Release notes.txt': 'We still have eleven open bugs. '.repeat(400) })
      await page.getByRole('button', { name: fill(en.documents.translate_one, { count: 1 }) }).click()
      await page.getByRole('progressbar').first().waitFor()
      return { page }
    },
  },
]
