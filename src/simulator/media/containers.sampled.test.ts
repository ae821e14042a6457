import { beforeAll, describe, expect, it, vi } from 'vitest'
import { compareSound } from '../../../test/support/audio/compare-sound.ts'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import { type SourceContentType, sourceContentTypes, sourceFormats } from '../../core/audio/content-types.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { HEARING_RATE } from '../hearing/heard-frames.ts'
import { findFfmpeg } from './decoders/ffmpeg-decoder.ts'
import { isFault, type SourceDecoder } from './source-decoder.ts'
import { missingForSource, sources } from './sources.ts'

const CLIP = new URL('../../../resources/demo/clips/en-male/search.opus', import.meta.url).pathname

/**
 * How ffmpeg creates each type, and the minimum correlation with ffmpeg's own decoding. AAC transmits noise as
 * parameters, so no two decodings are equal.
 */
const kinds: readonly (readonly [type: SourceContentType, args: readonly string[], least: number])[] = [
  ['audio/flac', ['-ar', '16000', '-sample_fmt', 's16', '-f', 'flac'], 0.9999],
  ['audio/ogg;codecs=flac', ['-ar', '48000', '-c:a', 'flac', '-f', 'ogg'], 0.999],
  ['audio/mpeg', ['-b:a', '128k', '-f', 'mp3'], 0.99],
  ['audio/webm;codecs=opus', ['-c:a', 'libopus', '-b:a', '32k', '-f', 'webm'], 0.99],
  ['audio/webm', ['-c:a', 'libopus', '-b:a', '32k', '-live', '1', '-f', 'webm'], 0.99],
  ['audio/x-matroska;codecs=opus', ['-c:a', 'libopus', '-b:a', '32k', '-f', 'matroska'], 0.99],
  ['audio/x-matroska', ['-c:a', 'libopus', '-b:a', '32k', '-f', 'matroska'], 0.99],
  ['audio/x-matroska;codecs=aac', ['-c:a', 'aac', '-b:a', '96k', '-f', 'matroska'], 0.97],
  ['audio/x-matroska;codecs=flac', ['-ar', '16000', '-c:a', 'flac', '-f', 'matroska'], 0.9999],
  ['audio/x-matroska;codecs=mp3', ['-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'matroska'], 0.99],
]

const make = (args: readonly string[]) => ffmpeg(['-i', CLIP, '-ac', '1', ...args, 'pipe:1'])

function cut(bytes: Uint8Array, largest: number): Uint8Array[] {
  const random = seededRandom(7)
  const chunks: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const size = 1 + Math.floor(random() * largest)
    chunks.push(bytes.subarray(at, at + size))
    at += size
  }
  return chunks
}

interface Heard {
  readonly samples: Float32Array
  durationMs: number
  damage: string[]
}

function pushAll(decoder: SourceDecoder, chunks: readonly Uint8Array[]): Heard {
  const heard: Float32Array[] = []
  let durationMs = 0
  const damage: string[] = []
  for (const chunk of chunks) {
    const media = decoder.push(chunk)
    if (isFault(media)) throw new Error(media.detail)
    heard.push(media.samples)
    durationMs += media.durationMs
    damage.push(...media.damage)
  }
  return { samples: joinSamples(heard), durationMs, damage }
}

async function hearAll(decoder: SourceDecoder, chunks: readonly Uint8Array[]): Promise<Heard> {
  const heard = pushAll(decoder, chunks)
  const samples = joinSamples([heard.samples, await decoder.finish()])
  decoder.close()
  return { ...heard, samples }
}

it('have a row for every type with a container, except Opus in Ogg, which sources.test.ts decodes', () => {
  const wanted = sourceContentTypes.filter((type) => {
    const { container, codec } = sourceFormats[type]
    return container !== 'none' && !(container === 'ogg' && codec === 'opus')
  })
  expect(kinds.map(([type]) => type).toSorted(), 'add the missing types to `kinds`').toEqual(
    wanted.toSorted(),
  )
})

describe.each(share(kinds, 2))('%s', (type, args, least) => {
  let file: Uint8Array
  let expected: Float32Array
  beforeAll(async () => {
    file = await make(args)
    expected = await decodeSound(['-i', 'pipe:0'], HEARING_RATE, file)
  })

  /** ffmpeg does not trim the encoder delay of AAC and MP3 in Matroska: up to 30 ms. */
  const expectSame = (samples: Float32Array, fromMs = 0) => {
    const { offset, windows } = compareSound(expected, samples, HEARING_RATE, fromMs + 100)
    expect(Math.abs(offset - (fromMs * HEARING_RATE) / 1000)).toBeLessThan(HEARING_RATE * 0.08)
    expect(windows.length).toBeGreaterThan(3)
    for (const { correlation } of windows) expect(correlation).toBeGreaterThan(least)
  }

  it('is heard as ffmpeg hears it, however it is cut', async () => {
    const { samples, damage, durationMs } = await hearAll(await sources[type](), cut(file, 900))
    expectSame(samples)
    expect(damage).toEqual([])
    expect(Math.abs(samples.length - expected.length)).toBeLessThan(HEARING_RATE * 0.08)
    expect(Math.abs(durationMs - (expected.length * 1000) / HEARING_RATE)).toBeLessThan(80)
  })

  it('is recognised by audio/auto', async () => {
    const { samples, damage } = await hearAll(await sources['audio/auto'](), cut(file, 300))
    expect(damage).toEqual([])
    expectSame(samples)
  })

  it('may restart on another link, even if the first one ended in the middle of a packet', async () => {
    const decoder = await sources[type]()
    const before = pushAll(decoder, [file.subarray(0, Math.floor(file.length / 2))])
    decoder.newLink()
    const after = await hearAll(decoder, cut(file, 700))
    const all = joinSamples([before.samples, after.samples])
    const fromMs = 1000
    expectSame(all.subarray((fromMs * HEARING_RATE) / 1000 - expected.length), fromMs)
    expect(all.length).toBeGreaterThan(1.3 * expected.length)
  })

  it('is refused where something else was declared', async () => {
    const other = type === 'audio/flac' ? 'audio/ogg;codecs=flac' : 'audio/flac'
    const media = (await sources[other]()).push(file)
    expect(isFault(media) && media.fault).toBe('wrong-media')
  })
})

describe('what was declared', () => {
  it.each<readonly [declared: SourceContentType, args: readonly string[], detail: RegExp]>([
    ['audio/webm', ['-c:a', 'libopus', '-f', 'matroska'], /Matroska was received/],
    ['audio/x-matroska;codecs=aac', ['-c:a', 'flac', '-f', 'matroska'], /FLAC in Matroska was received/],
    ['audio/ogg;codecs=flac', ['-c:a', 'libopus', '-f', 'ogg'], /Opus in Ogg was received/],
    ['audio/flac', ['-ac', '2', '-f', 'flac'], /FLAC with 2 channels was received/],
    ['audio/auto', ['-f', 's16le'], /media of no known container was received/],
  ])('%s is not believed', async (declared, args, detail) => {
    const media = (await sources[declared]()).push(await make(args))
    expect(isFault(media) && media.detail).toMatch(detail)
  })
})

describe('a codec that ffmpeg decodes', () => {
  it('is refused with the reason where there is no ffmpeg', () => {
    vi.stubEnv('PATH', '/nowhere')
    try {
      expect(missingForSource('audio/mpeg')).toMatch(/MP3 is decoded by ffmpeg, which is not installed/)
      expect(missingForSource('audio/x-matroska;codecs=aac')).toMatch(/AAC is decoded by ffmpeg/)
      expect(missingForSource('audio/flac')).toBeUndefined()
    } finally {
      vi.unstubAllEnvs()
    }
  })

  it('finds ffmpeg on the path, by the name that the system gives programs', () => {
    expect(findFfmpeg()).toMatch(/ffmpeg$/)
    expect(findFfmpeg('/nowhere')).toBeUndefined()
  })
})
