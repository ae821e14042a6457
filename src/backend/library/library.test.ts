import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../core/base/log.ts'
import { FailedMigration, openDatabase } from './database.ts'
import { DocumentTable, type StoredJob } from './document-table.ts'
import { Library } from './library.ts'
import { librarySchema } from './library-schema.ts'

const job = (change: Partial<StoredJob> = {}): StoredJob => ({
  id: randomUUID(),
  createdAt: 1,
  state: 'queued',
  account: 'demo',
  isDemo: true,
  name: 'a.txt',
  bytes: 3,
  targetLanguage: 'DE',
  options: {},
  whenDone: 'keep',
  ...change,
})

let folder: string
let path: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-library-'))
  path = join(folder, 'deeper', 'library.sqlite')
})
afterEach(() => rm(folder, { recursive: true }))

describe('the library', () => {
  it('is created on first use, for its user only', async () => {
    const library = new Library(path, silentLog)
    expect(library.isThere).toBe(false)
    expect(await readdir(folder)).toEqual([])
    expect(library.open().ok).toBe(true)
    expect(library.isThere).toBe(true)
    expect((await stat(path)).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600)
    library.close()
  })

  it.each([
    ['is no database', () => writeFile(path, 'not a database, but long enough to be looked at'.repeat(50))],
    [
      'is from before the first release',
      async () => {
        const whole = await readFile(path)
        // SQLite keeps `user_version` there.
        whole.writeUInt32BE(librarySchema.version - 1, 60)
        await writeFile(path, whole)
      },
    ],
    [
      'has a hole in it',
      async () => {
        const whole = await readFile(path)
        await writeFile(path, Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.length - 4096, 7)]))
      },
    ],
  ])('that %s is set aside as it is, and the user is told', async (_what, damage) => {
    const before = new Library(path, silentLog)
    const opened = before.open()
    if (!opened.ok) throw new Error('not opened')
    new DocumentTable(opened.value).add([job(), job(), job()])
    before.close()
    await damage()
    const bytes = await readFile(path)

    const library = new Library(path, silentLog)
    expect(library.open().ok).toBe(true)
    expect(library.problem).toMatchObject({ kind: 'storage', what: 'library' })
    library.close()
    const aside = (await readdir(join(folder, 'deeper'))).find((name) => name.includes('.unreadable-'))
    expect(await readFile(join(folder, 'deeper', String(aside)))).toEqual(bytes)

    const next = new Library(path, silentLog)
    expect(next.open().ok).toBe(true)
    expect(next.problem).toBeUndefined()
    next.close()
  })

  it('is opened by one process at a time: a second one would set aside what the first has begun anew', () => {
    const repair = () => {
      const other = new DatabaseSync(`${path}.lock`)
      expect(() => other.exec('BEGIN EXCLUSIVE')).toThrow(/locked/)
      other.close()
    }
    const library = new Library(path, silentLog, { repair })
    expect(library.open()).toMatchObject({ ok: true })
    library.close()
  })

  it('that another program has locked is left alone, and tried again', async () => {
    openDatabase(path, librarySchema).close()
    const other = new DatabaseSync(path)
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    const library = new Library(path, silentLog)
    expect(library.open()).toMatchObject({
      error: { kind: 'storage', what: 'library', detail: expect.stringMatching(/locked/) },
    })
    other.close()
    expect(library.open().ok).toBe(true)
    expect((await readdir(join(folder, 'deeper'))).filter((name) => name.includes('unreadable'))).toEqual([])
    library.close()
  })
})

describe('the log of changes', () => {
  const logOf = async () => (await readFile(`${path}-wal`)).toString('latin1')
  const begin = () => {
    const library = new Library(path, silentLog)
    library.ask((database) =>
      database.exec(`CREATE TABLE notes (text); INSERT INTO notes VALUES ('lionword')`),
    )
    return library
  }
  /** Another program that reads, as a backup or a second host does. */
  const readOn = () => {
    const reader = new DatabaseSync(path)
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM notes').all()
    return reader
  }

  it('drops deleted content at once', async () => {
    const library = begin()
    library.ask((database) => database.exec('DELETE FROM notes'))
    expect(library.emptyLog()).toEqual({ ok: true, value: undefined })
    expect([await logOf(), library.isLogFull]).toEqual(['', false])
    library.close()
  })

  it('is reported as not empty while another program reads, and truncated after that', async () => {
    const library = begin()
    const reader = readOn()
    library.ask((database) => database.exec('DELETE FROM notes'))
    expect(library.emptyLog()).toMatchObject({
      error: { kind: 'storage', what: 'library', detail: expect.stringMatching(/another program/) },
    })
    expect([library.isLogFull, (await logOf()).includes('lionword')]).toEqual([true, true])
    library.ask(() => undefined)
    expect(library.isLogFull).toBe(true)
    reader.close()
    library.ask(() => undefined)
    expect([await logOf(), library.isLogFull]).toEqual(['', false])
    library.close()
  })

  it('neither delays an answer nor turns it into an error', () => {
    const library = begin()
    const reader = readOn()
    library.emptyLog()
    expect(library.ask((database) => database.prepare('SELECT text FROM notes').all())).toEqual({
      ok: true,
      value: [{ text: 'lionword' }],
    })
    reader.close()
    library.close()
  })
})

describe('a database', () => {
  const after = (...migrations: string[]) => ({ version: 3, create: 'CREATE TABLE a (x)', migrations })
  const steps = ['INSERT INTO a VALUES (1)', 'INSERT INTO a VALUES (2)']

  it.each([[0], [1]])('is migrated step by step, each step once, after %i of them', (done) => {
    openDatabase(path, after(...steps.slice(0, done))).close()
    for (let opened = 0; opened < 2; opened += 1) {
      const database = openDatabase(path, after(...steps))
      expect(database.prepare('SELECT x FROM a').all()).toEqual([{ x: 1 }, { x: 2 }])
      expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 5 })
      database.close()
    }
  })

  it('is unchanged if a step fails', () => {
    openDatabase(path, after()).close()
    expect(() => openDatabase(path, after('CREATE TABLE b (x)', 'nonsense'))).toThrow(/nonsense/)
    const database = openDatabase(path, after())
    expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([{ name: 'a' }])
    database.close()
  })

  it('is not migrated unless its copy was made, and nobody can write between the two', () => {
    openDatabase(path, after()).close()
    const beforeMigration = (version: number) => {
      const other = new DatabaseSync(path)
      expect(() => other.exec('INSERT INTO a VALUES (1)')).toThrow(/locked/)
      other.close()
      throw new Error(`no copy of version ${version}`)
    }
    expect(() => openDatabase(path, after(...steps), { beforeMigration })).toThrow(FailedMigration)
    expect(() => openDatabase(path, after(...steps), { beforeMigration })).toThrow(/no copy of version 3/)
    openDatabase(path, after(), { beforeMigration }).close()
  })
})

describe('the jobs in it', () => {
  let table: DocumentTable
  beforeEach(() => {
    const library = new Library(':memory:', silentLog)
    const opened = library.open()
    if (!opened.ok) throw new Error('not opened')
    table = new DocumentTable(opened.value)
  })

  it('are stored unchanged and listed newest first', () => {
    const ticket = { documentId: 'd', documentKey: 'k' }
    const old = job({ owner: 'run', source: 's', ticket, folder: '/home', options: { formality: 'less' } })
    const young = job({ createdAt: 2, error: { kind: 'not-found', message: 'Gone.' } })
    table.add([old, young])
    expect(table.all()).toEqual([expect.objectContaining(young), expect.objectContaining({ ...old, ticket })])
    table.put({ ...old, state: 'done', ticket: undefined })
    expect(table.get(old.id)).not.toHaveProperty('ticket')
    table.delete(old.id)
    expect(table.get(old.id)).toBeUndefined()
  })

  it('are added all or none', () => {
    const good = job()
    expect(() => table.add([good, job({ whenDone: 'never' as never })])).toThrow(/whenDone/)
    expect(table.all()).toEqual([])
  })

  it('are adopted by one of several that try', () => {
    const left = job({ owner: 'dead' })
    table.add([left])
    expect(table.adopt(left.id, 'dead', 'one')).toBe(true)
    expect(table.adopt(left.id, 'dead', 'two')).toBe(false)
    expect(table.get(left.id)?.owner).toBe('one')
  })

  it('say whether a source is still needed', () => {
    const [one, two] = [job({ source: 's' }), job({ source: 's' })]
    table.add([one, two])
    table.put({ ...one, source: undefined })
    expect(table.isSourceNeeded('s')).toBe(true)
    table.delete(two.id)
    expect(table.isSourceNeeded('s')).toBe(false)
  })
})
