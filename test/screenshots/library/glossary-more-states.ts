import { en } from '../../../src/core/product/strings/en.ts'
import { fill } from '../../support/base/fill.ts'
import { HttpPeer, json } from '../../support/service/http-peer.ts'
import type { State } from '../state.ts'
import { glossaryPanel } from './glossary-panel.ts'

const fixed = {
  glossary_id: '7a5d3f3e-1f4e-4d5e-8a5e-1f4e4d5e8a5e',
  name: 'Product names',
  ready: true,
  source_lang: 'EN',
  target_lang: 'DE',
  creation_time: '2026-11-21T10:00:00Z',
  entry_count: 240,
}

/** Dialogs and messages of the glossaries panel. */
export const glossaryMoreStates: readonly State[] = [
  {
    name: 'glossary-rename',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page
        .getByRole('button', { name: fill(en.panels.items.rename, { name: 'Product names' }) })
        .click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-find-none',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByLabel(en.glossaries.editor.find, { exact: true }).fill('klingon')
      await page.getByText(en.glossaries.editor.noResults).waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-discard',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page
        .getByLabel(fill(en.glossaries.table.targetOf, { row: 2 }), { exact: true })
        .fill('Something else')
      await page.getByRole('button', { name: en.glossaries.editor.discard }).click()
      await page.getByRole('dialog').waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-import-good',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: 'Product names', exact: true }).click()
      await page.getByRole('button', { name: en.glossaries.editor.import }).click()
      await page
        .getByLabel(en.glossaries.import.choose)
        .first()
        .setInputFiles({
          name: 'animals.tsv',
          mimeType: 'text/tab-separated-values',
          buffer: Buffer.from('mouse\tMaus\nfish\tFisch\n'),
        })
      await page
        .getByText(fill(en.glossaries.import.valid_other, { count: 2 }))
        .first()
        .waitFor()
      return { page }
    },
  },
  {
    name: 'glossary-new-empty',
    reach: async (open, simulator) => {
      const page = await glossaryPanel(open, simulator)
      await page.getByRole('button', { name: en.glossaries.list.create }).click()
      await page.getByRole('textbox', { name: en.panels.items.name }).fill('Animals')
      await page.getByRole('combobox', { name: en.glossaries.create.target, exact: true }).waitFor()
      await page.getByRole('button', { name: en.glossaries.create.submit }).click()
      await page.getByText('No entries yet').waitFor()
      return { page }
    },
  },
  {
    name: 'glossaries-fixed',
    reach: async (open) => {
      const peer = await HttpPeer.listen()
      peer.answerWith((response, request) => {
        if (request.url.startsWith('/v3/languages')) return json(200, [])(response, request)
        if (request.url.startsWith('/v2/glossaries'))
          return json(200, { glossaries: [fixed] })(response, request)
        return json(404, {})(response, request)
      })
      const { page } = await open({
        microphone: 'none',
        service: peer.address,
        settings: { appearance: { panel: 'glossaries' } },
      })
      await page.getByText(en.glossaries.list.fixed.title).waitFor()
      return { page, end: () => peer.close() }
    },
  },
]
