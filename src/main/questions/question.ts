import { type BrowserWindow, dialog, type MessageBoxSyncOptions } from 'electron'
import type { Confirmation } from '../../backend/network/confirmation.ts'
import type { CallContext } from '../../core/base/call.ts'
import { t } from '../integration/language.ts'
import { windowOf } from '../ipc.ts'

let open = 0
let onChange: () => void = () => undefined

/** Whether a question of the shell is open: a page may cover none of its words. */
export const isAsking = (): boolean => open > 0

/** @param changed called when the first question is about to open, and when the last one has closed, besides others */
export function watchQuestions(changed: () => void): void {
  onChange = changed
}

function count(questions: 1 | -1): void {
  open += questions
  onChange()
}

/** Asks in a dialog of the system, which no page can answer. */
export async function confirmOutsidePage(
  { caller, signal }: CallContext,
  { accept, ...words }: { readonly message: string; readonly detail: string; readonly accept: string },
): Promise<Confirmation> {
  count(1)
  try {
    const { response } = await dialog.showMessageBox(windowOf(caller), {
      type: 'warning',
      ...words,
      buttons: [accept, t('app.cancel')],
      defaultId: 1,
      cancelId: 1,
      noLink: true,
      signal,
    })
    return response === 0 ? 'confirmed' : 'declined'
  } finally {
    count(-1)
  }
}

/** As `dialog.showMessageBoxSync`: nothing else goes on meanwhile. */
export function askAtOnce(window: BrowserWindow, options: MessageBoxSyncOptions): number {
  count(1)
  try {
    return dialog.showMessageBoxSync(window, options)
  } finally {
    count(-1)
  }
}
