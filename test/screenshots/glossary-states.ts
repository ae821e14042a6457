import { glossaryMoreStates } from './glossary-more-states.ts'
import { glossaryPanel } from './glossary-panel.ts'
import type { State } from './state.ts'

export const glossaryStates: readonly State[] = [
  {
    name: 'glossaries',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Use Product names in live' }).click()
      await page.getByText('Used in live').waitFor()
      return { page }
    },
  },
  {
    name: 'glossaries-empty',
    reach: async (open) => {
      const { page } = await open({
        microphone: 'none',
        settings: { appearance: { panel: 'glossaries' } },
      })
      await page.getByText('No glossaries yet').waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-create',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'New glossary' }).click()
      await page.getByRole('combobox', { name: 'To', exact: true }).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-delete',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Delete Product names' }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-editor',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByLabel('Translation of row 2', { exact: true }).fill('')
      await page.getByLabel('Source of row 3', { exact: true }).fill('source 4')
      return { page }
    },
  },
  {
    name: 'glossary-import',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByRole('button', { name: 'Import' }).click()
      const text = 'Source;Target\nmouse;Maus\nbird;\nfish;Fisch\nmouse;Ratte\nlone\n'
      await page
        .getByLabel('Choose a file')
        .first()
        .setInputFiles({ name: 'animals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page.getByText('3 lines cannot be imported').first().waitFor()
      return { page }
    },
  },
  ...glossaryMoreStates,
]
