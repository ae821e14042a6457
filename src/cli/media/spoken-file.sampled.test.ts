import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeSound, ffmpeg } from '../../../test/support/audio/ffmpeg.ts'
import { meetingFile } from '../../../test/support/audio/meeting-file.ts'
import {
  openRecordingAt,
  peakOf,
  SAMPLES_PER_MS,
  speakFile,
  spoken,
} from '../../../test/support/audio/spoken-recording.ts'
import { share } from '../../../test/support/base/share.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { SessionHarness } from '../../../test/support/sessions/session-harness.ts'
import { DEFAULT_SOURCE } from '../../core/audio/content-types.ts'
import { oggChecksum } from '../../core/media/ogg/ogg-page.ts'
import { oggPageLength } from '../../core/media/ogg/ogg-read.ts'

const CLIP = new URL('../../../resources/demo/clips/en-female/question.opus', import.meta.url).pathname

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-spoken-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Makes a recording of the clip. */
async function make(name: string, ...args: readonly string[]): Promise<string> {
  const file = join(folder, name)
  await ffmpeg(['-y', '-i', CLIP, ...args, file])
  return file
}

const AAC = ['-ac', '1', '-c:a', 'aac']
const OPUS = ['-c:a', 'libopus']

const SENT_AS_THEY_ARE: readonly (readonly [name: string, codec: string, args: readonly string[]])[] = [
  ['a.m4a', 'aac', AAC],
  ['a.mp4', 'aac', AAC],
  ['fragments.mp4', 'aac', [...AAC, '-movflags', 'frag_keyframe+empty_moov']],
  ['a.mov', 'aac', AAC],
  ['a.mka', 'aac', AAC],
  ['a.mp3', 'mp3', ['-ac', '1', '-c:a', 'libmp3lame']],
  ['a.flac', 'flac', ['-ac', '1', '-c:a', 'flac']],
  ['a.oga', 'flac', ['-ac', '1', '-c:a', 'flac', '-f', 'ogg']],
  // Silence in FLAC looks like frames of MP3.
  ['silence first.mka', 'flac', ['-ac', '1', '-c:a', 'flac', '-ar', '16000', '-af', 'adelay=1500']],
  ['a.webm', 'opus', ['-ac', '1', ...OPUS]],
  ['a.ogg', 'opus', ['-ac', '1', ...OPUS]],
  // As voice messages have them: pages of a second with frames of 60 ms.
  ['60ms.ogg', 'opus', ['-ac', '1', ...OPUS, '-frame_duration', '60']],
  ['slow pages.oga', 'flac', ['-ac', '1', '-c:a', 'flac', '-page_duration', '9000000', '-f', 'ogg']],
]

describe('a recording in one channel, of a codec that services take', () => {
  it.each(share(SENT_AS_THEY_ARE, 2))(
    'is sent as it is, and can be continued anywhere: %s',
    async (name, codec, args) => {
      const file = await make(name, ...args)
      const sent = await spoken(file)
      expect(sent).toMatchObject({ contentType: `audio/x-matroska;codecs=${codec}`, error: undefined })
      const whole = await decodeSound(['-i', file], 16_000)
      const received = await decodeSound(['-i', 'pipe:0'], 16_000, sent.streamFrom(0))
      expect(Math.abs(sent.lengthMs - whole.length / SAMPLES_PER_MS)).toBeLessThan(100)
      expect(Math.abs(received.length - whole.length) / SAMPLES_PER_MS).toBeLessThan(100)
      expect(peakOf(received)).toBeCloseTo(peakOf(whole), 1)
      const rest = await decodeSound(['-i', 'pipe:0'], 16_000, sent.streamFrom(sent.frames >> 1))
      expect(Math.abs(rest.length - received.length / 2) / SAMPLES_PER_MS).toBeLessThan(150)
    },
  )
})

const DECODED: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['stereo.wav', ['-ac', '2']],
  ['8 bits.wav', ['-c:a', 'pcm_u8']],
  ['24 bits.wav', ['-c:a', 'pcm_s24le', '-ar', '44100']],
  ['32 bits.wav', ['-c:a', 'pcm_s32le']],
  ['floats.wav', ['-c:a', 'pcm_f32le', '-ac', '2']],
  ['telephone.wav', ['-c:a', 'pcm_alaw', '-ar', '8000']],
  ['rf64.wav', ['-rf64', 'always']],
  ['pcm.mov', ['-c:a', 'pcm_s24be', '-ac', '2']],
  ['stereo.webm', ['-ac', '2', ...OPUS]],
  ['stereo.opus', ['-ac', '2', ...OPUS]],
]

describe('any other recording', () => {
  it.each(share(DECODED, 1))('is decoded and mixed into one channel: %s', async (name, args) => {
    const file = await make(name, ...args)
    const sent = await spoken(file)
    expect(sent).toMatchObject({ contentType: DEFAULT_SOURCE, error: undefined, frames: 0 })
    const whole = await decodeSound(['-i', file], 16_000)
    expect(Math.abs(sent.samples.length - whole.length) / SAMPLES_PER_MS).toBeLessThan(30)
    // ffmpeg mixes two channels louder.
    expect(peakOf(sent.samples)).toBeGreaterThan(peakOf(whole) / 2)
  })

  it('is spoken to its end where several were joined', async () => {
    const [opus, mp3, flac] = await Promise.all([
      make('one.opus', '-ac', '1', ...OPUS),
      make('one.mp3', '-ac', '1', '-id3v2_version', '3', '-write_id3v1', '1', '-metadata', 'title=One'),
      make('one.flac', '-ac', '1', '-c:a', 'flac'),
    ])
    const [first, second, third] = await Promise.all([opus, mp3, flac].map((file) => readFile(file)))
    if (first === undefined || second === undefined || third === undefined)
      throw new Error('nothing was made')
    // Chained Ogg, `cat a.mp3 b.mp3`, one that begins within a frame, padding behind a tag, and a tag at the end.
    const tag = Buffer.alloc(128)
    tag.write('TAG')
    const files: readonly (readonly [name: string, bytes: Buffer, times: number])[] = [
      ['chained.opus', Buffer.concat([first, first]), 2],
      ['joined.mp3', Buffer.concat([second, second]), 2],
      ['cut.mp3', second.subarray(700), 1],
      ['tags.mp3', Buffer.concat([second.subarray(0, 10 + (second[9] ?? 0)), Buffer.alloc(2000), second]), 1],
      ['tagged.flac', Buffer.concat([third, tag]), 1],
    ]
    const lengths = files.map(async ([name, bytes, times]) => {
      const file = join(folder, name)
      await writeFile(file, bytes)
      const { lengthMs, error } = await spoken(file)
      return [name, error, Math.abs(lengthMs / times - 1930) < 130]
    })
    expect(await Promise.all(lengths)).toEqual(files.map(([name]) => [name, undefined, true]))
  })

  it.each<readonly [name: string, args: readonly string[], reason: string]>([
    [
      'stereo.m4a',
      ['-ac', '2', '-c:a', 'aac'],
      'its sound is AAC with 2 channels, of which services take one',
    ],
    ['vorbis.ogg', ['-ac', '1', '-c:a', 'libvorbis'], 'its sound is Vorbis, which services do not take'],
    ['silent.mp4', ['-f', 'lavfi', '-i', 'color=s=16x16:d=1', '-map', '1', '-an'], 'there is no sound in it'],
  ])('is refused before a session, with the reason: %s', async (name, args, reason) => {
    expect(await speakFile(await make(name, ...args))).toContain(
      `Can’t read ${join(folder, name)}: ${reason}`,
    )
  })

  const half = (bytes: Buffer) => bytes.length / 2
  it.each<readonly [name: string, args: readonly string[], endOf: (bytes: Buffer) => number]>([
    ['index first.mp4', [...AAC, '-movflags', 'faststart'], (bytes) => bytes.indexOf('mdat') + 8],
    ['one chunk.mov', ['-c:a', 'pcm_s16le', '-movflags', 'faststart'], half],
    ['one cluster.webm', ['-ac', '1', ...OPUS], half],
    ['one page.ogg', ['-ac', '1', ...OPUS, '-page_duration', '9000000'], half],
  ])('is said to be cut off if no sound is left behind its head: %s', async (name, args, endOf) => {
    const bytes = await readFile(await make(name, ...args))
    const file = join(folder, `cut ${name}`)
    await writeFile(file, bytes.subarray(0, endOf(bytes)))
    expect(await speakFile(file)).toContain(
      `Can’t read ${file}: no sound follows its head; it may be cut off`,
    )
  })

  const STREAMED = ['-movflags', 'frag_keyframe+empty_moov', '-frag_duration', '200000']
  it.each<readonly [name: string, args: readonly string[], missing: RegExp]>([
    ['index first.m4a', [...AAC, '-movflags', 'faststart'], /[\d.]+ s of it are missing/],
    ['fragments.mp4', [...AAC, ...STREAMED], /the rest of it is missing/],
    [
      'live.webm',
      ['-ac', '1', ...OPUS, '-live', '1', '-cluster_time_limit', '200'],
      /the rest of it is missing/,
    ],
    ['a.mka', ['-ac', '1', ...OPUS, '-cluster_time_limit', '200'], /[\d.]+ s of it are missing/],
    ['a.mp3', ['-ac', '1', '-c:a', 'libmp3lame'], /[\d.]+ s of it are missing/],
    ['a.flac', ['-ac', '1', '-c:a', 'flac'], /[\d.]+ s of it are missing/],
    ['a.opus', ['-ac', '1', ...OPUS, '-page_duration', '200000'], /the rest of it is missing/],
    ['stereo.opus', ['-ac', '2', ...OPUS, '-page_duration', '200000'], /the rest of it is missing/],
    ['a.wav', [], /[\d.]+ s of it are missing/],
  ])(
    'that is cut off within its sound is spoken up to there, which is told: %s',
    async (name, args, missing) => {
      const bytes = await readFile(await make(name, ...args))
      const file = join(folder, `within ${name}`)
      await writeFile(file, bytes.subarray(0, bytes.length * 0.55))
      const { lengthMs, error } = await spoken(file)
      expect(lengthMs).toBeGreaterThan(500)
      expect(lengthMs).toBeLessThan(1300)
      expect(JSON.stringify(error)).toMatch(/it is cut off after [\d.]+ s; /)
      expect(JSON.stringify(error)).toMatch(missing)
    },
  )

  it.each([
    ['words.mp3', 'These are words.', 'it is not a recording that is known here'],
    ['empty.wav', '', 'there is no sound in it'],
  ])('is refused if it is none: %s', async (name, content, reason) => {
    await writeFile(join(folder, name), content)
    expect(await speakFile(join(folder, name))).toContain(reason)
    expect(await speakFile(join(folder, 'nothing.wav'))).toContain('no such file')
    expect(await speakFile(folder)).toContain('it is a folder')
  })
})

it('words of a file that is sent as it is have the right times after a lost connection', async () => {
  const clock = new VirtualClock()
  const opened = await openRecordingAt(CLIP, clock)
  if (!opened.ok) throw new Error(JSON.stringify(opened.error))
  const { capture, openEncoder } = opened.value
  const h = new SessionHarness({ clock, capture, openEncoder })
  await h.goLive()
  await clock.advance(2050)
  h.conclude('One. ', 0, 1000)
  h.socket.drop()
  const { sentMs } = h.session.media
  await clock.advance(10)
  h.socket.acceptConnection()
  await clock.advance(1500)
  // The service received everything that was sent, and no silence precedes the rest: the next frames directly follow
  // "One.".
  h.conclude('Two. ', sentMs, sentMs + 1000)
  const concluded = h.updates.flatMap((update) => update.concluded)
  expect(concluded.map(({ text }) => text)).toEqual(['One. ', 'Two. '])
  const { startTime = 0, endTime = 0 } = concluded[1] ?? {}
  expect(Math.abs(startTime - 1000)).toBeLessThan(100)
  expect(endTime - startTime).toBeCloseTo(1000)
})

describe('the kept sound of a meeting', () => {
  /** Longer than the clip of the user's own side. */
  const LATER_MS = 6000
  const spokenBytes = async (bytes: Uint8Array) => {
    const file = join(folder, 'meeting.ogg')
    await writeFile(file, bytes)
    return speakFile(file)
  }

  /** A meeting in which the user says a clip, and the others say it after `LATER_MS`. */
  const meeting = () =>
    meetingFile([
      { side: 'mine', clip: CLIP, atMs: 0 },
      { side: 'theirs', clip: CLIP, atMs: LATER_MS },
    ])

  /** Corrects the checksum of the first page. */
  const withChecksum = (bytes: Uint8Array<ArrayBuffer>) => {
    const page = bytes.subarray(0, oggPageLength(bytes))
    const view = new DataView(page.buffer)
    view.setUint32(22, 0, true)
    view.setUint32(22, oggChecksum(page), true)
    return bytes
  }

  it('is sent as one channel, in which both sides are heard in their time', async () => {
    const sent = await spokenBytes(await meeting())
    if (typeof sent === 'string') throw new Error(sent)
    expect(sent).toMatchObject({ contentType: DEFAULT_SOURCE, frames: 0, error: undefined })
    const later = LATER_MS * SAMPLES_PER_MS
    const [mine, theirs] = [sent.samples.subarray(0, later), sent.samples.subarray(later)]
    expect(peakOf(mine)).toBeGreaterThan(0.1)
    expect(theirs.length).toBeGreaterThan(16_000)
    expect(peakOf(theirs)).toBeCloseTo(peakOf(mine), 1)
  })

  it('is refused if its head makes no sense', async () => {
    const bytes = await meeting()
    // More coupled streams than streams: the head begins after 28 bytes of the page.
    bytes[28 + 20] = 9
    expect(await spokenBytes(withChecksum(bytes))).toContain('its format makes no sense')
  })

  it('is sent up to where it is cut off', async () => {
    const whole = await meeting()
    const half = await spokenBytes(whole.slice(0, whole.length / 2))
    expect(typeof half === 'object' && half.samples.length).toBeGreaterThan(16_000)
  })
})
