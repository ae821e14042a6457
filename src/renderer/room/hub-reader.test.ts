import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_ID, sessionDraft } from '../../../test/support/captions/session-draft.ts'
import {
  type HubChannel,
  type HubConcluded,
  type HubState,
  lineChannel,
  stateChannel,
} from '../../core/audience/hub/hub-messages.ts'
import { NONCE_BYTES, sealed } from '../../core/audience/room/room-seal.ts'
import { ARRIVAL_MS, HubReader, MAX_AGE_MS, STALE_MS } from './hub-reader.ts'

const CODE = 'ABCDEFGHJKMNPQRS'
const HUB = 'https://hub.example/parley'
const NOW = Date.UTC(2026, 10, 30)

/** Streams that are open, by their addresses; a hub sends into them what it likes. */
class FakeStream {
  static readonly open = new Map<string, FakeStream>()
  readonly CLOSED = 2
  readyState = 1
  onmessage: ((message: { data: string }) => void) | undefined
  onerror: (() => void) | undefined
  readonly #address: string

  constructor(address: string) {
    this.#address = address
    FakeStream.open.set(address, this)
  }

  close(): void {
    this.readyState = this.CLOSED
    FakeStream.open.delete(this.#address)
  }
}

let reader: HubReader
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.open.clear()
  reader = new HubReader(CODE, HUB, () => reader.follow('de'))
})
afterEach(() => {
  reader.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const frameOf = ({ seal }: HubChannel, message: object): string =>
  sealed(seal, JSON.stringify(message), randomBytes(NONCE_BYTES))
const deliver = (channel: HubChannel, frame: string) =>
  FakeStream.open.get(HUB + channel.path)?.onmessage?.({ data: frame })
const STATE = stateChannel(CODE)
const FINAL = lineChannel(CODE, 'round', 'concluded', 'de')
const stateFrame = (head: number, more: Partial<HubState> = {}) =>
  frameOf(STATE, {
    at: Date.now(),
    round: 'round',
    sessions: [{ ...sessionDraft({ targets: ['de'] }), version: 1, sequence: 1, at: NOW }],
    heads: { de: head },
    ...more,
  } satisfies HubState)
const finalFrame = (number: number) =>
  frameOf(FINAL, {
    number,
    event: {
      kind: 'concluded',
      version: 1,
      sequence: number,
      at: NOW,
      session: SESSION_ID,
      line: 'de',
      caption: { index: number, startMs: number * 1000, endMs: number * 1000 + 900 },
      text: `${number}.`,
    },
  } satisfies HubConcluded)
const state = (head: number, more?: Partial<HubState>) => deliver(STATE, stateFrame(head, more))
const final = (number: number) => deliver(FINAL, finalFrame(number))
const seen = () => [reader.transcript.rows('de').map(({ text }) => text), reader.transcript.hasMissed]

describe('a reader of a hub', () => {
  it('shows once what the hub repeats', () => {
    state(0)
    const [first, second] = [finalFrame(1), finalFrame(2)]
    for (const frame of [first, first, second, first, second]) deliver(FINAL, frame)
    expect(seen()).toEqual([['1.', '2.'], false])
  })

  it('is told of what the hub reorders or leaves out', () => {
    state(0)
    final(1)
    final(3)
    final(2)
    expect(seen()).toEqual([['1.', '3.'], true])
  })

  it('is told of what the hub withholds at the end, once it had time to arrive', async () => {
    state(0)
    final(1)
    await vi.advanceTimersByTimeAsync(1)
    state(3)
    final(2)
    await vi.advanceTimersByTimeAsync(ARRIVAL_MS - 1)
    expect(seen()).toEqual([['1.', '2.'], false])
    await vi.advanceTimersByTimeAsync(1)
    expect(seen()).toEqual([['1.', '2.'], true])
  })

  it('is told of a hub that repeats an old state, or has none any more', async () => {
    const old = stateFrame(0)
    deliver(STATE, old)
    expect(reader.phase).toBe('open')
    await vi.advanceTimersByTimeAsync(STALE_MS - 1)
    deliver(STATE, old)
    expect(reader.phase).toBe('open')
    await vi.advanceTimersByTimeAsync(1)
    expect(reader.phase).toBe('lost')
    state(0)
    expect(reader.phase).toBe('open')
  })

  it('takes no state of another day, and nothing that was sealed for another channel or code', () => {
    state(0, { at: NOW - MAX_AGE_MS - 1 })
    deliver(STATE, frameOf(stateChannel('0000000000000000'), { at: NOW, sessions: [], heads: {} }))
    deliver(STATE, 'not a frame')
    expect(reader.phase).toBe('connecting')
    state(0)
    deliver(FINAL, frameOf(lineChannel(CODE, 'round', 'concluded', 'fr'), { number: 1 }))
    expect(seen()).toEqual([[], false])
  })

  it('expects of late captions those that hubs keep', () => {
    state(700)
    final(201)
    final(202)
    expect(seen()).toEqual([['201.', '202.'], false])
  })

  it('ends a session that the host no longer has, and goes on with the next round', async () => {
    state(0)
    final(1)
    await vi.advanceTimersByTimeAsync(1)
    state(0, { round: 'next', sessions: [] })
    expect(reader.transcript.phase).toBe('waiting')
    expect([...FakeStream.open.keys()]).not.toContain(HUB + FINAL.path)
    expect(seen()[0]).toEqual(['1.'])
  })

  it('connects again to a hub that refused it, and not after the end', async () => {
    const stream = FakeStream.open.get(HUB + STATE.path)
    stream?.close()
    stream?.onerror?.()
    await vi.runOnlyPendingTimersAsync()
    state(0, { isClosed: true })
    expect(reader.phase).toBe('ended')
    await vi.advanceTimersByTimeAsync(2 * STALE_MS)
    expect([reader.phase, FakeStream.open.size]).toEqual(['ended', 0])
  })
})
