import type * as Electron from 'electron'
import type { DialogUser } from './electron-dialog-user.ts'

export const errorBoxes: string[][] = []
/** Answers of the next file dialogs; without one, a dialog is cancelled. */
export const chosenFiles: string[] = []
export const fileDialogs: unknown[][] = []
/**
 * Message boxes that were shown, and (`pressed`) the buttons to press in the next ones; without one, cancel is pressed.
 */
export const questions: Electron.MessageBoxSyncOptions[] = []
export const pressed: number[] = []

/** The user of the dialogs, if there is one; otherwise the answers above are given at once. */
export const dialogUser: { present?: DialogUser } = {}

const choose = async (
  window: unknown,
  options: Electron.OpenDialogOptions | Electron.SaveDialogOptions,
  most: number,
): Promise<readonly string[]> => {
  fileDialogs.push([window, options])
  if (chosenFiles.length > 0 || dialogUser.present === undefined) return chosenFiles.splice(0, most)
  return dialogUser.present.choose(options)
}

/** A dialog whose signal is aborted is closed, as if it were cancelled. */
const closed = ({ signal, cancelId = 0 }: Electron.MessageBoxOptions): Promise<number> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(cancelId), { once: true }))

export const dialog = {
  showMessageBox: async (_window: unknown, options: Electron.MessageBoxOptions) => {
    questions.push(options)
    const { cancelId = 0 } = options
    const user = dialogUser.present?.press(options) ?? Promise.resolve(cancelId)
    const response = pressed.shift() ?? (await Promise.race([user, closed(options)]))
    return { response, checkboxChecked: false }
  },
  /** Blocks the process, so that only an answer that is there already can be given. */
  showMessageBoxSync: (_window: unknown, options: Electron.MessageBoxSyncOptions): number =>
    questions.push(options) && (pressed.shift() ?? options.cancelId ?? 0),
  showErrorBox: (title: string, content: string) => {
    errorBoxes.push([title, content])
  },
  showOpenDialog: async (window: unknown, options: Electron.OpenDialogOptions) => {
    const most = options.properties?.includes('multiSelections') === true ? Number.POSITIVE_INFINITY : 1
    const filePaths = await choose(window, options, most)
    return { canceled: filePaths.length === 0, filePaths: [...filePaths] }
  },
  showSaveDialog: async (window: unknown, options: Electron.SaveDialogOptions) => {
    const [filePath = ''] = await choose(window, options, 1)
    return { canceled: filePath === '', filePath }
  },
}
