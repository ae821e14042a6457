import { describe, expect, it } from 'vitest'
import { CHUNK_MS, opusChunks } from '../../../test/support/sessions/opus-chunks.ts'
import { outageConfig } from '../../../test/support/sessions/outage-runs.ts'
import { rangesAfter, rangesIn } from '../../core/session/missing-speech/missing-ranges.ts'
import { type Gap, withoutSpan } from '../../core/voice/sending/sending-gaps.ts'
import { nextPartOf, spanOf, toTake } from './outage-take.ts'
import { keyOfFile, openRecords, sealRecord } from './sealed-records.ts'
import { packetsOfTake, soundIn } from './take-packets.ts'

const CHUNKS = 6
const FROM_MS = 10_000
const GAP: Gap = { fromMs: 11_000, toMs: FROM_MS + CHUNKS * CHUNK_MS }
const name = { session: 'a session', take: 'a take' }
const key = keyOfFile(new Uint8Array(32).fill(3), name.take)

/** The sealed records of a take: its description, and chunks of sound. */
function recordsOfTake(): Buffer[] {
  const head = Buffer.from(JSON.stringify({ fromMs: FROM_MS, config: outageConfig, account: 'work' }))
  return [head, ...opusChunks(CHUNKS)].map((data, counter) =>
    sealRecord(key, { counter, untilMs: counter * CHUNK_MS, data }),
  )
}

/** The missing speech in a file, part by part, as it is translated. */
function partsIn(file: Uint8Array): readonly Gap[] | undefined {
  const { records } = openRecords(key, file)
  const take = toTake(name, records)
  if (take === undefined) return undefined
  take.ranges = rangesIn([GAP], spanOf(take))
  const { readable } = packetsOfTake(soundIn(records), take.fromMs)
  const parts: Gap[] = []
  for (let part = nextPartOf(take, readable); part !== undefined; part = nextPartOf(take, readable)) {
    parts.push(...part.ranges)
    take.ranges = rangesAfter(take.ranges, part.fromMs + part.untilMs)
  }
  return parts
}

type Damage = (records: Buffer[], at: number) => void
const changed =
  (byteOf: (record: Buffer) => number): Damage =>
  (records, at) => {
    const record = Buffer.from(records[at]!)
    record[byteOf(record)] = (record[byteOf(record)] ?? 0) ^ 0x55
    records[at] = record
  }
/** Damage that destroys a record, or leaves it out. */
const DAMAGES: Readonly<Record<string, Damage>> = {
  nonce: changed(() => 3),
  'high byte of the nonce': changed(() => 0),
  duration: changed(() => 6),
  'high byte of the duration': changed(() => 4),
  length: changed(() => 11),
  'high byte of the length': changed(() => 8),
  'first byte of the sound': changed(() => 12),
  'last byte of the sound': changed((record) => record.length - 17),
  tag: changed((record) => record.length - 1),
  'whole record, which is zeros': (records, at) => (records[at] = Buffer.alloc(records[at]!.length)),
  'whole record, which is left out': (records, at) => (records[at] = Buffer.alloc(0)),
  'second half, which is left out': (records, at) =>
    (records[at] = records[at]!.subarray(0, records[at]!.length / 2)),
  'key, which is that of another file': (records, at) => {
    const data = Buffer.alloc(40)
    records[at] = sealRecord(new Uint8Array(32), { counter: at, untilMs: at * CHUNK_MS, data })
  },
}

const spanOfChunk = (at: number): Gap => ({
  fromMs: FROM_MS + (at - 1) * CHUNK_MS,
  toMs: FROM_MS + at * CHUNK_MS,
})
const lostIn = (damaged: readonly number[]): readonly Gap[] => {
  const left = damaged.map(spanOfChunk).reduce<readonly Gap[]>(withoutSpan, [GAP])
  return left.reduce<readonly Gap[]>(withoutSpan, [GAP])
}
const lengthOf = (spans: readonly Gap[]) => spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)

const places = Array.from({ length: CHUNKS }, (_, at) => at + 1)
const pairs = places.flatMap((one) => places.map((two) => [one, two]))
const triples = [
  [1, 3, 5],
  [2, 4, 6],
  [1, 2, 4],
  [3, 5, 6],
]

describe.each(Object.entries(DAMAGES))('a take in which records are damaged: %s', (_what, damage) => {
  it.each([...places.map((at) => [at]), ...triples])(
    'loses those records alone (with each other one): %i',
    (...at) => {
      for (const other of at.length > 1 ? at : places) {
        const damaged = [...new Set([...at, other])]
        const records = recordsOfTake()
        for (const place of damaged) damage(records, place)
        const parts = partsIn(Buffer.concat(records)) ?? []
        const lost = lostIn(damaged)
        // The gap of the session is shortened by what is translated, and by nothing else.
        expect(parts.reduce<readonly Gap[]>(withoutSpan, [GAP])).toEqual(lost)
        expect(lengthOf(parts) + lengthOf(lost)).toBe(lengthOf([GAP]))
      }
    },
  )

  it('is said to be unreadable as a whole without its description', () => {
    const records = recordsOfTake()
    damage(records, 0)
    expect(partsIn(Buffer.concat(records))).toBeUndefined()
  })
})

describe('a take', () => {
  it('is whole without damage, and where records are repeated', () => {
    const records = recordsOfTake()
    expect(partsIn(Buffer.concat(records))).toEqual([GAP])
    for (const [i, j] of pairs.filter(([at, repeated]) => repeated! <= at!)) {
      const repeated = [...records.slice(0, i! + 1), records[j!]!, ...records.slice(i! + 1)]
      expect(partsIn(Buffer.concat(repeated))).toEqual([GAP])
    }
  })

  it('loses the records that stand behind a later one', () => {
    for (const [i, j] of pairs.filter(([one, two]) => one! < two!)) {
      const moved = recordsOfTake()
      moved.splice(i!, 0, ...moved.splice(j!, 1))
      const behind = places.filter((at) => at >= i! && at < j!)
      const parts = partsIn(Buffer.concat(moved)) ?? []
      expect(parts.reduce<readonly Gap[]>(withoutSpan, [GAP])).toEqual(lostIn(behind))
    }
  })

  it('that is cut off anywhere has its whole records, and the rest stays a gap', () => {
    const records = recordsOfTake()
    const file = Buffer.concat(records)
    const ends = records.map((_, at) => Buffer.concat(records.slice(0, at + 1)).length)
    for (let length = ends[0]!; length <= file.length; length += 7) {
      const chunks = ends.findLastIndex((end) => end <= length)
      const parts = chunks > 0 ? partsIn(file.subarray(0, length)) : []
      expect(lengthOf(parts ?? [])).toBe(Math.max(0, chunks * CHUNK_MS - 1000))
    }
  })

  it('in which its page has stored a chunk again behind damage has it once, at its time', () => {
    const sound = opusChunks(CHUNKS)
    const packets = (...chunks: number[]) =>
      packetsOfTake(new Uint8Array(Buffer.concat(chunks.map((at) => sound[at]!))), FROM_MS).packets
    expect(packets(0, 2, 3, 3, 4)).toEqual(packets(0, 2, 3, 4))
  })
})
