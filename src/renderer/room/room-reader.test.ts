import { once } from 'node:events'
import { EventSource } from 'undici'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestRoom } from '../../../test/support/room/room-guest.ts'
import { RoomReader } from './room-reader.ts'

let test: TestRoom
let stream: EventSource
let reader: RoomReader
const phases: string[] = []
beforeEach(async () => {
  test = new TestRoom()
  const place = await test.open()
  vi.stubGlobal('EventSource', function open(path: string) {
    stream = new EventSource(new URL(path, place.address))
    return stream
  })
  phases.length = 0
  reader = new RoomReader(place.seal, (phase) => phases.push(phase))
  await once(stream, 'open')
})
afterEach(async () => {
  reader.close()
  await test.room.close()
  vi.unstubAllGlobals()
})

it('is told by the host alone that the room was closed', async () => {
  stream.dispatchEvent(new MessageEvent('closed', { data: '{}' }))
  expect(reader.phase).toBe('open')
  const told = once(stream, 'closed')
  await test.room.close()
  await told
  expect(reader.phase).toBe('ended')
})

it('says nothing of an interruption that is over at once', async () => {
  stream.dispatchEvent(new Event('error'))
  expect(new Set(phases)).toEqual(new Set(['open']))
})
