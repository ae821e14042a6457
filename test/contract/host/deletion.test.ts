import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEMO } from '../../../src/core/settings/account.ts'
import { filesWith } from '../../attack/support/files-with.ts'
import { upload } from '../../attack/support/page-calls.ts'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { COMMAND_LINE, parley } from '../../support/app/command-line.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { FilesOfOthers, furnish, PRIVATE_WORD } from '../../support/data-folder/furnished-home.ts'
import { busyFile } from '../../support/network-faults/disk-trouble.ts'
import { keepSession } from '../../support/sessions/keep-session.ts'
import { outageConfig } from '../../support/sessions/outage-runs.ts'

type Host = Awaited<ReturnType<typeof startWebhost>>

let home: string
let elsewhere: string
let env: { PARLEY_HOME: string; PARLEY_KEY: string; TMPDIR: string }
let hosts: Host[]
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-deletion-'))
  elsewhere = mkdtempSync(join(tmpdir(), 'parley-elsewhere-'))
  env = { PARLEY_HOME: home, PARLEY_KEY: '', TMPDIR: elsewhere }
  hosts = []
})
afterEach(async () => {
  for (const host of hosts) if (!host.hasEnded()) await host.kill()
  for (const folder of [home, elsewhere]) rmSync(folder, { recursive: true })
})

async function start(under: readonly string[] = []): Promise<Host> {
  const host = await startWebhost(env, '0', under)
  hosts.push(host)
  return host
}

/** Has the host store something of every kind, with the private word in it. */
async function useIn(page: BridgeClient): Promise<void> {
  const call = async (name: string, input: unknown) => {
    const answer = (await page.invoke(name, input)) as { ok: boolean; value: never; error: unknown }
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(answer.error)}`)
    return answer.value
  }
  await call('settings.update', { privacy: { keepsSound: true }, meeting: { theirName: PRIVATE_WORD } })
  await keepSession(call, {
    title: PRIVATE_WORD,
    count: 2,
    startedAt: Date.now() - 60_000,
    sound: Buffer.from('OggS'),
  })
  const session = await keepSession(call, {
    title: PRIVATE_WORD,
    count: 1,
    startedAt: Date.now(),
    isLive: true,
    sound: Buffer.from('OggS'),
  })
  const outage = { session, take: randomUUID() }
  await call('missingSpeech.begin', { ...outage, fromMs: 0, config: outageConfig, account: DEMO })
  await call('missingSpeech.append', { ...outage, index: 0, untilMs: 2000, data: Buffer.from(PRIVATE_WORD) })
  await call('text.translate', { texts: [PRIVATE_WORD], targetLanguage: 'DE', keepAs: randomUUID() })
  const file = await upload(page, `${PRIVATE_WORD}.txt`, Buffer.from(PRIVATE_WORD))
  await call('document.translate', { file, targetLanguages: ['DE'] })
  await call('document.wait', {})
}

const erase = (page: BridgeClient) => page.invoke('data.erase', {})
const ended = async (host: Host) => {
  await expect.poll(() => host.hasEnded()).toBe(true)
}

describe('the deletion of all data', () => {
  it('leaves of every kind of file nothing, of the files of others everything, and ends the host', async () => {
    furnish(home)
    const others = new FilesOfOthers(home, mkdtempSync(join(elsewhere, 'of-others-')))
    const host = await start()
    const page = await BridgeClient.open(host.link)
    const other = await BridgeClient.open(await host.anotherLink())
    await useIn(page)
    const kinds = others.besides().map((name) => name.replaceAll(/[\da-f-]{36}/g, 'ID'))
    const sound = ['sound/ID.ogg', 'missing-speech/ID.ID.sealed']
    for (const kind of ['library.sqlite-wal', ...sound, 'documents/ID.result', 'runs/ID.run'])
      expect(kinds).toContain(kind)
    expect(filesWith(home, PRIVATE_WORD).length).toBeGreaterThan(8)

    const answer = erase(page)
    await host.answerQuestion(true)
    expect(await answer).toEqual({ ok: true, value: {} })
    await ended(host)
    const told = ['data.erased', { restarts: false, leftovers: [] }]
    // A process may be seen to end before all that it has said arrives.
    await expect.poll(() => [page.events.at(-1), other.events.at(-1)]).toEqual([told, told])
    await expect.poll(() => host.printed()).toContain('All data of Parley was deleted.')
    expect(others.besides()).toEqual([])
    expect(others.harmed()).toEqual([])
    expect(filesWith(elsewhere, PRIVATE_WORD)).toEqual([])

    // The next start is a first one.
    const next = await BridgeClient.open((await start()).link)
    expect(await next.invoke('session.list', {})).toMatchObject({ value: { sessions: [] } })
    expect(await next.invoke('settings.get', {})).toMatchObject({
      value: { settings: { meeting: { myName: '' } } },
    })
    expect(others.harmed()).toEqual([])
  })

  it('does not happen before the user has confirmed it in the terminal', async () => {
    furnish(home)
    const host = await start()
    const page = await BridgeClient.open(host.link)
    const before = filesWith(home, PRIVATE_WORD)
    const answer = erase(page)
    await host.answerQuestion(false)
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'not-confirmed', reason: 'declined' } })
    await expect.poll(() => host.printed()).toContain('Nothing was deleted.')
    expect(filesWith(home, PRIVATE_WORD)).toEqual(before)
    // It is not remembered either.
    await host.stop()
    await start()
    expect(filesWith(home, PRIVATE_WORD)).toEqual(before)
  })

  it('is refused while another Parley uses the folder, in whatever way, and names it', async () => {
    furnish(home)
    const [one, two] = [await start(), await start()]
    const page = await BridgeClient.open(one.link)
    const inUse = { ok: false, error: { kind: 'storage', what: 'data-in-use', users: ['webhost'] } }
    const before = filesWith(home, PRIVATE_WORD)
    expect(await erase(page)).toMatchObject(inUse)
    const refused = await parley(['erase', '--yes'], env)
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('is also open elsewhere (browser)'),
    })
    expect(filesWith(home, PRIVATE_WORD)).toEqual(before)
    // A process that was killed does not use it any more.
    await two.kill()
    const answer = erase(page)
    await one.answerQuestion(true)
    expect(await answer).toMatchObject({ ok: true })
    await ended(one)
    expect(readdirSync(home)).toEqual([])
  })

  it.runIf(busyFile !== undefined)(
    'names a file that is busy, deletes the rest, and can be repeated',
    async () => {
      furnish(home)
      const host = await start(busyFile?.(home, 'secrets.json'))
      const page = await BridgeClient.open(host.link)
      const answer = erase(page)
      await host.answerQuestion(true)
      expect(await answer).toMatchObject({ ok: true })
      await ended(host)
      const told = ['data.erased', { restarts: false, leftovers: ['secrets.json'] }]
      await expect.poll(() => page.events.at(-1)).toEqual(told)
      await expect.poll(() => host.printed()).toMatch(/Not deleted: \S*\/secrets\.json \(EBUSY: .*\)/)
      expect(host.printed()).not.toContain('All data of Parley was deleted')
      expect(filesWith(home, PRIVATE_WORD)).toEqual([join(home, 'secrets.json')])
      expect(await parley(['erase', '--yes'], env)).toMatchObject({ code: 0 })
      expect(filesWith(home, PRIVATE_WORD)).toEqual([])
    },
  )
})

/** Runs a command in a terminal; of util-linux. */
const TERMINAL = process.platform === 'linux' ? 'script' : undefined

/** `parley erase` in a terminal in which somebody types once it asks. */
async function inTerminal(typed: string): Promise<{ code: number | null; out: string }> {
  const command = `${process.execPath} --disable-warning=ExperimentalWarning ${COMMAND_LINE} erase`
  const child = spawn('script', ['-qec', command, '/dev/null'], { env: { ...process.env, ...env } })
  let out = ''
  child.stdout.on('data', (chunk: Buffer) => {
    const wasAsked = out.includes('Type yes')
    out += chunk.toString()
    if (!wasAsked && out.includes('Type yes')) child.stdin.write(typed)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, out }
}

/** Where no folder is named, and the system's folders are those of the test. */
const withoutNamedFolder = (config: string) => ({
  ...env,
  PARLEY_HOME: '',
  XDG_CONFIG_HOME: config,
  XDG_CACHE_HOME: join(home, 'cache'),
})

describe('parley erase', () => {
  it('deletes everything of every host, where no folder was named', async () => {
    const config = join(home, 'config')
    furnish(join(config, 'parley'))
    furnish(join(config, 'Parley'))
    writeFileSync(join(config, 'notes.txt'), '')
    mkdirSync(join(home, 'cache', 'parley-updater', 'pending'), { recursive: true })
    const defaults = withoutNamedFolder(config)
    const { code, out, err } = await parley(['erase', '--yes'], defaults)
    expect({ code, out, err }).toEqual({ code: 0, out: 'All data of Parley was deleted.\n', err: '' })
    expect(readdirSync(config)).toEqual(['notes.txt'])
    expect(readdirSync(join(home, 'cache'))).toEqual([])
  })

  it('deletes nothing of other folders, if one was named', async () => {
    const config = join(home, 'config')
    furnish(join(config, 'parley'))
    furnish(join(home, 'named'))
    const named = { ...env, PARLEY_HOME: join(home, 'named'), XDG_CONFIG_HOME: config }
    expect(await parley(['erase', '--yes'], named)).toMatchObject({ code: 0 })
    expect(readdirSync(join(home, 'named'))).toEqual([])
    expect(existsSync(join(config, 'parley', 'secrets.json'))).toBe(true)
  })

  it('asks, and takes nothing but a plain yes', async () => {
    furnish(home)
    const refused = await parley(['erase'], env, 'yes\n')
    expect(refused).toMatchObject({ code: 2, out: '' })
    expect(refused.err).toContain('Parley can only ask you in a terminal')
    expect(readFileSync(join(home, 'secrets.json'), 'utf8')).toBe(PRIVATE_WORD)
  })

  it.runIf(TERMINAL !== undefined).each([
    ['a single letter', 'y', 2],
    ['nothing', '', 2],
    ['the end of its input', '\u0004', 2],
    ['yes', ' Yes ', 0],
  ])('in a terminal that answers %s', async (_what, typed, code) => {
    furnish(home)
    expect(await inTerminal(`${typed}\n`)).toMatchObject({ code, out: expect.stringContaining(`  ${home}`) })
    expect(existsSync(join(home, 'secrets.json'))).toBe(code !== 0)
  })

  it('finds nothing to delete on a computer without Parley, and leaves nothing there', async () => {
    const config = join(home, 'config')
    const { code } = await parley(['erase', '--yes'], withoutNamedFolder(config))
    expect(code).toBe(0)
    expect(existsSync(join(config, 'parley'))).toBe(false)
  })
})
