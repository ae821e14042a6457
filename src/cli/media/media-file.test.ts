import { beforeAll, describe, expect, it } from 'vitest'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import type { SourceContentType } from '../../core/audio/content-types.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import { readMediaFile } from './media-file.ts'
import type { MediaFile } from './media-unit.ts'

const CLIP = new URL('../../../resources/demo/clips/en-female/question.opus', import.meta.url).pathname

const kinds: readonly (readonly [type: SourceContentType, args: readonly string[]])[] = [
  ['audio/ogg;codecs=opus', ['-c:a', 'libopus', '-page_duration', '100000', '-f', 'ogg']],
  ['audio/ogg;codecs=flac', ['-ar', '16000', '-c:a', 'flac', '-page_duration', '100000', '-f', 'ogg']],
  ['audio/flac', ['-ar', '16000', '-f', 'flac']],
  ['audio/mpeg', ['-f', 'mp3']],
  ['audio/webm;codecs=opus', ['-c:a', 'libopus', '-f', 'webm']],
  ['audio/x-matroska;codecs=opus', ['-c:a', 'libopus', '-f', 'matroska']],
  ['audio/x-matroska;codecs=aac', ['-c:a', 'aac', '-f', 'matroska']],
  ['audio/x-matroska;codecs=flac', ['-c:a', 'flac', '-f', 'matroska']],
  ['audio/x-matroska;codecs=mp3', ['-c:a', 'libmp3lame', '-f', 'matroska']],
]

const make = async (args: readonly string[]) =>
  new Uint8Array(await ffmpeg(['-i', CLIP, '-ac', '1', ...args, 'pipe:1']))

const lengthMs = ({ units }: MediaFile) => units.reduce((total, { durationMs }) => total + durationMs, 0)

describe.each(kinds)('a file of %s', (type, args) => {
  let bytes: Uint8Array<ArrayBuffer>
  let file: MediaFile
  beforeAll(async () => {
    bytes = await make(args)
    const read = readMediaFile(bytes)
    if (typeof read !== 'object') throw new Error(read)
    file = read
  })

  it('is split into units without a change', () => {
    expect(file.contentType).toBe(type)
    const head = file.units[0]?.head ?? new Uint8Array(0)
    expect(joinBytes([head, ...file.units.map(({ data }) => data)])).toEqual(bytes)
  })

  it('has the right duration', async () => {
    const sound = await decodeSound(['-i', 'pipe:0'], 16_000, bytes)
    expect(Math.abs(lengthMs(file) - sound.length / 16)).toBeLessThan(100)
  })

  it('can be continued in the middle', async () => {
    const rest = file.units.slice(Math.floor(file.units.length / 2))
    const stream = joinBytes([rest[0]!.head, ...rest.map(({ data }) => data)])
    const sound = await decodeSound(['-i', 'pipe:0'], 16_000, stream)
    const restMs = rest.reduce((total, { durationMs }) => total + durationMs, 0)
    expect(Math.abs(sound.length / 16 - restMs)).toBeLessThan(150)
  })
})

describe('a file that cannot be sent as it is', () => {
  it.each<readonly [what: string, args: readonly string[], reason: RegExp]>([
    ['Vorbis', ['-c:a', 'libvorbis', '-f', 'ogg'], /neither Opus nor FLAC/],
    ['PCM in Matroska', ['-c:a', 'pcm_s16le', '-f', 'matroska'], /A_PCM.*which no source type carries/],
    [
      'a page of many seconds',
      ['-ar', '16000', '-c:a', 'flac', '-page_duration', '9000000', '-f', 'ogg'],
      /plays \d+ ms/,
    ],
  ])('is refused with the reason: %s', async (_, args, reason) => {
    expect(readMediaFile(await make(args))).toMatch(reason)
  })

  it('may be another kind of file', async () => {
    expect(readMediaFile(await make(['-f', 'wav']))).toBeUndefined()
  })
})
