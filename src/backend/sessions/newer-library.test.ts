import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CURRENT, VersionRun } from '../../../test/support/sessions/library-versions.ts'
import { answerOf, SessionRuns } from '../../../test/support/sessions/session-runs.ts'
import type { Retention } from '../../core/library/retention.ts'
import { keptVersions } from '../base/kept-versions.ts'
import { DocumentTable } from '../library/document-table.ts'

const DAY_MS = 24 * 60 * 60_000
const [SESSION, DOCUMENT] = [randomUUID(), randomUUID()]
const SOUND = `${SESSION}.ogg`
const RESULT = `${DOCUMENT}.result`

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

const libraryPath = () => join(runs.dataFolder, 'library.sqlite')
const filesIn = (folder: string) => readdirSync(join(runs.dataFolder, folder))
const until = (isSo: () => void) => vi.waitFor(isSo, { timeout: 20_000 })

/** A newer version has recorded a session with its sound, and translated a document that was not saved. */
function leaveNewer(daysAgo = 0): void {
  const newer = new VersionRun(libraryPath(), CURRENT + 1)
  newer.say(SESSION, 0, 'in the newer version')
  newer.addDocument(DOCUMENT)
  newer.close()
  const at = (Date.now() - daysAgo * DAY_MS) / 1000
  for (const [folder, name] of [
    ['sound', SOUND],
    ['documents', RESULT],
    ['documents', 'nobody.source'],
  ] as const) {
    mkdirSync(join(runs.dataFolder, folder), { recursive: true })
    const path = join(runs.dataFolder, folder, name)
    writeFileSync(path, 'content')
    utimesSync(path, at, at)
  }
}

/** This version has failed to translate documents, some days ago. */
function leaveFailed(...daysAgo: readonly number[]): void {
  const older = new VersionRun(libraryPath(), CURRENT)
  new DocumentTable(older.database).add(
    daysAgo.map((days) => ({
      ...{ id: randomUUID(), createdAt: Date.now() - days * DAY_MS, state: 'failed', account: 'demo' },
      ...{ isDemo: true, name: 'a.txt', bytes: 3, targetLanguage: 'DE', options: {}, whenDone: 'keep' },
    })),
  )
  older.close()
}

/** Starts this version, which sweeps at once. */
function start(retention: Retention) {
  const backend = runs.start(retention)
  backend.resume()
  return backend
}

describe('while a newer library is set aside', () => {
  it('the list says so, sounds of its sessions stay, and go with it when it is deleted', async () => {
    leaveNewer()
    const backend = start('for-ever')
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      total: 0,
      hasSetAside: false,
      newer: { sessions: 1, since: expect.any(Number) },
    })
    expect(await answerOf(backend, 'session.recovered', {})).toMatchObject({ newer: { sessions: 1 } })
    expect(filesIn('sound')).toEqual([SOUND])
    await answerOf(backend, 'session.deleteNewer', {})
    expect(filesIn('sound')).toEqual([])
    expect(keptVersions(libraryPath())).toEqual([])
    expect(await answerOf(backend, 'session.list', {})).not.toHaveProperty('newer')
    expect(await answerOf(backend, 'session.recovered', {})).not.toHaveProperty('newer')
  })

  it('its sounds are kept as long as their sessions would be', async () => {
    leaveNewer(2)
    await runs.end(start('30-days'))
    expect(filesIn('sound')).toEqual([SOUND])
    start('1-day')
    await until(() => expect(filesIn('sound')).toEqual([]))
  })

  it('its translations stay until they are saved or removed, whatever is chosen', async () => {
    leaveNewer(2)
    const backend = start('1-day')
    await until(() => expect(filesIn('documents')).toEqual([RESULT]))
    expect((await answerOf(backend, 'document.list', {})).jobs.map(({ id }) => id)).toEqual([DOCUMENT])
  })

  it('no file of a document is deleted if its entry cannot be read', async () => {
    leaveFailed(2, 40)
    leaveNewer(40)
    const newer = new DatabaseSync(libraryPath())
    newer.exec('ALTER TABLE document_jobs RENAME TO documents')
    newer.close()
    const backend = start('30-days')
    const jobs = async () => (await answerOf(backend, 'document.list', {})).jobs.length
    await vi.waitFor(async () => expect(await jobs()).toBe(1), { timeout: 20_000 })
    // The second sweep begins after the first has looked for files without an entry.
    await answerOf(backend, 'settings.update', { privacy: { retention: '1-day' } })
    await vi.waitFor(async () => expect(await jobs()).toBe(0), { timeout: 20_000 })
    expect(filesIn('documents').toSorted()).toEqual([RESULT, 'nobody.source'].toSorted())
    expect(keptVersions(libraryPath()).map(({ type }) => type)).toEqual(['set-aside'])
  })
})
