import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostPorts } from '../../../test/support/app/host-ports.ts'
import { eventually } from '../../../test/support/base/eventually.ts'
import { recording } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { answerOf, goingOn, SessionRuns } from '../../../test/support/sessions/session-runs.ts'
import type { Recording, SessionChange } from '../../core/session/library/session-schema.ts'
import { type Backend, createBackend } from '../backend.ts'

let runs: SessionRuns
beforeEach(async () => {
  runs = await SessionRuns.begin()
})
afterEach(() => runs.endAll())

const refused = {
  ok: false,
  error: { kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value' } },
}
const sound = Buffer.from('OggS and so on')
const fileOf = ({ id }: { id: string }) => join(runs.dataFolder, 'sound', `${id}.ogg`)
const tell = (backend: Backend, { id }: { id: string }, at = 0, data: Uint8Array = sound) =>
  answerOf(backend, 'session.keepSound', { id, at, data })
const keep = async (backend: Backend, session: Recording = goingOn()) => {
  await answerOf(backend, 'session.record', session)
  await tell(backend, session)
  return session
}
const tokenOf = (address: string) => address.replace('/sound/', '')

describe('the sound of a session', () => {
  it('is stored with it chunk by chunk, even after its end, and pages are notified of the first', async () => {
    const changes: SessionChange[] = []
    const backend = runs.start('for-ever', changes)
    const session = goingOn()
    await answerOf(backend, 'session.record', session)
    changes.length = 0
    expect(await tell(backend, session)).toEqual({ isKept: true, storedBytes: sound.length })
    await answerOf(backend, 'session.record', { ...session, endedAt: Date.now() })
    expect(await tell(backend, session, sound.length, Buffer.from('!'))).toMatchObject({ isKept: true })
    expect(changes).toEqual([{ id: session.id }, { id: session.id, fromCaption: 0 }])
    expect(await readFile(fileOf(session), 'utf8')).toBe('OggS and so on!')
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({ soundBytes: 15 })
    await answerOf(backend, 'session.record', recording())
    const { sessions } = await answerOf(backend, 'session.list', {})
    expect(new Set(sessions.map(({ soundBytes }) => soundBytes))).toEqual(new Set([0, 15]))
    expect(await answerOf(backend, 'session.soundSize', {})).toEqual({ bytes: 15, sessions: 1 })
  })

  it('continues in another run, if a page has outlived its host', async () => {
    const first = runs.start()
    const session = await keep(first)
    await runs.end(first)
    const second = runs.start()
    second.resume()
    expect(await tell(second, session, 5, Buffer.from('and so on and on'))).toEqual({
      isKept: true,
      storedBytes: 21,
    })
    expect(await readFile(fileOf(session), 'utf8')).toBe('OggS and so on and on')
  })

  it('is not kept without its session, and no disk is touched', async () => {
    const backend = runs.start()
    expect(await tell(backend, goingOn())).toEqual({ isKept: false, storedBytes: 0 })
    expect(await readdir(runs.folder)).toEqual([])
    await answerOf(backend, 'session.record', goingOn())
    expect(await tell(backend, goingOn())).toEqual({ isKept: false, storedBytes: 0 })
    expect(await answerOf(backend, 'session.soundSize', {})).toEqual({ bytes: 0, sessions: 0 })
    expect(existsSync(join(runs.dataFolder, 'sound'))).toBe(false)
  })

  it('reports failed storage without a path, and continues as soon as possible', async () => {
    const backend = runs.start()
    const session = goingOn()
    await answerOf(backend, 'session.record', session)
    await writeFile(join(runs.dataFolder, 'sound'), 'in the way')
    const told = await backend.dispatch('session.keepSound', { id: session.id, at: 0, data: sound })
    expect(told).toMatchObject({ error: { kind: 'storage', what: 'sound' } })
    expect(JSON.stringify(told)).not.toContain(runs.folder)
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ sessions: [{ soundBytes: 0 }] })
    await rm(join(runs.dataFolder, 'sound'))
    expect(await tell(backend, session)).toMatchObject({ isKept: true })
  })
})

describe('a sound that is played', () => {
  it('has an address that is always the same in a run, and another one in the next', async () => {
    const backend = runs.start()
    const [one, other] = [await keep(backend), await keep(backend)]
    const told = await answerOf(backend, 'session.sound', { id: one.id })
    expect(told).toEqual({ address: expect.stringMatching(/^\/sound\/[\w-]{32}$/), bytes: sound.length })
    expect(await answerOf(backend, 'session.sound', { id: one.id })).toEqual(told)
    expect((await answerOf(backend, 'session.sound', { id: other.id })).address).not.toBe(told.address)
    const found = await backend.soundAt(tokenOf(told.address))
    expect(found).toEqual({ path: fileOf(one), name: expect.stringMatching(/^2026-11-21 \d\d\.00\.ogg$/) })
    await answerOf(backend, 'session.update', { id: one.id, title: 'Plan: A/B' })
    expect((await backend.soundAt(tokenOf(told.address)))?.name).toBe('Plan_ A_B.ogg')
    const next = runs.start()
    expect((await answerOf(next, 'session.sound', { id: one.id })).address).not.toBe(told.address)
    for (const token of ['', one.id, '../library.sqlite', randomUUID()])
      expect(await backend.soundAt(token)).toBeUndefined()
  })

  it('is refused where there is none', async () => {
    const backend = runs.start()
    const silent = goingOn()
    await answerOf(backend, 'session.record', silent)
    for (const id of [silent.id, randomUUID(), '../library', ''])
      expect(await backend.dispatch('session.sound', { id })).toMatchObject(refused)
  })

  it('has no address where no page is served', async () => {
    const backend = createBackend(hostPorts())
    expect(await backend.dispatch('session.sound', { id: 'any' })).toMatchObject({
      error: { kind: 'other-host-only' },
    })
    await backend.close()
  })
})

describe('a sound that is deleted', () => {
  it('is deleted without its captions, and is not restarted while its session continues', async () => {
    const changes: SessionChange[] = []
    const backend = runs.start('for-ever', changes)
    const session = await keep(backend)
    const { address } = await answerOf(backend, 'session.sound', { id: session.id })
    changes.length = 0
    await answerOf(backend, 'session.deleteSound', { ids: [session.id] })
    expect(changes).toEqual([{ id: session.id }])
    expect(await readdir(join(runs.dataFolder, 'sound'))).toEqual([])
    expect(await backend.soundAt(tokenOf(address))).toBeUndefined()
    expect(await backend.dispatch('session.sound', { id: session.id })).toMatchObject(refused)
    expect(await answerOf(backend, 'session.get', { id: session.id })).toMatchObject({
      captions: 1,
      soundBytes: 0,
    })
    for (const at of [sound.length, 0])
      expect(await tell(backend, session, at)).toEqual({ isKept: false, storedBytes: 0 })
    expect(await readdir(join(runs.dataFolder, 'sound'))).toEqual([])
  })

  it('is not begun again by another run', async () => {
    const [one, two] = [runs.start(), runs.start()]
    const session = await keep(one)
    await answerOf(two, 'session.deleteSound', { ids: [session.id] })
    expect(await tell(one, session, sound.length)).toEqual({ isKept: false, storedBytes: 0 })
  })

  it('goes before its session, which stays where it cannot go', async () => {
    const backend = runs.start()
    const [stuck, other] = [await keep(backend), await keep(backend)]
    await rm(fileOf(stuck))
    await mkdir(join(fileOf(stuck), 'in the way'), { recursive: true })
    const told = await backend.dispatch('session.delete', { ids: [stuck.id, other.id] })
    expect(told).toMatchObject({ error: { kind: 'storage', what: 'library' } })
    expect(JSON.stringify(told)).not.toContain(runs.folder)
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ sessions: [{ id: stuck.id }] })
    expect(existsSync(fileOf(other))).toBe(false)
    await rm(fileOf(stuck), { recursive: true })
    await answerOf(backend, 'session.delete', { ids: [stuck.id] })
    expect(await answerOf(backend, 'session.list', {})).toMatchObject({ total: 0 })
  })

  it('is deleted when retention is turned off, even during its session', async () => {
    const backend = runs.start()
    const [over, on] = [await keep(backend, recording()), await keep(backend)]
    await answerOf(backend, 'settings.update', { privacy: { retention: 'nothing' } })
    await eventually(async () => expect(await readdir(join(runs.dataFolder, 'sound'))).toEqual([]))
    for (const session of [over, on])
      expect(await tell(backend, session, sound.length)).toEqual({ isKept: false, storedBytes: 0 })
    expect(await readdir(join(runs.dataFolder, 'sound'))).toEqual([])
  })
})

describe('a sound without a session', () => {
  const stray = async (daysOld = 0) => {
    const id = randomUUID()
    await mkdir(join(runs.dataFolder, 'sound'), { recursive: true })
    await writeFile(fileOf({ id }), sound)
    const then = Date.now() / 1000 - daysOld * 24 * 60 * 60
    await utimes(fileOf({ id }), then, then)
    return { id }
  }
  const there = async () => (await readdir(join(runs.dataFolder, 'sound'))).map((name) => name.slice(0, -4))

  it('is removed at the next start, and no other, whichever run records it', async () => {
    const first = runs.start()
    const [over, on] = [await keep(first, recording()), await keep(first)]
    await stray()
    const second = runs.start()
    second.resume()
    await eventually(async () => expect((await there()).toSorted()).toEqual([over.id, on.id].toSorted()))
    expect(await tell(first, on, sound.length)).toMatchObject({ isKept: true })
  })

  it('stays while a library that was set aside may know it, for as long as sessions are kept', async () => {
    const first = runs.start()
    const known = await keep(first, recording())
    await runs.end(first)
    const library = join(runs.dataFolder, 'library.sqlite')
    await writeFile(library, 'not a database, but long enough to be looked at'.repeat(50))
    const old = await stray(31)
    for (const _start of ['the one that sets it aside', 'the next']) {
      const later = runs.start()
      later.resume()
      await keep(later)
      await new Promise((resolve) => setTimeout(resolve, 20))
      expect(await there()).toEqual(expect.arrayContaining([known.id, old.id]))
      await runs.end(later)
    }
    const month = runs.start('30-days')
    month.resume()
    await eventually(async () => expect(await there()).not.toContain(old.id))
    expect(await there()).toContain(known.id)
    await runs.end(month)
    for (const name of await readdir(runs.dataFolder))
      if (name.includes('unreadable')) await rm(join(runs.dataFolder, name))
    runs.start().resume()
    await eventually(async () => expect(await there()).not.toContain(known.id))
  })

  it('stays where the library is not there or cannot be opened, unless nothing is to be kept', async () => {
    const { id } = await stray()
    runs.start().resume()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await there()).toEqual([id])
    await mkdir(join(runs.dataFolder, 'library.sqlite'))
    runs.start().resume()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(await there()).toEqual([id])
    await rm(join(runs.dataFolder, 'library.sqlite'), { recursive: true })
    runs.start('nothing').resume()
    await eventually(async () => expect(await there()).toEqual([]))
    expect((await stat(join(runs.dataFolder, 'sound'))).isDirectory()).toBe(true)
  })
})
