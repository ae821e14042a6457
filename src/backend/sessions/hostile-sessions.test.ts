import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { eventually } from '../../../test/support/base/eventually.ts'
import { keptCaption, recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { hostileSessionFiles, saying } from '../../../test/support/sessions/hostile-session-files.ts'
import { libraryClockOf } from '../../../test/support/sessions/library-clock-of.ts'
import { sessionFile } from '../../../test/support/sessions/session-file.ts'
import { answerOf, SessionRuns, wordsOf } from '../../../test/support/sessions/session-runs.ts'
import { silentLog } from '../../core/base/log.ts'
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

const importOf = async (backend: Backend, text: string) => {
  const file = join(runs.folder, 'session.json')
  await writeFile(file, text)
  return backend.dispatch('session.import', { file })
}
const libraryFile = () => join(runs.dataFolder, 'library.sqlite')

/** Changes the library at rest, as a bad disk or another program would. */
function write(statement: string, ...values: string[]): void {
  const database = new DatabaseSync(libraryFile())
  database.prepare(statement).run(...values)
  database.close()
}

describe('a session file', () => {
  const [caption] = sessionFile(1).captions

  it.each(hostileSessionFiles)('that %s is refused, and all else stays as it was', async (_what, text) => {
    const backend = runs.start()
    await answerOf(backend, 'session.record', recording())
    expect(await importOf(backend, text)).toMatchObject({ error: { kind: 'invalid-input', field: 'file' } })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ total: 1 })
  })

  it.each([
    ['times with fractions', saying({ startMs: 0.5, endMs: 4000.5 })],
    ['a lone surrogate', saying({ source: '\ud800 x' })],
    ['a NUL', saying({ source: 'a\0b' })],
    ['an original that is the line itself', saying({ originals: { de: caption?.targets['de'] } })],
    ['a prototype among its translations', saying({ targets: { X: 'abc' } }).replace('"X"', '"__proto__"')],
    ['the language of a private service', saying({ language: 'x' })],
    ['the last time there is', JSON.stringify(sessionFile(3, { startedAt: '2223-07-06T02:40:00Z' }))],
  ])('with %s is taken in, and given out again', async (_what, text) => {
    const backend = runs.start()
    expect(await importOf(backend, text)).toMatchObject({ ok: true })
    const { sessions } = await answerOf(backend, 'session.list', {})
    const exported = await answerOf(backend, 'session.export', { id: sessions[0]?.id ?? '', format: 'json' })
    expect(await importOf(backend, exported.text)).toMatchObject({ ok: true })
  })

  it('that cannot be read back unchanged leaves nothing behind', async () => {
    const library = new Library(libraryFile(), silentLog)
    const clock = libraryClockOf(runs.folder)
    const keeper = new SessionRepository({
      library,
      clock,
      runs: new Runs(join(runs.folder, 'runs')),
      sounds: new SessionSounds(new SoundFiles(join(runs.folder, 'sound')), silentLog),
      outages: new OutageFiles(join(runs.folder, 'missing-speech'), clock, silentLog),
      turns: new Turns(),
      retention: () => 'for-ever',
      changed: () => undefined,
    })
    const take = (id: string, change: Parameters<typeof sessionFile>[1]) => {
      const { captions, ...session } = sessionFile(1, change)
      return keeper.importSession(id, {
        session,
        parts: [JSON.stringify(captions)],
        captions: captions.length,
      })
    }
    expect(await take('a', { title: 'a'.repeat(300) })).toMatchObject({
      error: { detail: expect.stringMatching(/read back/) },
    })
    expect(await take('b', { startedAt: '9999-12-31T23:59:59Z' })).toMatchObject({ ok: false })
    expect(keeper.ask((table) => table.list(0, 10, undefined).total)).toEqual({ ok: true, value: 0 })
    expect(keeper.ask((table) => table.captions.orphans())).toEqual({ ok: true, value: [] })
    library.close()
  })
})

describe('a library that was poisoned', () => {
  const good = recording({ captions: [keptCaption(0, 'Good morning.')] })
  const bad = recording({ captions: [keptCaption(0, 'Unrepeatable.')] })

  const begin = async () => {
    const first = runs.start()
    for (const session of [good, bad]) await answerOf(first, 'session.record', session)
    await answerOf(first, 'session.update', { id: bad.id, tags: ['a'] })
    await runs.end(first)
  }
  const badPlace = `(SELECT place FROM sessions WHERE id = '${bad.id}')`
  const setCaption = (column: string, value: string) => () =>
    write(`UPDATE captions SET ${column} = ? WHERE id >> 20 = ${badPlace}`, value)
  const setSession = (column: string, value: string) => () =>
    write(`UPDATE sessions SET ${column} = ? WHERE id = ?`, value, bad.id)

  const poisons: readonly (readonly [string, () => void])[] = [
    ['a change without its text', setCaption('edits', '{"de":{"base":"abc"}}')],
    ['a change of an inherited property', setCaption('edits', '{"constructor":{"base":"abc"}}')],
    ['changes that are no JSON', setCaption('edits', '{"de":')],
    ['translations that are no JSON', setCaption('targets', 'nonsense')],
    ['a translation that is no text', setCaption('targets', '{"de":"Guten Tag.","fr":5}')],
    ['markup for a language', setCaption('language', '<i>q</i>')],
    ['a time beyond all sessions', setCaption('start_ms', '1e300')],
    ['tags that are no JSON', setSession('tags', 'nonsense')],
    ['tags that are no texts', setSession('tags', '[5,null,"a"]')],
    ['what it was asked for as no JSON', setSession('about', 'nonsense')],
    ['markup for a target language', setSession('about', '{"targetLanguages":["<b>","de"],"isDemo":true}')],
    ['an inherited property for a language', setSession('about', '{"targetLanguages":["constructor","de"]}')],
    ['gaps that are no JSON', setSession('gaps', '[{')],
    ['a gap that is none', setSession('gaps', '[{"fromMs":"x"}]')],
  ]

  it.each(poisons)('with %s works again, and what is poisoned can be deleted', async (_what, poison) => {
    await begin()
    poison()
    const backend = runs.start()
    backend.resume()
    const { sessions } = await answerOf(backend, 'session.list', {})
    expect(sessions.map(({ id }) => id).toSorted()).toEqual([good.id, bad.id].toSorted())
    expect(await wordsOf(backend, bad.id)).toEqual(['Unrepeatable.'])
    for (const word of ['morning', 'unrepeatable'])
      expect((await answerOf(backend, 'session.search', { query: word })).hits, word).toHaveLength(1)
    await answerOf(backend, 'session.list', { tag: 'a' })
    await answerOf(backend, 'session.sent', { since: 0 })
    const { text } = await answerOf(backend, 'session.export', { id: bad.id, format: 'json' })
    expect(await importOf(backend, text)).toMatchObject({ ok: true })

    const all = (await answerOf(backend, 'session.list', {})).sessions.filter(({ id }) => id !== good.id)
    await answerOf(backend, 'session.delete', { ids: all.map(({ id }) => id) })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      total: 1,
      sessions: [{ id: good.id }],
    })
    expect((await answerOf(backend, 'session.search', { query: 'unrepeatable' })).hits).toEqual([])
    expect((await runs.onDisk()).toString('latin1')).not.toMatch(/unrepeatable/i)
  })

  it.each(poisons)('with %s is emptied when nothing is to be kept any more', async (_what, poison) => {
    await begin()
    poison()
    const backend = runs.start()
    backend.resume()
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    while ((await answerOf(backend, 'session.list', {})).total > 0) await new Promise(setImmediate)
    await eventually(async () =>
      expect((await runs.onDisk()).toString('latin1')).not.toMatch(/unrepeatable/i),
    )
  })
})

describe('a session that cannot be deleted when its time is over', () => {
  it('does not delay the others, and is reported in the list until it is deleted', async () => {
    const backend = runs.start()
    const all = [recording(), recording(), recording()]
    for (const session of all) await answerOf(backend, 'session.record', session)
    const [first] = all
    write(`CREATE TRIGGER stuck BEFORE DELETE ON sessions WHEN old.id = '${first?.id}'
           BEGIN SELECT raise(ABORT, 'not this one'); END`)
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    while ((await answerOf(backend, 'session.list', {})).problem === undefined)
      await new Promise(setImmediate)
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({
      total: 1,
      problem: { kind: 'storage', what: 'library', detail: 'not this one' },
    })
    write('DROP TRIGGER stuck')
    await answerOf(backend, 'settings.update', { privacy: { retention: '1-day' } })
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    while ((await answerOf(backend, 'session.list', {})).total > 0) await new Promise(setImmediate)
    while ((await answerOf(backend, 'session.list', {})).problem !== undefined)
      await new Promise(setImmediate)
  })
})
