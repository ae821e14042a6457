import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { snapshotsDuring, withFullDiskAt } from '../../../test/support/sessions/disk-steps.ts'
import { CURRENT, tryVersion, VersionRun } from '../../../test/support/sessions/library-versions.ts'

const OLDER = CURRENT
const NEWER = CURRENT + 1

let home: string
let folder: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-killed-'))
  folder = join(home, 'data')
})
afterEach(() => rmSync(home, { recursive: true }))

/** Starts a version, works with it, and ends it. */
function inVersion<T>(version: number, work: (run: VersionRun) => T, at = folder): T {
  const run = new VersionRun(join(at, 'library.sqlite'), version)
  try {
    return work(run)
  } finally {
    run.close()
  }
}

const record = (run: VersionRun) => run.say('00000000-0000-4000-8000-000000000001', 0, 'words')
const words = (run: VersionRun) => [...run.contents().values()].flatMap(({ captions }) => captions).join()
const expectNothingUnfinished = (at: string) =>
  expect(readdirSync(at).filter((name) => /unreadable|unfinished/.test(name))).toEqual([])

beforeEach(() => inVersion(OLDER, record))

it('a version that is killed at any step of a migration leaves what is said to the next start', () => {
  const snapshots = snapshotsDuring(() => inVersion(NEWER, () => undefined), folder, home)
  expect(snapshots.length).toBeGreaterThan(15)
  for (const at of snapshots) {
    expect(inVersion(NEWER, words, at)).toBe('words')
    expectNothingUnfinished(at)
  }
})

it('a version that is killed before its migration is done leaves the library to the one before it', () => {
  const snapshots = snapshotsDuring(() => inVersion(NEWER, () => undefined), folder, home)
  const found = snapshots.map((at) => {
    try {
      return inVersion(OLDER, words, at)
    } catch (thrown) {
      return String(thrown).includes('library-newer') ? 'refused' : String(thrown)
    }
  })
  const isRefused = found.indexOf('refused')
  expect(new Set(found.slice(0, isRefused))).toEqual(new Set(['words']))
  expect(new Set(found.slice(isRefused))).toEqual(new Set(['refused']))
})

it('a disk that is full at any step of a migration takes nothing', () => {
  for (let step = 0, isOver = false; !isOver; step += 1) {
    const at = join(home, `refused-${step}`)
    cpSync(folder, at, { recursive: true })
    isOver = !withFullDiskAt(step, () => tryVersion(join(at, 'library.sqlite'), NEWER))
    expect(inVersion(NEWER, words, at)).toBe('words')
    expectNothingUnfinished(at)
  }
})
