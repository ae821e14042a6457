import { en } from '../../../src/core/strings/en.ts'
import { fill } from '../../support/base/fill.ts'

type Action = 'save' | 'download' | 'downloadAgain' | 'deleteCopy' | 'cancel' | 'retry' | 'remove'

/** Name of the button that does this with the translation of a document. */
export const documentAction = (action: Action, name: string, language = 'German'): string =>
  fill(en.documents.actionOf, { action: en.documents[action], name, language })
