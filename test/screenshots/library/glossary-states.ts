import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import type { State } from '../state.ts'
import { glossaryMoreStates } from './glossary-more-states.ts'
import { glossaryPanel } from './glossary-panel.ts'

export const glossaryStates: readonly State[] = [
  {
    name: 'glossaries',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page
        .getByRole('button', { name: fill(en.panels.items.useInLive, { name: 'Product names' }) })
        .click()
      await page.getByText(en.panels.items.inLive).waitFor()
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
      await page.getByText(en.glossaries.list.empty.title).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-create',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: en.glossaries.list.create }).click()
      await page.getByRole('combobox', { name: en.glossaries.create.target, exact: true }).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-delete',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page
        .getByRole('button', { name: fill(en.panels.items.delete, { name: 'Product names' }) })
        .click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-editor',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByLabel(fill(en.glossaries.table.targetOf, { row: 2 }), { exact: true }).fill('')
      await page.getByLabel(fill(en.glossaries.table.sourceOf, { row: 3 }), { exact: true }).fill('source 4')
      return { page }
    },
  },
  {
    name: 'glossary-import',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByRole('button', { name: en.glossaries.editor.import }).click()
      const text = 'Source;Target\nmouse;Maus\nbird;\nfish;Fisch\nmouse;Ratte\nlone\n'
      await page
        .getByLabel(en.glossaries.import.choose)
        .first()
        .setInputFiles({ name: 'animals.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await page
        .getByText(fill(en.glossaries.import.invalid_other, { count: 3 }))
        .first()
        .waitFor()
      return { page }
    },
  },
  ...glossaryMoreStates,
]
