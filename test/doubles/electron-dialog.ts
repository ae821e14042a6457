import type * as Electron from 'electron'
import { app } from './electron-app.ts'
import type { DialogUser } from './electron-dialog-user.ts'

export const errorBoxes: string[][] = []
/** Errors that went to stderr instead, as on Linux before the app is ready. */
export const errorLines: string[] = []
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

/** Arguments of a dialog: its options, behind the window that it belongs to, if there is one. */
type Asked<Options> = readonly [options: Options] | readonly [window: unknown, options: Options]

const optionsOf = <Options>(asked: Asked<Options>): Options => (asked.length === 1 ? asked[0] : asked[1])

const choose = async (
  asked: Asked<Electron.OpenDialogOptions | Electron.SaveDialogOptions>,
  most: number,
): Promise<readonly string[]> => {
  fileDialogs.push([...asked])
  if (chosenFiles.length > 0 || dialogUser.present === undefined) return chosenFiles.splice(0, most)
  return dialogUser.present.choose(optionsOf(asked))
}

/** A dialog whose signal is aborted is closed, as if it were cancelled. */
const closed = ({ signal, cancelId = 0 }: Electron.MessageBoxOptions): Promise<number> =>
  new Promise((resolve) => signal?.addEventListener('abort', () => resolve(cancelId), { once: true }))

export const dialog = {
  showMessageBox: async (...asked: Asked<Electron.MessageBoxOptions>) => {
    const options = optionsOf(asked)
    questions.push(options)
    const { cancelId = 0 } = options
    const user = dialogUser.present?.press(options) ?? Promise.resolve(cancelId)
    const response = pressed.shift() ?? (await Promise.race([user, closed(options)]))
    return { response, checkboxChecked: false }
  },
  /** Blocks the process, so that only an answer that is there already can be given. */
  showMessageBoxSync: (...asked: Asked<Electron.MessageBoxSyncOptions>): number => {
    const options = optionsOf(asked)
    questions.push(options)
    return pressed.shift() ?? options.cancelId ?? 0
  },
  showErrorBox: (title: string, content: string) => {
    if (app.isStarting) errorLines.push(`${title}\n${content}`)
    else errorBoxes.push([title, content])
  },
  showOpenDialog: async (...asked: Asked<Electron.OpenDialogOptions>) => {
    const most =
      optionsOf(asked).properties?.includes('multiSelections') === true ? Number.POSITIVE_INFINITY : 1
    const filePaths = await choose(asked, most)
    return { canceled: filePaths.length === 0, filePaths: [...filePaths] }
  },
  showSaveDialog: async (...asked: Asked<Electron.SaveDialogOptions>) => {
    const [filePath = ''] = await choose(asked, 1)
    return { canceled: filePath === '', filePath }
  },
}
