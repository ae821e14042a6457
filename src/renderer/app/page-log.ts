import type { Log } from '../../core/base/log.ts'

/** Log event for a key without a string: the page shows the key itself. */
export const NO_WORDS = 'no words'

/** Pages log to the console; the host has a log of its own. */
export const pageLog: Log = {
  // oxlint-disable-next-line no-console -- the one place where the page logs
  info: (event, data) => console.info(event, data),
  // oxlint-disable-next-line no-console -- the one place where the page logs
  warn: (event, data) => console.warn(event, data),
}
