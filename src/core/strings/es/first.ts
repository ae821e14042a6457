import { app } from './app.ts'
import { errors } from './errors.ts'
import { languageList } from './language-list.ts'
import { live } from './live.ts'
import { panels } from './panels.ts'
import { service } from './service.ts'
import { shortcuts } from './shortcuts.ts'

/** What the page reads from its first moment on. */
export const first = {
  app,
  languageList,
  live,
  panels,
  service,
  shortcuts,
  errors,
} as const
