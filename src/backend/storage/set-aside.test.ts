import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DELETED, KEPT, leaveLibrary } from '../../../test/support/sessions/left-library.ts'
import { CURRENT, migrationsOf, VersionRun } from '../../../test/support/sessions/library-versions.ts'
import { silentLog } from '../../core/base/log.ts'
import { toTerms } from '../../core/library/search-text.ts'
import { keptPath, keptVersions, MAX_COPIES, MAX_COPY_AGE_MS } from '../base/kept-versions.ts'
import { Library } from '../library/library.ts'

const [OLDER, NEWER] = [CURRENT, CURRENT + 1]
const DAY_MS = 24 * 60 * 60_000

let folder: string
let path: string
let runs: VersionRun[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-aside-'))
  path = join(folder, 'library.sqlite')
  runs = []
})
afterEach(() => {
  for (const run of runs) run.close()
  rmSync(folder, { recursive: true })
})

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
const keptOf = (type: 'copy' | 'set-aside') => keptVersions(path).filter((kept) => kept.type === type)
const fileOf = (type: 'copy' | 'set-aside') => keptOf(type).at(-1)?.path ?? ''
/** Changes a library that was set aside as a version might that names things otherwise. */
const rename = (...tables: readonly string[]) => {
  const file = new DatabaseSync(fileOf('set-aside'))
  for (const table of tables) file.exec(`ALTER TABLE ${table} RENAME TO other_${table}`)
  file.close()
}
const documentsIn = (run: VersionRun) =>
  run.database.prepare('SELECT id FROM document_jobs ORDER BY id').all()

describe('a library that was restored', () => {
  it('finds what is left in it, though its copy has lost the index with what was deleted', () => {
    leaveLibrary(path, OLDER)
    inVersion(NEWER, (newer) => {
      newer.deleteSession(DELETED.id)
      newer.deleteText(DELETED.id)
    })
    const { sessions, texts } = start(OLDER)
    const found = ({ word }: typeof KEPT) => [
      sessions.captions.find(toTerms(word), 5).length,
      texts.list(toTerms(word), 5).length,
    ]
    expect([found(KEPT), found(DELETED)]).toEqual([
      [1, 1],
      [0, 0],
    ])
  })

  it('has the documents of the newer one, and gives back what became of them', () => {
    inVersion(OLDER)
    inVersion(NEWER, (newer) => {
      for (const id of ['removed', 'saved', 'untouched']) newer.addDocument(id)
      newer.database.exec(`UPDATE document_jobs SET mood = 'good'`)
    })
    inVersion(OLDER, (older) => {
      expect(documentsIn(older)).toHaveLength(3)
      expect(older.library.hasAllDocuments).toBe(true)
      older.database.exec(`UPDATE document_jobs SET document_key = NULL WHERE id = 'saved'`)
      older.deleteDocument('removed')
    })
    inVersion(OLDER, (older) => expect(documentsIn(older)).toEqual([{ id: 'saved' }, { id: 'untouched' }]))
    const { database } = start(NEWER)
    expect(database.prepare('SELECT id, document_key, mood FROM document_jobs ORDER BY id').all()).toEqual([
      { id: 'saved', document_key: null, mood: null },
      { id: 'untouched', document_key: 'key of untouched', mood: 'good' },
    ])
  })

  it('says what it lacks, as far as it can read the newer one', () => {
    inVersion(OLDER, (older) => older.say(KEPT.id, 0, 'first'))
    inVersion(NEWER, (newer) => {
      newer.record('00000000-0000-4000-8000-000000000003', [], 1_700_000_000_000)
      newer.record('00000000-0000-4000-8000-000000000004', [], 1_600_000_000_000)
    })
    const lacks = { sessions: 2, since: 1_600_000_000_000 }
    inVersion(OLDER, ({ library }) => expect([library.newer, library.newsOfNewer]).toEqual([lacks, lacks]))
    inVersion(OLDER, ({ library }) =>
      expect([library.newer, library.newsOfNewer]).toEqual([lacks, undefined]),
    )
    rename('sessions', 'document_jobs')
    const { library } = start(OLDER)
    expect([library.newer, library.hasAllDocuments]).toEqual([{}, false])
  })
})

describe('a newer library', () => {
  beforeEach(() => {
    inVersion(OLDER)
    inVersion(NEWER, (newer) => newer.say(KEPT.id, 0, KEPT.word))
  })

  it('is not touched while another Parley uses it, which is said', () => {
    const other = start(NEWER)
    const before = readFileSync(path)
    const library = new Library(path, silentLog)
    expect(library.open()).toMatchObject({
      error: { kind: 'storage', what: 'library-version', detail: 'another Parley is using it' },
    })
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(keptVersions(path).map(({ type }) => type)).toEqual(['copy'])
    other.say(KEPT.id, 1, 'it goes on')
    other.close()
    expect(library.open().ok).toBe(true)
    library.close()
  })

  it('is set aside without a copy too, and comes back with what was recorded meanwhile', () => {
    unlinkSync(fileOf('copy'))
    inVersion(OLDER, (older) => {
      expect(older.contents().size).toBe(0)
      expect(older.library.newer).toMatchObject({ sessions: 1 })
      older.say(DELETED.id, 0, 'meanwhile')
    })
    expect([...start(NEWER).contents().keys()].toSorted()).toEqual([KEPT.id, DELETED.id])
  })

  it('is set aside as it is though its copy is damaged, which is deleted', () => {
    writeFileSync(fileOf('copy'), 'no database')
    inVersion(OLDER, (older) => {
      expect([older.contents().size, older.library.hasUnreadable]).toEqual([0, false])
      expect(keptVersions(path)).toMatchObject([{ type: 'set-aside', version: NEWER }])
    })
    expect([...start(NEWER).contents().keys()]).toEqual([KEPT.id])
  })

  it('is not brought back by a copy where the user has deleted the library', () => {
    unlinkSync(path)
    expect(start(OLDER).contents().size).toBe(0)
    expect(keptOf('copy')).toHaveLength(1)
  })

  it.each([
    ['a backup that the user has restored', () => leaveLibrary(path, OLDER - 1), [DELETED.id, KEPT.id]],
    ['an empty file', () => writeFileSync(path, ''), []],
  ])('does not come back in place of %s', (_which, restore, expected) => {
    inVersion(OLDER, (older) => older.say('00000000-0000-4000-8000-000000000003', 0, 'in the copy'))
    inVersion(NEWER)
    unlinkSync(path)
    restore()
    expect([...start(NEWER).contents().keys()]).toEqual(expected)
  })

  // Links need a privilege on Windows.
  it.skipIf(process.platform === 'win32')(
    'does not come back in place of a library that cannot be reached, as on a drive that is not there',
    () => {
      inVersion(OLDER, (older) => older.say(DELETED.id, 0, 'on the drive'))
      const [drive, away] = [join(folder, 'drive'), join(folder, 'away')]
      mkdirSync(drive)
      renameSync(path, join(drive, 'library.sqlite'))
      symlinkSync(join(drive, 'library.sqlite'), path)
      renameSync(drive, away)
      expect(() => start(NEWER)).toThrow('ENOENT')
      renameSync(away, drive)
      expect([...start(NEWER).contents().keys()].toSorted()).toEqual([KEPT.id, DELETED.id])
    },
  )

  it.each([
    ['30 days after its last change', 30, 31],
    ['at once, if nothing is kept', 0, 0],
  ])('is deleted by retention: %s', (_when, keptDays, daysOld) => {
    const { library } = start(OLDER)
    expect(library.removeExpired(DAY_MS)).toEqual({ ok: true, value: false })
    const changedAt = (Date.now() - daysOld * DAY_MS) / 1000
    utimesSync(fileOf('set-aside'), changedAt, changedAt)
    expect(library.removeExpired(keptDays * DAY_MS)).toEqual({ ok: true, value: true })
    expect([keptOf('set-aside'), library.newer, library.hasSetAside]).toEqual([[], undefined, false])
  })

  it('stays while it may have documents that are not here: they were paid for', () => {
    inVersion(OLDER)
    rename('document_jobs')
    const { library } = start(OLDER)
    expect(library.removeExpired(0)).toMatchObject({ ok: true })
    expect(keptOf('set-aside')).toHaveLength(1)
  })

  it('is deleted on request, with copies of newer versions', () => {
    const { library } = start(OLDER)
    writeFileSync(keptPath(path, { type: 'copy', version: NEWER, at: Date.now() }), '')
    expect(library.removeNewer()).toEqual({ ok: true, value: true })
    expect([keptVersions(path), library.newer]).toEqual([[], undefined])
  })

  it.each([
    ['that cannot be read', 'DROP TABLE captions', OLDER],
    ['without its version, as one that was recovered by hand', 'PRAGMA user_version = 0', 0],
  ])(
    'takes the place of an older one %s, which stays for the next start, and that is said',
    (_which, sql, version) => {
      inVersion(OLDER, (older) => older.say(DELETED.id, 0, 'meanwhile'))
      const broken = new DatabaseSync(path)
      broken.exec(sql)
      broken.close()
      const { library } = start(NEWER)
      expect(library.problem).toMatchObject({ kind: 'storage', what: 'library-merge' })
      expect(keptOf('set-aside')).toMatchObject([{ version }])
    },
  )
})

describe('copies', () => {
  /** A copy that was made some days ago. */
  const add = (version: number, daysAgo: number) =>
    leaveLibrary(keptPath(path, { type: 'copy', version, at: Date.now() - daysAgo * DAY_MS }), version)
  const left = () =>
    keptOf('copy').map(({ version, at }) => `${version}, ${Math.round((Date.now() - at) / DAY_MS)} days`)

  it('are one for a version, three in all, and go after 30 days', () => {
    expect([MAX_COPIES, MAX_COPY_AGE_MS]).toEqual([3, 30 * DAY_MS])
    const { library } = start(OLDER)
    add(2, 31)
    add(3, 9)
    add(4, 8)
    add(5, 7)
    add(6, 6)
    add(6, 1)
    library.removeExpired(Number.POSITIVE_INFINITY)
    expect(left()).toEqual(['4, 8 days', '5, 7 days', '6, 1 days'])
  })

  it('go at once when nothing is kept any more', () => {
    leaveLibrary(path, OLDER - 1)
    const { library } = start(OLDER)
    expect(keptOf('copy')).toHaveLength(1)
    library.removeExpired(0)
    expect(keptOf('copy')).toEqual([])
  })

  it('are made once by a run whose migration fails with every request', () => {
    leaveLibrary(path, OLDER)
    const library = new Library(path, silentLog, { migrations: [...migrationsOf(OLDER), 'no statement'] })
    expect(library.open()).toMatchObject({ error: { what: 'library-update' } })
    const copied = keptOf('copy')
    expect(copied).toHaveLength(1)
    expect(library.open()).toMatchObject({ error: { what: 'library-update' } })
    expect(keptOf('copy')).toEqual(copied)
  })

  it('go with what a killed run has left of a change to them', () => {
    leaveLibrary(path, OLDER - 1)
    const { library } = start(OLDER)
    writeFileSync(`${fileOf('copy')}-journal`, DELETED.word)
    library.removeExpired(0)
    expect(readdirSync(folder).filter((name) => name.includes('.copy-'))).toEqual([])
  })

  it('from which nothing can be deleted are deleted', () => {
    leaveLibrary(path, OLDER - 1)
    const run = start(OLDER)
    writeFileSync(fileOf('copy'), `no database, but ${DELETED.word}`)
    run.deleteSession(DELETED.id)
    expect(keptOf('copy')).toEqual([])
  })
})
