import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from '../commands.ts'

/** Time after the end of a program in which its last words arrive: its own children may hold the pipe open. */
const LAST_WORDS_MS = 500
const MAX_WORDS = 16_384

/** Signals with which a user or a system ends a program. */
export const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Exit code that a shell gives for the end by a signal. */
const codeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal]

/** How a program has ended. */
export interface Ended {
  /** As a shell gives it: 128 and the number of the signal that ended the program. */
  readonly code: number
  readonly signal: NodeJS.Signals | null
  /** Why it did not even start, such as `EACCES`. */
  readonly refusal?: string
  /** The end of what it wrote to standard error, if that was kept. */
  readonly words: string
  readonly seconds: number
}

interface ForegroundOptions {
  readonly env?: NodeJS.ProcessEnv
  /** Ends the program when it is aborted. */
  readonly stop: AbortSignal
  /** Whether the end of standard error is kept, beside showing it. */
  readonly keepsWords?: boolean
}

/** Aborts when this process is asked to end; the reason is the exit code that a shell gives for that. */
export function untilAskedToEnd(): AbortSignal {
  const stop = new AbortController()
  for (const signal of END_SIGNALS) process.on(signal, () => stop.abort(codeOf(signal)))
  return stop.signal
}

/** Runs a program on this terminal until it ends. */
export function runInForeground(
  [program = '', ...args]: readonly string[],
  { env = process.env, stop, keepsWords = false }: ForegroundOptions,
): Promise<Ended> {
  const started = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env,
    stdio: ['inherit', 'inherit', keepsWords ? 'pipe' : 'inherit'],
  })
  const { stderr } = child
  let words = ''
  stderr?.on('data', (chunk: Buffer) => {
    process.stderr.write(chunk)
    words = (words + chunk.toString()).slice(-MAX_WORDS)
  })
  // Electron ends at once, without saving, at the second of the same signal; the first may have come to all processes of
  // this terminal. The console of Windows tells every program itself.
  const end = () =>
    process.platform === 'win32' || child.kill(stop.reason === codeOf('SIGTERM') ? 'SIGINT' : 'SIGTERM')
  stop.addEventListener('abort', end)
  return new Promise((resolve) => {
    const finish = (ended: Pick<Ended, 'code' | 'signal' | 'refusal'>) => {
      stop.removeEventListener('abort', end)
      stderr?.destroy()
      resolve({ ...ended, words, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', ({ code = '', message }: NodeJS.ErrnoException) =>
      finish({ code: 1, signal: null, refusal: code === '' ? message : code }),
    )
    child.on('exit', (code, signal) => {
      const ended = { code: code ?? codeOf(signal ?? 'SIGKILL'), signal }
      child.on('close', () => finish(ended))
      if (stderr !== null) setTimeout(() => finish(ended), LAST_WORDS_MS).unref()
    })
  })
}
