import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { parley, startParley } from '../../support/app/command-line.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'

/** Time after which a command that goes on is one that a signal does not end. */
const PATIENCE_MS = 30_000

let folder: string
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-ends-'))
  env = { PARLEY_HOME: join(folder, 'home') }
})
afterAll(() => rm(folder, { recursive: true }))

const fifo = (name: string): string => {
  const path = join(folder, name)
  execFileSync('mkfifo', [path])
  return path
}

describe.skipIf(process.platform !== 'linux').concurrent('a command that waits for something to read', () => {
  it.each([
    ['a pipe that nobody writes to', () => ['speak', fifo('speak.wav')], 'SIGINT'],
    ['a pipe that nobody writes to', () => ['import', fifo('import.parley')], 'SIGTERM'],
    ['standard input', () => ['speak', '-'], 'SIGHUP'],
    ['standard input', () => ['call', 'text.translate', '-'], 'SIGINT'],
    ['standard input', () => ['import', '-'], 'SIGTERM'],
  ] as const)('for %s, ends by one signal (%#)', async (_what, args, signal) => {
    const child = startParley(args(), env, true)
    // Before that, a signal ends it because nothing takes it.
    await waitUntilTaken(child.pid ?? 0)
    child.kill(signal)
    expect(await endOf(child)).toEqual([null, signal])
  })

  it('ends the loop of a shell that it runs in', async () => {
    const command = `${process.execPath} ${join(root, 'src/cli/index.ts')} speak ${fifo('loop.wav')}`
    const shell = spawn('bash', ['-c', `for i in 1 2 3; do echo run; ${command}; done`], {
      detached: true,
      env: { ...process.env, ...env, PARLEY_KEY: '' },
    })
    const printed = text(shell.stdout)
    const [child = 0] = await childrenOf(shell.pid ?? 0)
    await waitUntilTaken(child)
    process.kill(-(shell.pid ?? 0), 'SIGINT')
    await endOf(shell)
    expect(await printed).toBe('run\n')
  })
})

describe.concurrent('a command whose output cannot be written', () => {
  it.skipIf(process.platform !== 'linux').each([
    ['help', ['help'], false],
    ['a list', ['call', '--list'], true],
    ['an answer', ['call', 'app.info'], true],
  ])('says so in one sentence: %s', async (_what, args, isJson) => {
    await using full = await open('/dev/full', 'w')
    const child = spawn(process.execPath, [join(root, 'src/cli/index.ts'), ...args], {
      env: { ...process.env, ...env, PARLEY_KEY: '' },
      stdio: ['ignore', full.fd, 'pipe'],
    })
    const said = text(child.stdio[2] as Readable)
    expect(await once(child, 'exit')).toEqual([2, null])
    const sentence = 'Can’t write to standard output: the disk is full'
    expect(isJson ? JSON.parse(await said).error.problem.detail : await said).toBe(
      isJson ? sentence : `${sentence}.\n`,
    )
  })
})

it('a data folder that cannot be used is what a command names', async () => {
  const file = join(folder, 'no-folder')
  await writeFile(file, '')
  const { code, err } = await parley(['sessions'], { PARLEY_HOME: file })
  expect(code).toBe(1)
  expect(err).toMatch(/^Can’t use Parley’s data folder\. .*PARLEY_HOME/)
  expect(err).not.toContain('library')
})

describe.concurrent('an export that is saved', () => {
  it('replaces no file, names languages in any case, and comes from standard input too', async () => {
    const home = { PARLEY_HOME: join(folder, 'saved') }
    const exported = JSON.stringify(sessionFile(1))
    expect(await parley(['import', '-'], home, `\ufeff${exported}`)).toMatchObject({ code: 0, err: '' })
    const file = join(folder, 'minutes.txt')
    await writeFile(file, 'mine')
    const refused = await parley(['export', 'last', '--save', file], home)
    expect(refused).toMatchObject({ code: 2, err: `${file} already exists. Choose another name.\n` })
    expect(await readFile(file, 'utf8')).toBe('mine')
    await writeFile(file, '')
    expect(await parley(['export', 'last', '--save', file], home)).toMatchObject({ code: 0 })
    expect((await readFile(file, 'utf8')).length).toBeGreaterThan(10)
    expect(await parley(['export', 'last', '--to', 'SOURCE, De', '--as', 'srt'], home)).toMatchObject({
      code: 0,
    })
    expect(await parley(['export', 'last', '--to', 'xx'], home)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Unknown language "xx" in --to\. This session has source, de[,.]/),
    })
  })
})

/** Code and signal of a process, which is killed with its group if it does not end by itself. */
async function endOf(child: ChildProcess): Promise<unknown> {
  const patience = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), PATIENCE_MS)
  try {
    return await once(child, 'exit')
  } finally {
    clearTimeout(patience)
  }
}

/** Resolves when a command takes the signals that would end it: Node itself catches the others, but not SIGHUP. */
async function waitUntilTaken(pid: number): Promise<void> {
  for (;;) {
    const caught = /^SigCgt:\t([\da-f]+)$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
    if ((BigInt(`0x${caught ?? '0'}`) & 1n) !== 0n) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  for (;;) {
    const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim()
    if (children !== '') return children.split(' ').map(Number)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
