import fs, {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { libraryClockOf } from '../../../test/support/sessions/library-clock-of.ts'
import {
  CURRENT,
  DELETED,
  KEPT,
  LATEST,
  leaveLibrary,
  schemaOf,
  VersionRun,
} from '../../../test/support/sessions/library-versions.ts'
import { silentLog } from '../../core/base/log.ts'
import { toSearchTerms } from '../../core/session/library/search-text.ts'
import { copiesOf, copyPath, MAX_COPIES, MAX_COPY_AGE_MS } from '../base/version-copies.ts'
import { Library } from '../library/library.ts'
import { librarySchema } from '../library/library-schema.ts'

const [OLDER, NEWER] = [CURRENT, CURRENT + 1]
const DAY_MS = 24 * 60 * 60_000

let folder: string
let path: string
let runs: VersionRun[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-newer-'))
  path = join(folder, 'library.sqlite')
  runs = []
})
afterEach(() => {
  for (const run of runs) run.close()
  rmSync(folder, { recursive: true })
})

const clock = () => libraryClockOf(folder)
const start = (version: number) => {
  const run = new VersionRun(path, version)
  runs.push(run)
  return run
}
const inVersion = (version: number, work: (run: VersionRun) => void = () => undefined) => {
  const run = start(version)
  work(run)
  run.close()
}
/** The user of a version starts an empty library. */
const startBeside = (version: number) => {
  const library = new Library(path, silentLog, { schema: schemaOf(version) })
  expect(library.startBeside()).toMatchObject({ ok: true })
  library.close()
}
const sessionsOf = (version: number) => {
  let ids: string[] = []
  inVersion(version, (run) => {
    ids = [...run.contents().keys()].toSorted()
  })
  return ids
}
const filesNamed = (part: string) => readdirSync(folder).filter((name) => name.includes(part))
const copies = () => copiesOf(path)
const copyFile = () => copies().at(-1)?.path ?? ''
/** The tables of a library that nobody uses, and what is in it. */
function contentOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = (query: string) => database.prepare(query).all()
  try {
    return {
      schema: rows('SELECT name, sql FROM sqlite_schema ORDER BY name'),
      ids: ['sessions', 'texts', 'document_jobs']
        .flatMap((table) => rows(`SELECT id FROM ${table} ORDER BY id`))
        .map(({ id }) => id),
      isWhole: rows('PRAGMA integrity_check'),
    }
  } finally {
    database.close()
  }
}
const age = (file: string, days: number) => {
  const at = (Date.now() - days * DAY_MS) / 1000
  utimesSync(file, at, at)
}

describe('a library of a newer version', () => {
  beforeEach(() => inVersion(NEWER, (newer) => newer.say(KEPT.id, 0, KEPT.word)))
  const refusal = {
    kind: 'storage',
    what: 'library-newer',
    detail: `version ${NEWER}; this Parley knows up to ${OLDER}`,
  }

  it('is refused by name and not touched', () => {
    const before = readFileSync(path)
    const library = new Library(path, silentLog)
    expect(library.open()).toEqual({ ok: false, error: refusal })
    expect(library.removeExpired(0, clock())).toMatchObject({ ok: true, value: false })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(readdirSync(folder).toSorted()).toEqual(['library.sqlite', 'library.sqlite.lock'])
  })

  it('is refused while its own version runs, which goes on', () => {
    const other = start(NEWER)
    expect(new Library(path, silentLog).open()).toEqual({ ok: false, error: refusal })
    other.say(KEPT.id, 1, 'it goes on')
  })

  it('stays as it is while an empty one is used beside it, at later starts too', () => {
    const before = readFileSync(path)
    startBeside(OLDER)
    startBeside(OLDER)
    inVersion(OLDER, (older) => {
      expect(older.contents().size).toBe(0)
      older.say(DELETED.id, 0, 'meanwhile')
    })
    expect(sessionsOf(OLDER)).toEqual([DELETED.id])
    expect(filesNamed('.beside-')).toHaveLength(1)
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(sessionsOf(NEWER)).toEqual([KEPT.id])
  })

  it('is refused again where the one beside it is of a newer version too, and another one is started', () => {
    rmSync(path)
    inVersion(LATEST)
    startBeside(NEWER)
    inVersion(NEWER, (newer) => newer.say(KEPT.id, 0, KEPT.word))
    expect(() => start(OLDER)).toThrow('library-newer')
    startBeside(OLDER)
    inVersion(OLDER, (older) => older.say(DELETED.id, 0, 'meanwhile'))
    expect([sessionsOf(NEWER), sessionsOf(LATEST)]).toEqual([[DELETED.id], []])
    expect(filesNamed(`.copy-${OLDER}-`)).toHaveLength(1)
  })

  it('may have sounds and documents that the one beside it does not know', () => {
    startBeside(OLDER)
    const { library } = start(OLDER)
    expect([library.hasSetAside, library.hasAllDocuments]).toEqual([true, false])
  })

  it.each([
    ['30 days after its last change', 30, 31],
    ['at once, if nothing is kept', 0, 0],
  ])('leaves the one beside it to retention when it is used again: %s', (_when, keptDays, daysOld) => {
    startBeside(OLDER)
    inVersion(OLDER, (older) => older.say(DELETED.id, 0, 'meanwhile'))
    const { library } = start(NEWER)
    expect(library.removeExpired(DAY_MS, clock())).toEqual({ ok: true, value: false })
    for (const name of filesNamed('.beside-')) age(join(folder, name), daysOld)
    expect(library.removeExpired(keptDays * DAY_MS, clock())).toEqual({ ok: true, value: true })
    expect([filesNamed('.beside-'), library.hasSetAside]).toEqual([[], false])
  })
})

// Links need a privilege on Windows.
it.skipIf(process.platform === 'win32')(
  'a library that cannot be reached, as on a drive that is not there, is not replaced',
  () => {
    inVersion(OLDER, (older) => older.say(DELETED.id, 0, 'on the drive'))
    const [drive, away] = [join(folder, 'drive'), join(folder, 'away')]
    mkdirSync(drive)
    renameSync(path, join(drive, 'library.sqlite'))
    symlinkSync(join(drive, 'library.sqlite'), path)
    renameSync(drive, away)
    expect(() => start(OLDER)).toThrow('ENOENT')
    renameSync(away, drive)
    expect(sessionsOf(OLDER)).toEqual([DELETED.id])
  },
)

describe('a library of an older version', () => {
  beforeEach(() => leaveLibrary(path))

  it('is copied as it is before it is migrated, for its user only', () => {
    const before = contentOf(path)
    // Left by a run that was killed while it made its copy.
    writeFileSync(`${path}.unfinished`, 'half a copy')
    inVersion(NEWER, (run) => expect([...run.contents().keys()].toSorted()).toEqual([KEPT.id, DELETED.id]))
    expect(copies()).toMatchObject([{ version: OLDER }])
    expect(contentOf(copyFile())).toEqual(before)
    expect(statSync(copyFile()).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
    expect(filesNamed('.unfinished')).toEqual([])
  })

  it('loses in the copy what is deleted after its migration, and nothing else', () => {
    inVersion(NEWER, (run) => {
      run.deleteSession(DELETED.id)
      run.deleteText(DELETED.id)
      run.deleteDocument(DELETED.id)
    })
    for (const file of [path, copyFile()]) {
      const content = readFileSync(file)
      expect([content.includes(DELETED.word), content.includes(KEPT.word)]).toEqual([false, true])
    }
    expect(contentOf(copyFile()).ids).toEqual(Array.from({ length: 3 }, () => KEPT.id))
  })

  it('is not migrated without room for the copy, which is said, and it is once there is', () => {
    const before = readFileSync(path)
    const statfs = vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, blocks: 9, bsize: 1024 } as never)
    syncBuiltinESMExports()
    try {
      expect(() => start(NEWER)).toThrow(/library-update.* MB of free disk space needed, 0 MB free/)
    } finally {
      statfs.mockRestore()
      syncBuiltinESMExports()
    }
    expect([readFileSync(path).equals(before), copies()]).toEqual([true, []])
    expect(sessionsOf(NEWER)).toEqual([KEPT.id, DELETED.id])
  })
})

describe('copies', () => {
  beforeEach(() => leaveLibrary(path))
  /** A copy that was made some days ago. */
  const add = (version: number, daysAgo: number) =>
    cpSync(path, copyPath(path, version, Date.now() - daysAgo * DAY_MS))
  const left = () =>
    copies().map(({ version, at }) => `${version}, ${Math.round((Date.now() - at) / DAY_MS)} days`)

  it('are one for a version, three in all, and go after 30 days', () => {
    expect([MAX_COPIES, MAX_COPY_AGE_MS]).toEqual([3, 30 * DAY_MS])
    const { library } = start(OLDER)
    add(2, 31)
    add(3, 9)
    add(4, 8)
    add(5, 7)
    add(6, 6)
    add(6, 1)
    library.removeExpired(Number.POSITIVE_INFINITY, clock())
    expect(left()).toEqual(['4, 8 days', '5, 7 days', '6, 1 days'])
  })

  it('are made once by a run whose migration fails with every request', () => {
    const library = new Library(path, silentLog, {
      schema: { ...librarySchema, migrations: [...librarySchema.migrations, 'no statement'] },
    })
    expect(library.open()).toMatchObject({ error: { what: 'library-update' } })
    const copied = copies()
    expect(copied).toHaveLength(1)
    expect(library.open()).toMatchObject({ error: { what: 'library-update' } })
    expect(copies()).toEqual(copied)
  })

  it('go at once when nothing is kept any more, with what a killed run has left of a change to them', () => {
    const { library } = start(NEWER)
    writeFileSync(`${copyFile()}-journal`, DELETED.word)
    expect(filesNamed('.copy-')).toHaveLength(2)
    library.removeExpired(0, clock())
    expect(filesNamed('.copy-')).toEqual([])
  })

  it('from which nothing can be deleted are deleted', () => {
    const run = start(NEWER)
    writeFileSync(copyFile(), `no database, but ${DELETED.word}`)
    run.deleteSession(DELETED.id)
    expect(copies()).toEqual([])
  })

  it('go with a library that cannot be read, and nothing is deleted from them', () => {
    inVersion(NEWER)
    writeFileSync(path, 'no database')
    const run = start(NEWER)
    run.say(DELETED.id, 0, 'afterwards')
    run.deleteSession(DELETED.id)
    const [copy = ''] = filesNamed('.copy-')
    expect([copies(), filesNamed('.unreadable-').includes(copy)]).toEqual([[], true])
    expect(readFileSync(join(folder, copy)).includes(DELETED.word)).toBe(true)
  })

  it('that are put in the place of the library find what is left in them', () => {
    inVersion(NEWER, (run) => {
      run.deleteSession(DELETED.id)
      run.deleteText(DELETED.id)
    })
    renameSync(copyFile(), path)
    const { sessions, texts } = start(NEWER)
    const found = ({ word }: typeof KEPT) => [
      sessions.captions.find(toSearchTerms(word), 5).length,
      texts.list(toSearchTerms(word), 5).length,
    ]
    expect([found(KEPT), found(DELETED)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })
})
