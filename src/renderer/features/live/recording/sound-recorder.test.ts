import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settle } from '../../../../../test/support/base/virtual-clock.ts'
import { MAX_PIECE_BYTES } from '../../../../core/base/chunk.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { type RecordedSound, SoundRecorder } from './sound-recorder.ts'

interface Chunk {
  readonly id: string
  readonly at: number
  readonly data: Uint8Array
}
type Answer = Result<{ isKept: boolean; storedBytes: number }>

const full: AppError = { kind: 'storage', what: 'sound', detail: 'ENOSPC' }

/** A host that stores audio like the backend, with scripted responses. */
function createHost() {
  const told: Chunk[] = []
  let stored = new Uint8Array(0)
  const faults: ('full' | 'answer-lost')[] = []
  const store = ({ at, data }: Chunk): Answer => {
    const fault = faults.shift()
    if (fault === 'full') return err(full)
    if (at > stored.length) return ok({ isKept: false, storedBytes: stored.length })
    const next = new Uint8Array(Math.max(stored.length, at + data.length))
    next.set(stored)
    next.set(data, at)
    stored = next
    return fault === 'answer-lost'
      ? err({ kind: 'host-lost' })
      : ok({ isKept: true, storedBytes: stored.length })
  }
  return {
    told,
    faults,
    get stored() {
      return stored
    },
    forget: () => {
      stored = new Uint8Array(0)
    },
    invoke: ((_name: string, chunk: Chunk) => {
      told.push(chunk)
      return Promise.resolve(store(chunk))
    }) as never,
  }
}

function createRecorder() {
  const host = createHost()
  const states: RecordedSound[] = []
  const retries: (() => void)[] = []
  const recorder = new SoundRecorder('an id', {
    bridge: host,
    after: (_ms, run) => void retries.push(run),
    changed: (state) => void states.push(state),
  })
  const retry = async () => {
    for (const run of retries.splice(0)) run()
    await settle()
  }
  return { host, states, recorder, retry }
}

const bytes = (length: number, from = 0) => Uint8Array.from({ length }, (_, i) => (from + i) % 251)

describe('the audio of a stored session', () => {
  it('waits until the session is in the library, and is sent in order', async () => {
    const { host, recorder, states } = createRecorder()
    recorder.push(bytes(10))
    recorder.push(bytes(5, 10))
    await settle()
    expect(host.told).toEqual([])
    expect(states).toEqual([{ isWanted: true, error: undefined }])
    recorder.begin()
    await settle()
    recorder.push(bytes(7, 15))
    recorder.push(new Uint8Array(0))
    await settle()
    expect(host.told.map(({ at, data }) => [at, data.length])).toEqual([
      [0, 15],
      [15, 7],
    ])
    expect(host.stored).toEqual(bytes(22))
  })

  it('is sent in chunks that fit into a call', async () => {
    const { host, recorder } = createRecorder()
    recorder.push(bytes(2 * MAX_PIECE_BYTES + 1))
    recorder.begin()
    await settle()
    expect(host.told.map(({ data }) => data.length)).toEqual([MAX_PIECE_BYTES, MAX_PIECE_BYTES, 1])
  })

  it('reports that it cannot be stored, and loses nothing in the meantime', async () => {
    const { host, recorder, states, retry } = createRecorder()
    recorder.begin()
    host.faults.push('full', 'full')
    recorder.push(bytes(10))
    await settle()
    expect(states.at(-1)).toEqual({ isWanted: true, error: full })
    recorder.push(bytes(10, 10))
    await settle()
    await retry()
    expect(states.at(-1)).toEqual({ isWanted: true, error: undefined })
    expect(host.stored).toEqual(bytes(20))
  })

  it('is complete after any temporary fault', async () => {
    const fault = fc.constantFrom('full' as const, 'answer-lost' as const, undefined)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fault)), async (chunks) => {
        const { host, recorder, retry } = createRecorder()
        recorder.begin()
        let length = 0
        for (const [size, what] of chunks) {
          if (what !== undefined) host.faults.push(what)
          recorder.push(bytes(size, length))
          length += size
          await settle()
        }
        for (let i = 0; i <= chunks.length; i += 1) await retry()
        expect(host.stored).toEqual(bytes(length))
      }),
    )
  })

  it('ends when it is deleted, and the rest is not sent', async () => {
    const { host, recorder, states } = createRecorder()
    recorder.begin()
    recorder.push(bytes(10))
    await settle()
    host.forget()
    recorder.push(bytes(10, 10))
    await settle()
    recorder.push(bytes(10, 20))
    await settle()
    expect(host.told.map(({ at }) => at)).toEqual([0, 10])
    expect(host.stored).toHaveLength(0)
    expect(states.at(-1)).toEqual({ isWanted: false, error: undefined })
  })

  it('is not sent if the session is not stored', async () => {
    const { host, recorder, states } = createRecorder()
    recorder.push(bytes(10))
    recorder.end()
    recorder.begin()
    recorder.push(bytes(10, 10))
    await settle()
    expect(host.told).toEqual([])
    expect(states.at(-1)).toEqual({ isWanted: false, error: undefined })
  })
})
