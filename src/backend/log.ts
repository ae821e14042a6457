import type { Log, LogData } from '../core/log.ts'

/** Names of fields that never reach a log, whatever put them there. */
const SECRET = /key|token|secret|text|authorization|password/i

const redact = (data: LogData): LogData =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : value]),
  )

/** One JSON object a line. */
export function createLog(write: (line: string) => void, wanted: 'info' | 'warn' = 'warn'): Log {
  const entry =
    (level: 'info' | 'warn') =>
    (event: string, data: LogData = {}) => {
      if (level === 'warn' || wanted === 'info')
        write(JSON.stringify({ time: new Date().toISOString(), level, event, ...redact(data) }))
    }
  return { info: entry('info'), warn: entry('warn') }
}
