import account from '../../../../resources/locales/en/account.json' with { type: 'json' }
import agenda from '../../../../resources/locales/en/agenda.json' with { type: 'json' }
import app from '../../../../resources/locales/en/app.json' with { type: 'json' }
import captionPage from '../../../../resources/locales/en/captionPage.json' with { type: 'json' }
import closedCaptions from '../../../../resources/locales/en/closedCaptions.json' with { type: 'json' }
import corrections from '../../../../resources/locales/en/corrections.json' with { type: 'json' }
import doctor from '../../../../resources/locales/en/doctor.json' with { type: 'json' }
import documents from '../../../../resources/locales/en/documents.json' with { type: 'json' }
import errors from '../../../../resources/locales/en/errors.json' with { type: 'json' }
import glossaries from '../../../../resources/locales/en/glossaries.json' with { type: 'json' }
import history from '../../../../resources/locales/en/history.json' with { type: 'json' }
import hub from '../../../../resources/locales/en/hub.json' with { type: 'json' }
import languageList from '../../../../resources/locales/en/languageList.json' with { type: 'json' }
import languages from '../../../../resources/locales/en/languages.json' with { type: 'json' }
import live from '../../../../resources/locales/en/live.json' with { type: 'json' }
import looks from '../../../../resources/locales/en/looks.json' with { type: 'json' }
import meeting from '../../../../resources/locales/en/meeting.json' with { type: 'json' }
import memories from '../../../../resources/locales/en/memories.json' with { type: 'json' }
import menu from '../../../../resources/locales/en/menu.json' with { type: 'json' }
import overlay from '../../../../resources/locales/en/overlay.json' with { type: 'json' }
import packages from '../../../../resources/locales/en/packages.json' with { type: 'json' }
import panels from '../../../../resources/locales/en/panels.json' with { type: 'json' }
import privacy from '../../../../resources/locales/en/privacy.json' with { type: 'json' }
import quick from '../../../../resources/locales/en/quick.json' with { type: 'json' }
import room from '../../../../resources/locales/en/room.json' with { type: 'json' }
import roomPage from '../../../../resources/locales/en/roomPage.json' with { type: 'json' }
import service from '../../../../resources/locales/en/service.json' with { type: 'json' }
import settings from '../../../../resources/locales/en/settings.json' with { type: 'json' }
import settingsSearch from '../../../../resources/locales/en/settingsSearch.json' with { type: 'json' }
import shortcuts from '../../../../resources/locales/en/shortcuts.json' with { type: 'json' }
import sound from '../../../../resources/locales/en/sound.json' with { type: 'json' }
import spokenTerms from '../../../../resources/locales/en/spokenTerms.json' with { type: 'json' }
import styleRuleLists from '../../../../resources/locales/en/styleRuleLists.json' with { type: 'json' }
import styleRules from '../../../../resources/locales/en/styleRules.json' with { type: 'json' }
import text from '../../../../resources/locales/en/text.json' with { type: 'json' }
import textHistory from '../../../../resources/locales/en/textHistory.json' with { type: 'json' }
import transfer from '../../../../resources/locales/en/transfer.json' with { type: 'json' }
import updates from '../../../../resources/locales/en/updates.json' with { type: 'json' }
import usage from '../../../../resources/locales/en/usage.json' with { type: 'json' }
import uses from '../../../../resources/locales/en/uses.json' with { type: 'json' }

/** Every English string by its key, `live.start`: the keys that all code is typed with. See docs/translations.md. */
export const en = {
  account,
  agenda,
  app,
  captionPage,
  closedCaptions,
  corrections,
  doctor,
  documents,
  errors,
  glossaries,
  history,
  hub,
  languageList,
  languages,
  live,
  looks,
  meeting,
  memories,
  menu,
  overlay,
  packages,
  panels,
  privacy,
  quick,
  room,
  roomPage,
  service,
  settings,
  settingsSearch,
  shortcuts,
  sound,
  spokenTerms,
  styleRuleLists,
  styleRules,
  text,
  textHistory,
  transfer,
  updates,
  usage,
  uses,
}
