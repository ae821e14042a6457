/**
 * Allowed values of a log entry. Never a key, a token, a URL that contains one, or spoken or translated text.
 */
export type LogData = Readonly<Record<string, string | number | boolean | undefined>>

export interface Log {
  info(event: string, data?: LogData): void
  warn(event: string, data?: LogData): void
}

export const silentLog: Log = { info: () => undefined, warn: () => undefined }

/** Limit of different warnings per source. */
const MAX_WARNINGS = 100

/** Logs a warning the first time that its key occurs. */
export function warnOnce(log: Log): (key: string, event: string, data?: LogData) => void {
  const seen = new Set<string>()
  return (key, event, data) => {
    if (seen.has(key) || seen.size === MAX_WARNINGS) return
    seen.add(key)
    log.warn(event, data)
  }
}
