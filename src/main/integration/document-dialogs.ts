import { join } from 'node:path'
import { dialog } from 'electron'
import type { FileKind, HostFiles } from '../../backend/documents/host-files.ts'
import { windowOf } from '../ipc.ts'
import { t } from './language.ts'

/** Texts of the dialogs. */
const wordsOf = (kind: FileKind) =>
  kind === 'memory'
    ? { choose: t('memories.dialog.choose'), kinds: 'TMX', save: t('memories.dialog.save') }
    : {
        choose: t('documents.dialog.choose'),
        kinds: t('panels.names.documents'),
        save: t('documents.dialog.save'),
      }

/** File dialogs of the system. Paths stay in the main process: pages receive handles. */
export const documentDialogs: HostFiles = {
  async pick(kind, extensions, caller) {
    const { choose, kinds } = wordsOf(kind)
    const { canceled, filePaths } = await dialog.showOpenDialog(windowOf(caller), {
      title: choose,
      filters: [{ name: kinds, extensions: [...extensions] }],
      properties: kind === 'memory' ? ['openFile'] : ['openFile', 'multiSelections'],
    })
    return canceled ? [] : filePaths
  },
  async saveAs(kind, name, folder, caller) {
    const { canceled, filePath } = await dialog.showSaveDialog(windowOf(caller), {
      title: wordsOf(kind).save,
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
