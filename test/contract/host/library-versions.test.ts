import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BridgeClient } from '../../support/app/bridge-client.ts'
import { startWebhost } from '../../support/app/webhost-process.ts'
import { isMountable, mountedUnder, seenFrom } from '../../support/network-faults/disk-trouble.ts'
import { SpeakingPage } from '../../support/pages/speaking-page.ts'
import { DELETED, KEPT, leaveLibrary } from '../../support/sessions/left-library.ts'
import { CURRENT } from '../../support/sessions/library-versions.ts'

const MIB = 1024 * 1024
const script = join(import.meta.dirname, '..', '..', 'support', 'sessions', 'open-version.ts')

let home: string
let ends: (() => unknown)[]
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parley-versions-'))
  ends = []
})
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  await rm(home, { recursive: true })
})

const libraryPath = () => join(home, 'library.sqlite')
const words = [KEPT.word, DELETED.word].toSorted()

/** The version of the library on the disk of a host, which disappears with it. */
function versionOn(pid: number): unknown {
  const copy = mkdtempSync(join(tmpdir(), 'parley-copy-'))
  const parts = ['library.sqlite', 'library.sqlite-wal'].map(
    (name) => [seenFrom(pid, join(home, name)), name] as const,
  )
  for (const [part, name] of parts) if (existsSync(part)) copyFileSync(part, join(copy, name))
  const database = new DatabaseSync(join(copy, 'library.sqlite'))
  const row = database.prepare('PRAGMA user_version').get()
  database.close()
  rmSync(copy, { recursive: true })
  return row?.['user_version']
}

/** Opens the library in a process of its own. */
async function openAs(version: number, under: readonly string[] = []): Promise<unknown> {
  const [program, ...args] = [...under, process.execPath, script, home, String(version)]
  const { stdout } = await promisify(execFile)(program, args)
  return JSON.parse(stdout)
}

it('several processes that migrate a library at once all find it whole, and keep one copy', async () => {
  leaveLibrary(libraryPath(), CURRENT - 1)
  const found = await Promise.all(Array.from({ length: 4 }, () => openAs(CURRENT)))
  expect(found).toEqual(Array.from({ length: 4 }, () => ({ sessions: words })))
  expect(readdirSync(home).filter((name) => name.includes('.copy-'))).toHaveLength(1)
})

describe.skipIf(!isMountable)('on a disk of its own', () => {
  it('a library is not migrated without room for its copy, which is said, and it is once there is', async () => {
    leaveLibrary(libraryPath(), CURRENT - 1)
    const library = new DatabaseSync(libraryPath())
    library.prepare('UPDATE sessions SET notes = ?').run(randomBytes(MIB).toString('hex'))
    library.close()
    writeFileSync(join(home, 'filler'), Buffer.alloc(4 * MIB))
    const host = await startWebhost({ PARLEY_HOME: home, PARLEY_KEY: '' }, '0', mountedUnder(home))
    ends.push(host.stop)
    const client = await BridgeClient.open(host.link)
    ends.push(() => client.close())
    const onDisk = seenFrom(host.pid, libraryPath())
    const before = statSync(onDisk)
    const refusal = {
      kind: 'storage',
      what: 'library-update',
      detail: expect.stringMatching(/^\d+ MB of free disk space needed, \d+ MB free$/),
    }
    expect(await client.invoke('session.list', {})).toMatchObject({ error: refusal })
    const page = new SpeakingPage(200)
    page.client = client
    page.say(1_700_000_000_000)
    await vi.waitFor(() => expect(page.kept.error).toMatchObject(refusal), { timeout: 20_000 })
    expect([versionOn(host.pid), statSync(onDisk).size]).toEqual([CURRENT - 1, before.size])
    rmSync(join(seenFrom(host.pid, home), 'filler'))
    await vi.waitFor(() => expect(page.waiting).toBe(0), { timeout: 20_000 })
    expect(versionOn(host.pid)).toBe(CURRENT)
    expect(await client.invoke('session.list', {})).toMatchObject({ value: { total: 3 } })
  })

  it('that is read only, a library is not migrated, which is said, and stays as it is', async () => {
    leaveLibrary(libraryPath(), CURRENT - 1)
    const readOnly = ['sh', '-c', 'mount -o remount,ro "$0" && exec "$@"', home]
    const before = statSync(libraryPath())
    expect(await openAs(CURRENT, [...mountedUnder(home), ...readOnly])).toEqual({
      error: expect.stringMatching(/"kind":"storage".*"detail":"(?:EROFS|attempt to write)/),
    })
    expect(statSync(libraryPath())).toMatchObject({ size: before.size, mtimeMs: before.mtimeMs })
  })
})
