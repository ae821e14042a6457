import { beforeAll, describe, expect, it } from 'vitest'
import { compareSound } from '../../../test/support/audio/compare-sound.ts'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { type SourceContentType, sourceContentTypes, sourceFormats } from '../../core/audio/content-types.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { type DecodedMedia, isFault, type SourceDecoder } from './source-decoder.ts'
import { sources } from './sources.ts'

const CLIP = new URL('../../../resources/demo/clips/en-male/search.opus', import.meta.url).pathname

const open = (type: SourceContentType): Promise<SourceDecoder> => sources[type]()

function decodeAll(decoder: SourceDecoder, chunks: readonly Uint8Array[]): Omit<DecodedMedia, 'lateMs'> {
  const decoded = chunks.map((chunk) => {
    const media = decoder.push(chunk)
    if (isFault(media)) throw new Error(media.detail)
    return media
  })
  return {
    samples: joinSamples(decoded.map(({ samples }) => samples)),
    durationMs: decoded.reduce((total, { durationMs }) => total + durationMs, 0),
    damage: decoded.flatMap(({ damage }) => damage),
  }
}

function cut(bytes: Uint8Array, largest: number, unit = 1): Uint8Array[] {
  const random = seededRandom(11)
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = unit * (1 + Math.floor(random() * (largest / unit)))
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

const sine = (hz: number, rate: number, ms: number): Float32Array =>
  Float32Array.from({ length: (rate * ms) / 1000 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / rate))

/** Error of the sound relative to the expected one, in dB below it, without the ends. */
function errorDb(actual: Float32Array, ideal: Float32Array): number {
  let error = 0
  let power = 0
  for (let i = 200; i < actual.length - 200; i += 1) {
    error += (actual[i]! - ideal[i]!) ** 2
    power += ideal[i]! ** 2
  }
  return 10 * Math.log10(error / power)
}

const raw: readonly (readonly [
  type: SourceContentType,
  rate: number,
  format: string,
  bytes: number,
  errorDb: number,
])[] = [
  ['audio/pcm;encoding=s16le;rate=8000', 8000, 's16le', 2, -60],
  ['audio/pcm;encoding=s16le;rate=16000', 16_000, 's16le', 2, -80],
  ['audio/pcm;encoding=s16le;rate=44100', 44_100, 's16le', 2, -60],
  ['audio/pcm;encoding=s16le;rate=48000', 48_000, 's16le', 2, -60],
  ['audio/pcm;encoding=alaw;rate=8000', 8000, 'alaw', 1, -30],
  ['audio/pcm;encoding=ulaw;rate=8000', 8000, 'mulaw', 1, -30],
]

const encode = (samples: Float32Array, rate: number, args: readonly string[]) =>
  ffmpeg(
    ['-f', 'f32le', '-ar', String(rate), '-ac', '1', '-i', 'pipe:0', ...args, 'pipe:1'],
    new Uint8Array(samples.buffer),
  )

it('have a row for every type without a container', () => {
  const wanted = sourceContentTypes.filter((type) => sourceFormats[type].container === 'none')
  expect(raw.map(([type]) => type).toSorted(), 'add the missing types to `raw`').toEqual(wanted.toSorted())
})

describe.each(raw)('%s', (type, rate, format, bytesPerSample, worst) => {
  it('arrives at 16 kHz, at its true times', async () => {
    const bytes = await encode(sine(1000, rate, 2000), rate, ['-f', format])
    const { samples, durationMs } = decodeAll(await open(type), cut(bytes, 4000, bytesPerSample))
    expect(durationMs).toBeCloseTo(2000)
    expect(Math.abs(samples.length - 2 * HEARING_RATE)).toBeLessThan(100)
    expect(errorDb(samples, sine(1000, HEARING_RATE, 2000))).toBeLessThan(worst)
  })
})

describe('PCM', () => {
  it('removes frequencies that 16 kHz cannot represent, without aliasing', async () => {
    const bytes = await encode(sine(11_000, 48_000, 1000), 48_000, ['-f', 's16le'])
    const { samples } = decodeAll(await open('audio/pcm;encoding=s16le;rate=48000'), [bytes])
    const loudest = samples.subarray(200, -200).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    expect(loudest).toBeLessThan(0.5 / 1000)
  })

  it('is refused where a chunk cuts a sample in two', async () => {
    const decoder = await open('audio/pcm;encoding=s16le;rate=16000')
    expect(decoder.push(new Uint8Array(321))).toMatchObject({ fault: 'broken-sample' })
  })
})

describe('Opus in Ogg', () => {
  let original: Float32Array
  let file: Uint8Array
  beforeAll(async () => {
    original = await decodeSound(['-i', CLIP], 48_000)
    file = await encode(original, 48_000, [
      '-c:a',
      'libopus',
      '-b:a',
      '32k',
      '-page_duration',
      '60000',
      '-f',
      'ogg',
    ])
  })

  it('is decoded as ffmpeg does it, from the first sample to the last', async () => {
    const { samples, damage } = decodeAll(await open('audio/ogg;codecs=opus'), cut(file, 700))
    const expected = await decodeSound(['-i', 'pipe:0'], HEARING_RATE, file)
    expect(Math.abs(samples.length - expected.length)).toBeLessThanOrEqual(1)
    const { offset, windows } = compareSound(expected, samples, HEARING_RATE, 20)
    expect(Math.abs(offset)).toBeLessThanOrEqual(2)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(0.99)
    expect(damage).toEqual([])
  })

  it('plays as long as its packets say', async () => {
    const { durationMs } = decodeAll(await open('audio/ogg;codecs=opus'), [file])
    // The last packet is full, and samples that a decoder drops at the beginning count too.
    expect(durationMs - original.length / 48).toBeGreaterThanOrEqual(0)
    expect(durationMs - original.length / 48).toBeLessThan(40)
  })

  it('is found by audio/auto', async () => {
    const { samples } = decodeAll(await open('audio/auto'), [file])
    expect(samples.length).toBe(Math.round(original.length / 3))
  })

  it('may restart on another link, even if the last page of the first one was incomplete', async () => {
    const decoder = await open('audio/ogg')
    const half = file.subarray(0, Math.floor(file.length / 2))
    const before = decodeAll(decoder, [half])
    decoder.newLink()
    const after = decodeAll(decoder, cut(file, 500))
    const rest = await decoder.finish()
    expect(before.samples.length).toBeGreaterThan(HEARING_RATE)
    expect(after.samples.length + rest.length).toBe(Math.round(original.length / 3))
    expect(after.damage).toEqual([])
  })

  it('may go on over another link', async () => {
    const decoder = await open('audio/ogg')
    const middle = Math.floor(file.length / 2)
    const before = decodeAll(decoder, [file.subarray(0, middle)])
    decoder.newLink()
    const after = decodeAll(decoder, [file.subarray(middle)])
    expect(before.samples.length + after.samples.length).toBe(Math.round(original.length / 3))
    expect(after.damage).toEqual([])
  })

  it('is decoded around a packet that is none', async () => {
    const broken = Uint8Array.from(file)
    // Somewhere in the sound: the page that holds it is lost.
    broken[Math.floor(file.length / 2)]! ^= 0xff
    const { samples, damage } = decodeAll(await open('audio/ogg'), cut(broken, 500))
    expect(damage.length).toBeGreaterThan(0)
    expect(samples.length).toBeGreaterThan(original.length / 3 - HEARING_RATE / 5)
  })

  it.each<readonly [what: string, args: readonly string[], detail: RegExp]>([
    ['WebM', ['-c:a', 'libopus', '-f', 'webm'], /WebM was received/],
    ['MP3', ['-f', 'mp3'], /MP3 was received/],
    ['FLAC in Ogg', ['-c:a', 'flac', '-f', 'ogg'], /FLAC in Ogg was received/],
    ['PCM', ['-f', 's16le'], /media of no known container was received/],
    ['stereo', ['-c:a', 'libopus', '-ac', '2', '-f', 'ogg'], /Opus with 2 channels was received/],
  ])('is not %s', async (_, args, detail) => {
    const decoder = await open('audio/ogg;codecs=opus')
    const media = decoder.push(await encode(original, 48_000, args))
    expect(isFault(media) && media.fault).toBe('wrong-media')
    expect(isFault(media) && media.detail).toMatch(detail)
  })
})
