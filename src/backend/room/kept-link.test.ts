import { once } from 'node:events'
import { createServer, Server } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptCaption } from '../../../test/support/contract-cases/call-cases-of-sessions.ts'
import { RoomGuest, type RoomPlace, systemSecrets, TestRoom } from '../../../test/support/room/room-guest.ts'
import { goingOn } from '../../../test/support/sessions/session-runs.ts'
import type { RoomEnd, RoomState } from '../../core/audience/room/room-calls.ts'
import { createMemorySecrets, type SecretStore } from '../accounts/secret-store.ts'
import { NETWORK_CHECK_MS } from './room.ts'

let secrets: SecretStore
let test: TestRoom
const runs: TestRoom[] = []
const start = async () => {
  test = new TestRoom(secrets)
  runs.push(test)
  await test.room.resume()
}
beforeEach(async () => {
  secrets = systemSecrets()
  await start()
})
afterEach(async () => {
  vi.useRealTimers()
  for (const run of runs.splice(0)) await run.room.close()
})

const stateOf = async (): Promise<RoomState> => {
  const got = await test.room.handlers['room.get']({})
  if (!got.ok) throw new Error('the state is not known')
  return got.value
}
const keep = (end: RoomEnd) => test.room.handlers['room.keep']({ end })
const restart = async () => {
  await test.room.close()
  await start()
}
const keptLink = async (): Promise<object> => JSON.parse((await secrets.get('room-link'))?.value ?? '')
const session = goingOn([])
const say = (text: string, more: Partial<typeof session> = {}) =>
  test.sessions.record({ ...session, ...more, gaps: [], captions: [keptCaption(0, text)] })

describe('the link of a room', () => {
  it('works again after a restart if the host wants it, at the same port', async () => {
    const place = await test.open()
    await keep('closed')
    expect((await stateOf()).room).toMatchObject({ end: 'closed', isKept: true })
    const guest = await RoomGuest.enter(place)
    say('Before.')
    await guest.until('Before.')
    await restart()
    expect(await guest.closed()).toBe(false)
    expect((await stateOf()).room).toMatchObject({ address: place.address, hasMoved: false })
    await restart()
    say('After.', { id: crypto.randomUUID() })
    const back = await RoomGuest.enter(place, guest.position)
    expect(await back.until('After.')).toEqual(['After.'])
    back.leave()
  })

  it('is gone after a restart otherwise, and readers are told', async () => {
    const place = await test.open()
    const guest = await RoomGuest.enter(place)
    await restart()
    expect(await guest.closed()).toBe(true)
    expect(await stateOf()).not.toHaveProperty('room')
  })

  it('is revoked by the host, for good', async () => {
    await test.open()
    await keep('closed')
    await test.room.handlers['room.close']({})
    await restart()
    expect(await stateOf()).not.toHaveProperty('room')
  })

  it('is another one after New code, with the end that the host chose', async () => {
    const place = await test.open()
    await keep('closed')
    const next = await test.open()
    await restart()
    expect((await stateOf()).room).toMatchObject({ address: next.address, end: 'closed' })
    expect((await RoomGuest.enter({ ...next, seal: place.seal })).status).toBe(403)
  })

  it('ends with the day, whether Parley runs by then or not', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    test.now = new Date(2026, 4, 5, 23, 59).getTime()
    const guest = await RoomGuest.enter(await test.open())
    await keep('today')
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    expect(await stateOf()).toHaveProperty('room')
    test.now += 60_000
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    expect(await guest.closed()).toBe(true)
    await vi.waitFor(() => expect(test.states.at(-1)).not.toHaveProperty('room'))
    await test.open()
    await keep('today')
    await secrets.set('room-link', JSON.stringify({ ...(await keptLink()), endsAt: Date.now() - 1 }))
    await start()
    expect(await stateOf()).not.toHaveProperty('room')
    expect(await secrets.get('room-link')).toBeUndefined()
  })

  it('has another port if a program took its own, and says so', async () => {
    const place = await test.open()
    await keep('closed')
    await test.room.close()
    const other = createServer().listen(Number(new URL(place.address).port), '127.0.0.1')
    await once(other, 'listening')
    await start()
    const { room } = await stateOf()
    expect(room).toMatchObject({ hasMoved: true, isKept: true })
    expect(room?.address).not.toBe(place.address)
    other.close()
  })

  it('waits for the network of this computer, without losing what is said', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const place = await test.open()
    await keep('closed')
    say('First.')
    const guest = await RoomGuest.enter(place)
    await guest.until('First.')
    test.isConnected = false
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    expect(await guest.closed()).toBe(false)
    expect(await stateOf()).toMatchObject({ waitsFor: '127.0.0.1' })
    test.sessions.record({ ...session, gaps: [], captions: [keptCaption(1, 'Second.')] })
    test.isConnected = true
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    await vi.waitFor(() => expect(test.states.at(-1)).toHaveProperty('room'))
    const back = await RoomGuest.enter(place, guest.position)
    expect(await back.until('Second.')).toEqual(['Second.'])
    back.leave()
  })

  describe('in a keychain that is locked when Parley starts', () => {
    let place: RoomPlace
    let unlock: () => void
    beforeEach(async () => {
      place = await test.open()
      await keep('closed')
      const { get } = secrets
      unlock = () => {
        secrets.get = get
      }
      secrets.get = () => Promise.reject(new Error('locked'))
      await restart()
    })

    it('is said to be locked, and works again once it is unlocked', async () => {
      expect(test.states.at(-1)).toMatchObject({ isLinkLocked: true })
      expect(await stateOf()).toMatchObject({ isLinkLocked: true })
      unlock()
      const { room, isLinkLocked } = await stateOf()
      expect(room).toMatchObject({ address: place.address, isKept: true })
      expect(isLinkLocked).toBeUndefined()
      expect((await RoomGuest.enter(place)).status).toBe(200)
    })

    it.each([
      ['another one is made', () => test.open()],
      ['sharing is ended', () => test.room.handlers['room.close']({})],
    ])('is forgotten if %s', async (_, act) => {
      await act()
      unlock()
      expect(await stateOf()).not.toHaveProperty('isLinkLocked')
      await restart()
      expect(await stateOf()).not.toHaveProperty('room')
    })
  })

  it('is not said to be kept where the computer keeps no keys', async () => {
    secrets = createMemorySecrets()
    await start()
    const guest = await RoomGuest.enter(await test.open())
    await keep('closed')
    expect((await stateOf()).room).toMatchObject({ end: 'closed', isKept: false })
    await test.room.close()
    expect(await guest.closed()).toBe(true)
  })

  it('is reported if it cannot be kept, and works on', async () => {
    const place = await test.open()
    secrets.set = () => Promise.reject(new Error('locked'))
    expect(await keep('closed')).toMatchObject({ ok: false, error: { kind: 'storage', what: 'key' } })
    expect((await RoomGuest.enter(place)).status).toBe(200)
  })

  it('is not opened in a run whose number cannot be stored, and can still be ended', async () => {
    const place = await test.open()
    await keep('closed')
    const { set } = secrets
    secrets.set = () => Promise.reject(new Error('the disk is full'))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await restart()
    vi.advanceTimersByTime(NETWORK_CHECK_MS)
    expect(await stateOf()).toMatchObject({ isLinkLocked: true })
    await expect(RoomGuest.enter(place)).rejects.toThrow(/ECONNREFUSED/)
    await test.room.handlers['room.close']({})
    secrets.set = set
    await restart()
    expect(await stateOf()).not.toHaveProperty('room')
  })

  it('is forgotten at the next occasion if that fails when sharing is stopped', async () => {
    await test.open()
    await keep('closed')
    const { delete: remove } = secrets
    secrets.delete = () => Promise.reject(new Error('the disk is full'))
    expect(await test.room.handlers['room.close']({})).toMatchObject({
      ok: false,
      error: { kind: 'storage' },
    })
    secrets.delete = remove
    await test.room.handlers['room.close']({})
    await restart()
    expect(await stateOf()).not.toHaveProperty('room')
  })

  it.each(['', '{}', '{"code":"x"}', '[]', 'null'])('is not read from %j', async (stored) => {
    await secrets.set('room-link', stored)
    await start()
    expect(await stateOf()).not.toHaveProperty('room')
  })

  it('is not opened again in an address of another computer', async () => {
    await test.open()
    await keep('closed')
    await secrets.set('room-link', JSON.stringify({ ...(await keptLink()), address: '0.0.0.0' }))
    const listen = vi.spyOn(Server.prototype, 'listen')
    await start()
    expect(listen).not.toHaveBeenCalled()
    listen.mockRestore()
  })
})
