import { en } from '../../../src/core/product/strings/en.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import { dragFiles } from '../../support/app/drag-files.ts'
import { meetingFile, sessionFile, sessionUpload } from '../../support/sessions/session-file.ts'
import type { State } from '../state.ts'

/** A session file that was opened with the desktop app; a live session is behind it in the journeys. */
const opened = (name: string, content: object): State => ({
  name: `opened-${name}`,
  reach: async (open) => {
    const { page, call } = await open({ microphone: 'none' })
    const { tell } = await asDesktop(page, {})
    const data = Buffer.from(JSON.stringify(content))
    const { id } = await call('file.begin', { name: 'a', bytes: data.length })
    await call('file.append', { id, offset: 0, data })
    await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
    tell('session.opened', { name: 'Weekly with Lyon.parley', file: id })
    await page.getByRole('button', { name: en.app.dismiss }).waitFor()
    return { page }
  },
})

/** Session files: opened with the app, dropped on the history, and saved. */
export const openedStates: readonly State[] = [
  opened('session', sessionFile(12)),
  opened('meeting', meetingFile()),
  opened('nothing', { format: 'other' }),
  {
    name: 'history-drop',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
      await panel.getByText(en.history.empty.title).waitFor()
      await dragFiles(panel.getByRole('searchbox'), { name: 'a.parley', content: '' })
      await panel.getByText(en.history.drop).waitFor()
      return { page }
    },
  },
  {
    name: 'history-import-failed',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
      await panel.getByText(en.history.empty.title).waitFor()
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: en.history.import }).click()
      const other = { name: 'Agenda of the weekly meeting.txt', mimeType: '', buffer: Buffer.from('agenda') }
      await (await asked).setFiles([sessionUpload(sessionFile(3)), other])
      await panel.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'export-parley-file',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
      const asked = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: en.history.import }).click()
      await (await asked).setFiles(sessionUpload(sessionFile(3)))
      await page.getByRole('button', { name: en.history.session.export }).click()
      await page.getByRole('combobox', { name: en.history.export.format }).click()
      await page.getByRole('option', { name: en.history.export.formats.parley }).click()
      await page.getByText(en.history.export.completeHint).waitFor()
      return { page }
    },
  },
]
