import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
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

const idOf = (which: number) => `00000000-0000-4000-8000-00000000000${which}`
const record = (which: number) => (run: VersionRun) => run.say(idOf(which), 0, `words of ${which}`)
/** Names of the sessions, or else their words, oldest first. */
const named = (run: VersionRun) =>
  [...run.contents().values()].map(({ title, captions }) => title || captions.join()).toSorted()

/** Contents that versions find, one started after the other, when the work of one was cut off: one for each step. */
function afterEachKill(version: number, versions: readonly number[]): Set<string> {
  const snapshots = snapshotsDuring(() => inVersion(version, () => undefined), folder, home)
  expect(snapshots.length).toBeGreaterThan(15)
  const found = snapshots.map((at) => {
    const contents = versions.map((next) => inVersion(next, named, at))
    expect(readdirSync(at).filter((name) => /unreadable|unfinished/.test(name))).toEqual([])
    return contents.at(-1)?.join('; ') ?? ''
  })
  return new Set(found)
}

describe('a version that is killed at any step', () => {
  beforeEach(() => inVersion(OLDER, record(1)))

  it.each([[[NEWER]], [[OLDER]], [[OLDER, NEWER]], [[NEWER, OLDER]]])(
    'of a migration leaves what is said to %j',
    (versions) => {
      expect(afterEachKill(NEWER, versions)).toEqual(new Set(['words of 1']))
    },
  )

  describe('of going back', () => {
    beforeEach(() => inVersion(NEWER, record(2)))

    it.each([
      [[OLDER], 'words of 1'],
      [[NEWER], 'words of 1; words of 2'],
      [[OLDER, NEWER], 'words of 1; words of 2'],
    ])('leaves to %j all that it knows', (versions, expected) => {
      expect(afterEachKill(OLDER, versions)).toEqual(new Set([expected]))
    })

    it('leaves to the newer version all that it knows, if there is no copy', () => {
      for (const name of readdirSync(folder)) if (name.includes('.copy-')) rmSync(join(folder, name))
      cpSync(folder, join(home, 'again'), { recursive: true })
      expect(afterEachKill(OLDER, [NEWER])).toEqual(new Set(['words of 1; words of 2']))
      rmSync(folder, { recursive: true })
      cpSync(join(home, 'again'), folder, { recursive: true })
      expect(afterEachKill(OLDER, [OLDER])).toEqual(new Set(['']))
    })
  })

  it.each([[[NEWER]], [[OLDER, NEWER]], [[NEWER, OLDER, NEWER]]])(
    'of taking back its library leaves all that was done in the meantime to %j',
    (versions) => {
      inVersion(OLDER, record(2))
      inVersion(NEWER, record(3))
      inVersion(OLDER, (run) => {
        record(4)(run)
        run.sessions.update(idOf(1), { title: 'named' })
        run.deleteSession(idOf(2))
      })
      expect(afterEachKill(NEWER, versions)).toEqual(new Set(['named; words of 3; words of 4']))
    },
  )
})

/** The same with a disk that refuses one step, after which the version is started again, and then the newer one. */
function afterEachRefusal(version: number): Set<string> {
  const found = new Set<string>()
  for (let step = 0, isOver = false; !isOver; step += 1) {
    const at = join(home, `refused-${step}`)
    cpSync(folder, at, { recursive: true })
    isOver = !withFullDiskAt(step, () => tryVersion(join(at, 'library.sqlite'), version))
    inVersion(version, () => undefined, at)
    found.add(inVersion(NEWER, named, at).join('; '))
    expect(readdirSync(at).filter((name) => /unreadable|unfinished/.test(name))).toEqual([])
  }
  return found
}

describe('a disk that is full at any step', () => {
  beforeEach(() => inVersion(OLDER, record(1)))

  it('of a migration takes nothing', () => {
    expect(afterEachRefusal(NEWER)).toEqual(new Set(['words of 1']))
  })

  it('of going back takes nothing', () => {
    inVersion(NEWER, record(2))
    expect(afterEachRefusal(OLDER)).toEqual(new Set(['words of 1; words of 2']))
  })

  it('of taking back a library takes nothing', () => {
    inVersion(NEWER, record(2))
    inVersion(OLDER, (run) => {
      record(3)(run)
      run.deleteSession(idOf(1))
    })
    expect(afterEachRefusal(NEWER)).toEqual(new Set(['words of 2; words of 3']))
  })
})
