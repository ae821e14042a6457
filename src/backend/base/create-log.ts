import type { Log, LogData } from '../../core/base/log.ts'
import { toTerminalJson } from './terminal-text.ts'

/** Names of fields that never reach a log, whatever their origin. */
const SECRET = /key|token|secret|text|authorization|password/i

const GONE = '[redacted]'

/** Private content that error messages may quote: keys, tokens, and invalid JSON. */
const QUOTED: readonly (readonly [RegExp, string])[] = [
  [/([?&#](?:token|key)=)[^&\s"']+/gi, `$1${GONE}`],
  [/(Auth-Key|Bearer|Basic)\s+[^\s"',]+/gi, `$1 ${GONE}`],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b(?::fx)?/gi, GONE],
  [/[\w+/-]{32,}={0,2}/g, GONE],
  [/Unexpected token .*? is not valid JSON/gs, `no JSON: ${GONE}`],
  [/\b(https?|wss?):\/\/[^\s/@]*@/gi, `$1://${GONE}@`],
]

const redactWords = (words: string): string =>
  QUOTED.reduce((left, [pattern, instead]) => left.replaceAll(pattern, instead), words)

function redactValue(name: string, value: LogData[string]): LogData[string] {
  if (SECRET.test(name)) return GONE
  return typeof value === 'string' ? redactWords(value) : value
}

const redact = (data: LogData): LogData =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, redactValue(name, value)]))

/** Writes one JSON object per line. */
export function createLog(write: (line: string) => void, wanted: 'info' | 'warn' = 'warn'): Log {
  const entry =
    (level: 'info' | 'warn') =>
    (event: string, data: LogData = {}) => {
      if (level === 'warn' || wanted === 'info')
        write(
          toTerminalJson(JSON.stringify({ time: new Date().toISOString(), level, event, ...redact(data) })),
        )
    }
  return { info: entry('info'), warn: entry('warn') }
}
