import { join } from 'node:path'
import { BrowserWindow, dialog } from 'electron'
import type { HostFiles } from '../backend/documents/host-files.ts'
import { askingPage } from './ipc.ts'
import { t } from './language.ts'

/** The window of the page that asks: the dialog belongs to it. */
function askingWindow(): BrowserWindow {
  const window = BrowserWindow.fromWebContents(askingPage())
  if (window === null) throw new Error('the page that asks has no window')
  return window
}

/** The system's own dialogs. Paths stay on this side: a page gets handles. */
export const documentDialogs: HostFiles = {
  async pick(extensions) {
    const { canceled, filePaths } = await dialog.showOpenDialog(askingWindow(), {
      title: t('documents.dialog.choose'),
      filters: [{ name: t('documents.dialog.kinds'), extensions: [...extensions] }],
      properties: ['openFile', 'multiSelections'],
    })
    return canceled ? [] : filePaths
  },
  async saveAs(name, folder) {
    const { canceled, filePath } = await dialog.showSaveDialog(askingWindow(), {
      title: t('documents.dialog.save'),
      defaultPath: folder === undefined ? name : join(folder, name),
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    })
    return canceled || filePath === '' ? undefined : filePath
  },
  async pickFolder(folder) {
    const { canceled, filePaths } = await dialog.showOpenDialog(askingWindow(), {
      title: t('privacy.textFile.dialog'),
      ...(folder !== undefined && { defaultPath: folder }),
      properties: ['openDirectory', 'createDirectory'],
    })
    return canceled ? undefined : filePaths[0]
  },
}
