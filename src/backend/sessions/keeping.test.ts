import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { libraryClockOf } from '../../../test/support/sessions/library-clock-of.ts'
import { answerOf, goingOn, SessionRuns } from '../../../test/support/sessions/session-runs.ts'
import { silentLog } from '../../core/base/log.ts'
import { ok } from '../../core/base/result.ts'
import type { Retention } from '../../core/session/library/retention.ts'
import { type Recording, type SessionChange } from '../../core/session/library/session-schema.ts'
import type { Backend } from '../backend.ts'
import { Library } from '../library/library.ts'
import { Runs } from '../library/runs.ts'
import { Turns } from '../library/turns.ts'
import { OutageFiles } from '../missing-speech/outage-files.ts'
import { SessionRepository } from './session-repository.ts'
import { SessionSounds } from './session-sounds.ts'
import { SoundFiles } from './sound-files.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

describe('what is not to be kept', () => {
  it('does not touch the disk', async () => {
    const backend = runs.start('nothing')
    backend.resume()
    expect(await answerOf(backend, 'session.record', goingOn())).toEqual({ isKept: false })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ total: 0 })
    expect(await answerOf(backend, 'session.search', { query: 'x' })).toEqual({ hits: [], sessions: [] })
    expect(await readdir(runs.folder)).toEqual([])
  })

  it('is gone from the file when it is deleted, and does not come back from the page', async () => {
    const backend = runs.start()
    const secret = goingOn([keptCaption(0, 'Unrepeatable', { de: '秘密会議' })])
    await answerOf(backend, 'session.record', secret)
    await answerOf(backend, 'session.record', recording())
    const found = async () => (await runs.onDisk()).toString('latin1').match(/unrepeatable/gi)
    expect(await found()).not.toBeNull()
    await answerOf(backend, 'session.delete', { ids: [secret.id] })
    expect(await answerOf(backend, 'session.record', secret)).toEqual({ isKept: false })
    expect(await backend.dispatch('session.get', { id: secret.id })).toMatchObject({ error: { field: 'id' } })
    expect((await answerOf(backend, 'session.search', { query: 'unrepeatable' })).hits).toEqual([])
    expect(await found()).toBeNull()
    expect((await runs.onDisk()).includes('秘密')).toBe(false)
  })

  it.each([
    [
      'taken back',
      async (backend: Backend, { id }: Recording) => {
        const edited = { id, index: 0, line: 'source' }
        await answerOf(backend, 'session.editCaption', { ...edited, text: 'Unrepeatable' })
        await answerOf(backend, 'session.editCaption', { ...edited, text: null })
      },
    ],
    [
      'recognised differently later',
      async (backend: Backend, session: Recording) => {
        for (const words of ['Unrepeatable', 'Harmless'])
          await answerOf(backend, 'session.record', { ...session, captions: [keptCaption(1, words)] })
      },
    ],
  ])('leaves the disk with the next sweep if it was %s', async (_how, replace) => {
    const backend = runs.start()
    const session = goingOn([keptCaption(0, 'Welcome')])
    await answerOf(backend, 'session.record', session)
    await replace(backend, session)
    await runs.end(backend)
    const found = async () => (await runs.onDisk()).toString('latin1').match(/unrepeatable/gi)
    expect(await found()).not.toBeNull()
    const next = runs.start()
    next.resume()
    await expect.poll(found, { timeout: 20_000 }).toBeNull()
  })

  it('is deleted when a shorter retention is chosen, with the number known beforehand', async () => {
    const changes: SessionChange[] = []
    const backend = runs.start('for-ever', changes)
    for (const session of [recording(), goingOn()]) await answerOf(backend, 'session.record', session)
    expect(await answerOf(backend, 'session.expiring', { retention: '1-day' })).toEqual({ count: 0 })
    expect(await answerOf(backend, 'session.expiring', { retention: 'nothing' })).toEqual({ count: 2 })
    await answerOf(backend, 'settings.update', { privacy: { retention: '30-days' } })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ total: 2 })
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    while ((await answerOf(backend, 'session.list', {})).total > 0) await new Promise(setImmediate)
  })
})

describe('a library that was set aside', () => {
  const DAY = 24 * 60 * 60_000
  const aside = async () =>
    (await readdir(runs.dataFolder).catch(() => [])).filter((name) => name.includes('.unreadable-'))

  /** A run with a damaged library, which was last changed some days ago. */
  const begin = async (retention: Retention = 'for-ever', days = 0) => {
    const first = runs.start()
    await answerOf(first, 'session.record', recording({ captions: [keptCaption(0, 'Lionword')] }))
    await runs.end(first)
    const path = join(runs.dataFolder, 'library.sqlite')
    const whole = await readFile(path)
    await writeFile(path, Buffer.concat([whole.subarray(0, 8192), Buffer.alloc(whole.length - 8192, 7)]))
    const at = new Date(Date.now() - days * DAY)
    await utimes(path, at, at)
    const backend = runs.start(retention)
    await answerOf(backend, 'session.list', {})
    return backend
  }

  it('is kept as long as sessions are, which the list says', async () => {
    const backend = await begin('30-days', 29)
    backend.resume()
    expect(await aside()).toHaveLength(1)
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ hasSetAside: true })
  })

  it('goes when its time is over', async () => {
    const backend = await begin('30-days', 31)
    expect(await aside()).toHaveLength(1)
    backend.resume()
    expect(await aside()).toEqual([])
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ hasSetAside: false })
  })

  it('is deleted at once when retention is turned off', async () => {
    const backend = await begin()
    backend.resume()
    expect(await aside()).toHaveLength(1)
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    expect(await aside()).toEqual([])
  })

  it('goes with the files beside it, and the sound that only it knew, when somebody deletes it', async () => {
    const changes: SessionChange[] = []
    const first = await begin()
    await runs.end(first)
    const [name = ''] = await aside()
    for (const part of ['-wal', '-shm']) await writeFile(join(runs.dataFolder, name + part), 'lionword')
    await mkdir(join(runs.dataFolder, 'sound'))
    await writeFile(join(runs.dataFolder, 'sound', `${randomUUID()}.ogg`), 'OggS')
    const backend = runs.start('for-ever', changes)
    backend.resume()
    expect(await readdir(join(runs.dataFolder, 'sound'))).toHaveLength(1)
    await answerOf(backend, 'session.deleteSetAside', {})
    expect(await aside()).toEqual([])
    expect(changes).toContainEqual({})
    expect(await readdir(join(runs.dataFolder, 'sound'))).toEqual([])
  })

  it('is not said to be there where there is none', async () => {
    const backend = runs.start()
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ hasSetAside: false })
    expect(await answerOf(backend, 'session.deleteSetAside', {})).toEqual({})
    expect(await readdir(runs.folder)).toEqual([])
  })
})

describe('the sound that was sent', () => {
  it('is counted since a moment, without the demo service', async () => {
    const backend = runs.start()
    expect(await answerOf(backend, 'session.sent', { since: 0 })).toEqual({ ms: 0 })
    const about = { ...recording().about, isDemo: false }
    const at = recording().startedAt
    await answerOf(backend, 'session.record', recording())
    await answerOf(backend, 'session.record', recording({ about, audioMs: 4000 }))
    await answerOf(backend, 'session.record', recording({ about, startedAt: at - 1, audioMs: 200 }))
    expect(await answerOf(backend, 'session.sent', { since: at })).toEqual({ ms: 4000 })
    expect(await answerOf(backend, 'session.sent', { since: at - 1 })).toEqual({ ms: 4200 })
  })
})

describe('a library that cannot be written', () => {
  it('reports at once that its folder cannot be created, and is tried again', async () => {
    await writeFile(join(runs.folder, 'data'), '')
    const backend = runs.start()
    const session = goingOn()
    expect(await backend.dispatch('session.record', session)).toMatchObject({
      error: { kind: 'storage', what: 'library' },
    })
    await rm(join(runs.folder, 'data'))
    expect(await answerOf(backend, 'session.record', session)).toEqual({ isKept: true })
  })

  it('reports a full disk, keeps its content, and continues when there is room', () => {
    const library = new Library(join(runs.folder, 'library.sqlite'), silentLog)
    const own = new Runs(join(runs.folder, 'runs'))
    const clock = libraryClockOf(runs.folder)
    const keeper = new SessionRepository({
      library,
      clock,
      runs: own,
      sounds: new SessionSounds(new SoundFiles(join(runs.folder, 'sound')), silentLog),
      outages: new OutageFiles(join(runs.folder, 'missing-speech'), clock, silentLog),
      turns: new Turns(),
      retention: () => 'for-ever',
      changed: () => undefined,
    })
    const session = goingOn([keptCaption(0, 'First.')])
    const large = { ...session, captions: [keptCaption(1, 'words '.repeat(15_000))] }
    expect(keeper.record(session)).toEqual(ok(true))
    library.ask((database) => database.exec('PRAGMA max_page_count = 30'))
    expect(keeper.record(large)).toMatchObject({
      error: { kind: 'storage', detail: expect.stringMatching(/full/) },
    })
    expect(keeper.ask((table) => table.get(session.id)?.id)).toEqual(ok(session.id))
    library.ask((database) => database.exec('PRAGMA max_page_count = 100000'))
    expect(keeper.record(large)).toEqual(ok(true))
    expect(library.ask((database) => database.prepare('PRAGMA integrity_check').get())).toEqual(
      ok({ integrity_check: 'ok' }),
    )
    own.end()
    library.close()
  })
})
