import { account } from './account.ts'
import { doctor } from './doctor.ts'
import { documents } from './documents.ts'
import { glossaries } from './glossaries.ts'
import { history } from './history.ts'
import { languages } from './languages.ts'
import { memories } from './memories.ts'
import { menu } from './menu.ts'
import { privacy } from './privacy.ts'
import { quick } from './quick.ts'
import { settings } from './settings.ts'
import { sound } from './sound.ts'
import { styleRuleLists } from './style-rule-lists.ts'
import { text } from './text.ts'
import { textHistory } from './text-history.ts'
import { transfer } from './transfer.ts'
import { usage } from './usage.ts'

/** What is read in panels and dialogs: it is loaded with the first of them, so that captions never wait for it. */
export const later = {
  account,
  doctor,
  documents,
  glossaries,
  history,
  languages,
  memories,
  menu,
  privacy,
  quick,
  settings,
  sound,
  styleRuleLists,
  text,
  textHistory,
  transfer,
  usage,
} as const
