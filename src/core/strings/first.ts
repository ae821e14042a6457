import { app } from './en/app.ts'
import { doctor } from './en/doctor.ts'
import { errors } from './en/errors.ts'
import { languageList } from './en/language-list.ts'
import { live } from './en/live.ts'
import { menu } from './en/menu.ts'
import { panels } from './en/panels.ts'
import { service } from './en/service.ts'
import { settings } from './en/settings.ts'
import { shortcuts } from './en/shortcuts.ts'

/** What the page reads from its first moment on. */
export const first = {
  app,
  doctor,
  languageList,
  live,
  menu,
  panels,
  service,
  settings,
  shortcuts,
  errors,
} as const
