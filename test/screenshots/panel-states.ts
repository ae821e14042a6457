import { accountStates } from './account-states.ts'
import { agendaStates } from './corrections/agenda-states.ts'
import { correctionStates } from './corrections/correction-states.ts'
import { liveCorrectionStates } from './corrections/live-correction-states.ts'
import { desktopStates } from './desktop-states.ts'
import { documentsStates } from './documents-states.ts'
import { historyStates } from './history-states.ts'
import { deletionStates } from './host/deletion-states.ts'
import { openedStates } from './host/opened-states.ts'
import { permissionStates } from './host/permission-states.ts'
import { languageStates } from './language-states.ts'
import { glossaryStates } from './library/glossary-states.ts'
import { libraryStates } from './library/library-states.ts'
import { quickStates } from './quick-states.ts'
import { settingsSectionStates } from './settings-section-states.ts'
import { settingsStates } from './settings-states.ts'
import type { State } from './state.ts'
import { styleRulesStates } from './style-rules-states.ts'
import { spokenTermsStates } from './terms/spoken-terms-states.ts'
import { textStates } from './text-states.ts'
import { updateStates } from './updates/update-states.ts'
import { usesStates } from './uses-states.ts'

/** All views besides the captions. */
export const panelStates: readonly State[] = [
  ...quickStates,
  ...settingsSectionStates,
  ...deletionStates,
  ...permissionStates,
  ...openedStates,
  ...settingsStates,
  ...desktopStates,
  ...updateStates,
  ...documentsStates,
  ...textStates,
  ...languageStates,
  ...accountStates,
  ...libraryStates,
  ...glossaryStates,
  ...spokenTermsStates,
  ...historyStates,
  ...agendaStates,
  ...correctionStates,
  ...liveCorrectionStates,
  ...styleRulesStates,
  ...usesStates,
]
