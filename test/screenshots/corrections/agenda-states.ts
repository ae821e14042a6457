import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { en } from '../../../src/core/product/strings/en.ts'
import { openAgenda } from '../../journeys/support/settings/agenda-dialog.ts'
import type { Open, State } from '../state.ts'

const AGENDA = readFileSync(join(import.meta.dirname, '../../fixtures/agendas/four-scripts.md'), 'utf8')

async function agenda(open: Open) {
  const { page } = await open({
    microphone: 'none',
    profile: 'deepl',
    settings: {
      voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
      meeting: { isOn: true, theirName: 'Ana' },
    },
  })
  const dialog = await openAgenda(page)
  const give = (name: string, contents: string) =>
    dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(contents) })
  return { page, dialog, give }
}

/** Names from an agenda. */
export const agendaStates: readonly State[] = [
  {
    name: 'agenda-source',
    reach: async (open) => {
      const { page, dialog } = await agenda(open)
      await dialog.getByRole('textbox').waitFor()
      return { page }
    },
  },
  {
    name: 'agenda-refused',
    reach: async (open) => {
      const { page, dialog, give } = await agenda(open)
      await give('agenda.pdf', '%PDF-1.7')
      await dialog.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'agenda-none',
    reach: async (open) => {
      const { page, dialog, give } = await agenda(open)
      await give('agenda.txt', 'the meeting is on Monday')
      await dialog.getByText(en.agenda.none.title).waitFor()
      return { page }
    },
  },
  {
    name: 'agenda-proposals',
    reach: async (open) => {
      const { page, dialog, give } = await agenda(open)
      await give('agenda.md', AGENDA)
      await dialog.getByRole('checkbox').first().waitFor()
      return { page }
    },
  },
  {
    name: 'agenda-too-many',
    reach: async (open) => {
      const { page, dialog, give } = await agenda(open)
      await give('agenda.md', AGENDA)
      await dialog.getByRole('checkbox').first().waitFor()
      await dialog.getByRole('button', { name: en.agenda.edit.replace('{{term}}', 'Quillon') }).click()
      await dialog.getByRole('textbox', { name: en.agenda.term }).fill('Quillon '.repeat(15))
      return { page }
    },
  },
]
