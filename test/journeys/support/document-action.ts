import { en } from '../../../src/core/strings/en.ts'
import type { HostName } from '../../support/app/open-app.ts'
import { fill } from '../../support/base/fill.ts'

type Action = 'save' | 'download' | 'downloadAgain' | 'deleteCopy' | 'cancel' | 'retry' | 'remove'

/** A browser downloads a copy, and the host keeps its own until it is told; a desktop saves the file itself. */
export const SAVE: Readonly<Record<HostName, Action>> = {
  webhost: 'download',
  shell: 'save',
  electron: 'save',
}

/** Name of the button that does this with the translation of a document. */
export const documentAction = (action: Action, name: string, language = 'German'): string =>
  fill(en.documents.actionOf, { action: en.documents[action], name, language })
