import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wavAtRate } from '../../../test/support/audio/recording-bombs.ts'
import { openRecordingAt, speakFile, spoken } from '../../../test/support/audio/spoken-recording.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-wav-'))
})
afterAll(() => rm(folder, { recursive: true }))

interface WavParts {
  readonly kind?: 'RIFF' | 'RF64' | 'BW64'
  /** Sizes as the file states them. */
  readonly riffSize: number
  readonly dataSize: number
  /** 64-bit size of the sound, in a chunk of its own. */
  readonly largeSize?: number
  readonly channels?: number
  readonly rate?: number
}

/** The head of a WAV file with 16 bits, as recorders write it before the sound. */
function wavHead({ kind = 'RIFF', riffSize, dataSize, largeSize, channels = 1, rate = 16_000 }: WavParts) {
  const numbers = (width: 2 | 4 | 8, ...values: readonly number[]) =>
    Buffer.concat(
      values.map((value) => {
        const bytes = Buffer.alloc(8)
        bytes.writeBigUInt64LE(BigInt(value))
        return bytes.subarray(0, width)
      }),
    )
  return Buffer.concat([
    Buffer.from(kind),
    numbers(4, riffSize),
    Buffer.from('WAVE'),
    ...(largeSize === undefined
      ? []
      : [Buffer.from('ds64'), numbers(4, 28), numbers(8, largeSize + 72, largeSize, 0), numbers(4, 0)]),
    // Programs write chunks of odd sizes before the format.
    Buffer.from('LIST'),
    numbers(4, 3),
    Buffer.from([1, 2, 3, 0]),
    Buffer.from('fmt '),
    numbers(4, 16),
    numbers(2, 1, channels),
    numbers(4, rate, rate * channels * 2),
    numbers(2, channels * 2, 16),
    Buffer.from('data'),
    numbers(4, dataSize),
  ])
}

describe('a WAV file', () => {
  const UNKNOWN = 0xffff_ffff
  const second = Buffer.alloc(32_000, 1)

  it.each<readonly [how: string, parts: WavParts]>([
    ['as they are', { riffSize: 32_048, dataSize: 32_000 }],
    ['0, as recorders leave them that stream', { riffSize: 0, dataSize: 0 }],
    ['those of an empty file, as recorders leave them that are cut off', { riffSize: 48, dataSize: 0 }],
    ['unknown', { riffSize: UNKNOWN, dataSize: UNKNOWN }],
    ['those of recorders that stream', { riffSize: 0x7fff_f024, dataSize: 0x7fff_f000 }],
    ['64-bit', { kind: 'RF64', riffSize: UNKNOWN, dataSize: UNKNOWN, largeSize: 32_000 }],
    ['64-bit and 0', { kind: 'RF64', riffSize: UNKNOWN, dataSize: UNKNOWN, largeSize: 0 }],
    ['those of BW64', { kind: 'BW64', riffSize: UNKNOWN, dataSize: UNKNOWN, largeSize: 32_000 }],
  ])('is spoken to its end, its sizes being %s', async (_, parts) => {
    const file = join(folder, 'sizes.wav')
    await writeFile(file, Buffer.concat([wavHead(parts), second]))
    expect(await spoken(file)).toMatchObject({ lengthMs: 1000, error: undefined })
  })

  it.each<readonly [how: string, parts: WavParts]>([
    ['32-bit', { riffSize: 90_000, dataSize: 80_000 }],
    ['64-bit', { kind: 'RF64', riffSize: UNKNOWN, dataSize: UNKNOWN, largeSize: 80_000 }],
  ])('is spoken to where it is cut off, which is told, its sizes being %s', async (_, parts) => {
    const file = join(folder, 'cut.wav')
    await writeFile(file, Buffer.concat([wavHead(parts), second]))
    const { lengthMs, error } = await spoken(file)
    expect(lengthMs).toBe(1000)
    expect(JSON.stringify(error)).toContain('it is cut off after 1.0 s; 1.5 s of it are missing')
  })

  it.each<readonly [what: string, bytes: Buffer, reason: string]>([
    ['sound', wavHead({ riffSize: 48, dataSize: 0 }), 'no sound follows its head'],
    [
      'channels',
      Buffer.concat([wavHead({ riffSize: 0, dataSize: 0, channels: 0 }), second]),
      'in a format that is not known here',
    ],
    ['a format', Buffer.concat([Buffer.from('RIFF    WAVEdata    '), second]), 'it is damaged'],
  ])('without %s is refused', async (_, bytes, reason) => {
    const file = join(folder, 'without.wav')
    await writeFile(file, bytes)
    expect(await speakFile(file)).toContain(reason)
  })

  it('of an hour in stereo is read as it is spoken', async () => {
    const file = join(folder, 'hour.wav')
    const head = wavHead({ riffSize: 0, dataSize: 0, channels: 2, rate: 44_100 })
    await writeFile(file, head)
    await truncate(file, head.length + 3600 * 44_100 * 4)
    const clock = new VirtualClock()
    const before = process.memoryUsage().arrayBuffers
    const opened = await openRecordingAt(file, clock)
    if (!opened.ok) throw new Error(JSON.stringify(opened.error))
    const spokenMs: number[] = []
    opened.value.capture.start(({ durationMs }) => spokenMs.push(durationMs))
    while (spokenMs.length < 1000) await clock.advance(1000)
    opened.value.capture.stop()
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000)
  })
})

it.each([
  [4000, true],
  [768_000, true],
  [3999, false],
  [768_001, false],
])('a recording with %i samples a second is spoken: %s', async (rate, isSpoken) => {
  const file = join(folder, `${rate}.wav`)
  await writeFile(file, wavAtRate(rate))
  const opened = await openRecordingAt(file, new VirtualClock())
  if (opened.ok) await opened.value.close()
  expect(opened.ok ? 'spoken' : JSON.stringify(opened.error)).toContain(
    isSpoken ? 'spoken' : `its sound has ${rate} samples a second`,
  )
})
