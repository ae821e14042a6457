import { join } from 'node:path'
import { dialog } from 'electron'
import type { HostFiles } from '../backend/documents/host-files.ts'
import { t } from './language.ts'
import { windowOf } from './window-of.ts'

/** The system's own dialogs. Paths stay on this side: a page gets handles. */
export const documentDialogs: HostFiles = {
  async pick(extensions, caller) {
    const { canceled, filePaths } = await dialog.showOpenDialog(windowOf(caller), {
      title: t('documents.dialog.choose'),
      filters: [{ name: t('documents.dialog.kinds'), extensions: [...extensions] }],
      properties: ['openFile', 'multiSelections'],
    })
    return canceled ? [] : filePaths
  },
  async saveAs(name, folder, caller) {
    const { canceled, filePath } = await dialog.showSaveDialog(windowOf(caller), {
      title: t('documents.dialog.save'),
      defaultPath: folder === undefined ? name : join(folder, name),
      properties: ['createDirectory', 'showOverwriteConfirmation'],
    })
    return canceled || filePath === '' ? undefined : filePath
  },
  async pickFolder(folder, caller) {
    const { canceled, filePaths } = await dialog.showOpenDialog(windowOf(caller), {
      title: t('privacy.textFile.dialog'),
      ...(folder !== undefined && { defaultPath: folder }),
      properties: ['openDirectory', 'createDirectory'],
    })
    return canceled ? undefined : filePaths[0]
  },
}
