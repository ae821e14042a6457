import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LIMIT_MS = 90_000
const LOOK_EACH_MS = 200
/** A reader that begins this late has a full pipe before it. */
const READER_DELAY_MS = 2000
const MEGABYTE = 1_000_000
const isWindows = process.platform === 'win32'

/** Commands of an installed Parley. */
export interface InstalledProgram {
  /** The command for the command line. */
  readonly command: string
  /** The command that opens the app. */
  readonly app: string
  readonly version: string
  readonly env: NodeJS.ProcessEnv
}

/** A batch file is no program of its own. */
const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess =>
  program.endsWith('.cmd')
    ? spawn('cmd.exe', ['/d', '/c', program, ...args], { env })
    : spawn(program, args, { env })

function demand(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(what)
}

/** Waits until it is so. @throws if it takes too long, or the process has ended */
async function until(
  isSo: () => boolean,
  what: string,
  child: ChildProcess,
  words: () => string,
): Promise<void> {
  const end = performance.now() + LIMIT_MS
  while (!isSo()) {
    demand(child.exitCode === null && child.signalCode === null, `it ended before ${what}: ${words()}`)
    demand(performance.now() < end, `too late: ${what}: ${words()}`)
    await wait(LOOK_EACH_MS)
  }
}

/** How a process has ended, within the limit. */
async function endOf(child: ChildProcess, what: string): Promise<number | NodeJS.Signals | null> {
  const ended = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('close', () => resolve())
  })
  const limit = new AbortController()
  const isLate = wait(LIMIT_MS, true, { signal: limit.signal }).catch(() => false)
  const late = await Promise.race([ended.then(() => false), isLate])
  limit.abort()
  demand(!late, `${what} does not end`)
  return child.exitCode ?? child.signalCode
}

/** Runs a command and reads its output, from some moment on. */
async function outputOf(
  { command, env }: InstalledProgram,
  args: readonly string[],
  delayMs = 0,
): Promise<string> {
  const child = start(command, args, env)
  const ended = endOf(child, args.join(' '))
  child.stderr?.resume()
  // Node drops what nobody listens to when the process ends.
  child.stdout?.on('readable', () => undefined)
  await wait(delayMs)
  let text = ''
  for await (const chunk of child.stdout ?? []) text += String(chunk)
  const code = await ended
  demand(code === 0, `"${args.join(' ')}" ended with ${code}`)
  // Electron writes an empty line first on Windows.
  return text.trim()
}

/** A service that refuses everything, and tells that somebody has asked. */
async function countRequests() {
  let count = 0
  const server = createServer((_request, response) => {
    count += 1
    response.writeHead(403).end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, count: () => count, server }
}

/** Asks a process to end, as a system does. */
function ask(child: ChildProcess): void {
  if (isWindows) spawn('taskkill', ['/pid', String(child.pid), '/t'])
  else child.kill('SIGTERM')
}

/** Opens the app in a folder of its own, waits for its page, starts it again, and ends it. */
async function tryApp({ app, env }: InstalledProgram): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'parley-try-'))
  const { address, count, server } = await countRequests()
  const account = { id: 'try', name: 'Try', profile: 'generic', plan: 'pro', address, streamDomains: [] }
  writeFileSync(
    join(home, 'settings.json'),
    JSON.stringify({ service: { active: 'try', accounts: [account] } }),
  )
  const own = { ...env, PARLEY_HOME: home, PARLEY_KEY: 'a-key' }
  const first = start(app, [], own)
  let words = ''
  for (const stream of [first.stdout, first.stderr])
    stream?.on('data', (chunk: Buffer) => (words += String(chunk)))
  try {
    await until(
      () => existsSync(join(home, 'parley.in-use-desktop')),
      'it uses its folder',
      first,
      () => words,
    )
    // Only a page asks the service of an account.
    await until(
      () => count() > 0,
      'its page has asked for something',
      first,
      () => words,
    )
    const second = await endOf(start(app, [], own), 'a second start')
    demand(second === 0, `a second start ended with ${second}`)
    demand(
      first.exitCode === null && first.signalCode === null,
      `a second start has ended the first: ${words}`,
    )
    ask(first)
    const code = await endOf(first, 'the app')
    demand(code === 0, `the app ended with ${code}: ${words}`)
  } finally {
    first.kill('SIGKILL')
    server.close()
    server.closeAllConnections()
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Trials of an installed Parley on each system, by name. Each throws if Parley fails it. */
export const trials: Readonly<Record<string, (program: InstalledProgram) => Promise<void>>> = {
  'tells its version': async (program) => {
    const said = await outputOf(program, ['--version'])
    demand(said === program.version, `it says "${said}" in place of ${program.version}`)
  },
  'makes a call with the demo service': async (program) => {
    const languages = JSON.parse(await outputOf(program, ['call', 'voice.languages'])) as unknown[]
    demand(languages.length > 10, `it knows ${languages.length} languages`)
  },
  'gives a slow reader a megabyte': async (program) => {
    const text = await outputOf(program, ['call', '--list'], READER_DELAY_MS)
    JSON.parse(text)
    demand(text.length > MEGABYTE, `it has ${text.length} letters`)
  },
  'opens its page in a folder of its own, once': tryApp,
}
