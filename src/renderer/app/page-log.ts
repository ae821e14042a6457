import type { Log } from '../../core/base/log.ts'

/** Logged of a key that has no words: the page shows the key itself. */
export const NO_WORDS = 'no words'

/** A page's log is its console; the host keeps its own. */
export const pageLog: Log = {
  // oxlint-disable-next-line no-console -- the one place where the page logs
  info: (event, data) => console.info(event, data),
  // oxlint-disable-next-line no-console -- the one place where the page logs
  warn: (event, data) => console.warn(event, data),
}
