import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, on, once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { root } from '../../../scripts/commands.ts'
import { MIN_READING_MS } from '../../../src/webhost/questions.ts'

const QUESTION = /Type y and Enter/g
const LINK = /(http:\/\/127\.0\.0\.1:\d+\/#key=\S+)/

/**
 * Starts the web host as a user does: in a process of its own that prints its link.
 *
 * @param under a command line that runs the host's command line, such as a shell with its own mounts
 * @param opens whether it opens a browser
 */
export async function startWebhost(
  env: Record<string, string>,
  port = '0',
  under: readonly string[] = [],
  opens = false,
): Promise<{
  link: string
  pid: number
  printed: () => string
  hasEnded: () => boolean
  anotherLink: () => Promise<string>
  enter: (line: string) => void
  answerQuestion: (isYes: boolean) => Promise<void>
  stop: () => Promise<void>
  kill: () => Promise<void>
}> {
  const entry = join(root, 'out', 'node', 'webhost.js')
  const node = [process.execPath, '--disable-warning=ExperimentalWarning']
  const own = [...node, entry, opens ? '--open' : '--no-open', '--port', port]
  const [command = '', ...args] = [...under, ...own]
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let printed = ''
  let answered = 0
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    process.stderr.write(chunk)
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const endBy = async (signal: NodeJS.Signals) => {
    if (hasEnded()) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  const link = await firstMatch(child, LINK)
  return {
    link,
    pid: child.pid ?? 0,
    /** Output on stdout and stderr so far. */
    printed: () => printed,
    hasEnded,
    /** Requests another link, as pressing Enter in the terminal does. */
    anotherLink: () => {
      const next = firstMatch(child, LINK)
      child.stdin.write('\n')
      return next
    },
    enter: (line) => void child.stdin.write(`${line}\n`),
    /** Waits for the host's question whether a change is wanted, and answers it as a user does in the terminal. */
    answerQuestion: async (isYes) => {
      while ((printed.match(QUESTION)?.length ?? 0) <= answered) await once(child.stdout, 'data')
      answered += 1
      // A timer may fire up to a millisecond early, and a yes that comes too fast leaves the question open.
      await delay(MIN_READING_MS + 50)
      child.stdin.write(isYes ? 'y\n' : '\n')
    },
    /** Ends it as Ctrl+C does. */
    stop: () => endBy('SIGINT'),
    /** Ends the process without a shutdown. */
    kill: () => endBy('SIGKILL'),
  }
}

async function firstMatch(child: ChildProcess, pattern: RegExp): Promise<string> {
  let printed = ''
  for await (const [chunk] of on(child.stdout ?? new EventEmitter(), 'data', { close: ['close'] })) {
    printed += String(chunk)
    const found = pattern.exec(printed)?.[1]
    if (found !== undefined) return found
  }
  throw new Error(`the web host ended with ${child.exitCode}: ${printed}`)
}
