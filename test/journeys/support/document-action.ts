import { en } from '../../../src/core/product/strings/en.ts'
import type { HostName } from '../../support/app/open-app.ts'
import { fill } from '../../support/base/fill.ts'

const buttons = {
  save: en.documents.save,
  download: en.documents.download,
  downloadAgain: en.documents.downloadAgain,
  cancel: en.app.cancel,
  retry: en.app.tryAgain,
  remove: en.service.accounts.remove,
}
type Action = keyof typeof buttons

/** A browser downloads a copy, and the host keeps its own until it is told; a desktop saves the file itself. */
export const SAVE: Readonly<Record<HostName, Action>> = {
  webhost: 'download',
  shell: 'save',
  electron: 'save',
}

/** Name of the button that does this with the translation of a document. */
export const documentAction = (action: Action, name: string, language = 'German'): string =>
  fill(en.documents.actionOf, { action: buttons[action], name, language })
