import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DELETED, KEPT, leaveLibrary } from '../../../test/support/sessions/left-library.ts'
import { CURRENT, VersionRun } from '../../../test/support/sessions/library-versions.ts'
import { copiesOf } from '../base/version-copies.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-old-'))
  path = join(folder, 'library.sqlite')
})
afterEach(() => rmSync(folder, { recursive: true }))

const OLD = Array.from({ length: CURRENT - 1 }, (_, index) => index + 1)
const OWNER_ONLY = process.platform === 'win32' ? 0o666 : 0o600

/** Runs a query on a library that nobody uses. */
function rowsOf(file: string, query: string): unknown[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(query).all()
  } finally {
    database.close()
  }
}
/** The ids in each table that a version has. */
const idsIn = (file: string) =>
  Object.fromEntries(
    rowsOf(file, `SELECT name FROM sqlite_schema WHERE name IN ('sessions', 'texts', 'document_jobs')`)
      .map((row) => (row as { name: string }).name)
      .map((table) => [
        table,
        rowsOf(file, `SELECT id FROM ${table} ORDER BY id`).map((row) => (row as { id: string }).id),
      ]),
  )
const schemaOf = (file: string) => rowsOf(file, 'SELECT name, sql FROM sqlite_schema ORDER BY name')
const isWhole = (file: string) =>
  expect(rowsOf(file, 'PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
const copies = () => copiesOf(path).map(({ path: file }) => file)

describe.each(OLD)('a library of version %i', (version) => {
  it('is copied as it is before it is migrated, for its user only', () => {
    leaveLibrary(path, version)
    const [tables, ids] = [schemaOf(path), idsIn(path)]
    new VersionRun(path, CURRENT).close()
    expect(copiesOf(path)).toMatchObject([{ version }])
    const [copy = ''] = copies()
    expect([schemaOf(copy), idsIn(copy)]).toEqual([tables, ids])
    expect(rowsOf(copy, 'PRAGMA user_version')).toEqual([{ user_version: version }])
    expect(statSync(copy).mode & 0o777).toBe(OWNER_ONLY)
    isWhole(copy)
    const beside = readdirSync(folder).filter((name) => !copy.endsWith(name))
    expect(beside.toSorted()).toEqual(['library.sqlite', 'library.sqlite.lock'])
  })

  it('loses in the copy what is deleted after its migration, and nothing else', () => {
    leaveLibrary(path, version)
    const tables = Object.keys(idsIn(path))
    const run = new VersionRun(path, CURRENT)
    run.deleteSession(DELETED.id)
    run.deleteText(DELETED.id)
    run.deleteDocument(DELETED.id)
    run.close()
    const [copy = ''] = copies()
    for (const file of [path, copy]) {
      const content = readFileSync(file)
      expect([content.includes(DELETED.word), content.includes(KEPT.word)]).toEqual([false, true])
      isWhole(file)
    }
    expect(idsIn(copy)).toEqual(Object.fromEntries(tables.map((table) => [table, [KEPT.id]])))
  })
})
