import type { Page } from '@playwright/test'
import { type TargetContentType, targetContentTypes } from '../../../src/core/audio/content-types.ts'
import type { EncodedPacket } from '../../../src/core/media/demuxer.ts'
import { MatroskaDemuxer } from '../../../src/core/media/matroska/matroska-demuxer.ts'
import { MpegTsDemuxer } from '../../../src/core/media/mpeg-ts/mpeg-ts-demuxer.ts'
import { findResourceFolder } from '../../../src/simulator/find-resource-folder.ts'
import { wholeClip } from '../../../src/simulator/script/clip.ts'
import { ClipLibrary } from '../../../src/simulator/script/clip-library.ts'
import { targets } from '../../../src/simulator/speaking/spoken-targets.ts'
import type { DecodedSpeech, SpeechHarness, SpokenMessage } from '../../harness/speech.ts'
import { launchChromium } from '../../support/app/chromium.ts'
import { inChunks } from '../../support/audio/demux.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { clipPath } from '../../support/audio/recordings.ts'
import {
  encodeSpoken,
  type SpokenFixture,
  spokenFixtures,
  withoutContainer,
} from '../../support/audio/spoken-fixtures.ts'
import { seededRandom } from '../../support/base/random.ts'
import { HarnessServer } from '../../support/pages/harness-page.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var speechHarness: SpeechHarness
}

const CLIP = clipPath('agreed', 'de', 'female')
const NEXT = clipPath('question', 'de', 'female')
/** Maximum difference of a sample, as a fraction of full scale. */
const MAX_DIFFERENCE = 0.01

/** Number of damaged bytes in a packet: fewer than are contiguous in a packet of MPEG-TS. */
const DAMAGED = 40

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const message = (packets: readonly Uint8Array[], headers = 0): SpokenMessage => ({
  packets: packets.map(toBase64),
  headers,
})

/** Ways to spread a stream over messages. */
const ways: readonly (readonly [name: string, spread: (chunks: readonly Uint8Array[]) => SpokenMessage[]])[] =
  [
    ['in one message', (chunks) => [message(chunks)]],
    ['a piece a message', (chunks) => chunks.map((chunk) => message([chunk]))],
    [
      'a few pieces a message',
      (chunks) =>
        Array.from({ length: Math.ceil(chunks.length / 3) }, (_, i) =>
          message(chunks.slice(3 * i, 3 * i + 3)),
        ),
    ],
  ]

/** Chunks of random size; packets without a container cannot be split. */
function cut(type: string, bytes: Uint8Array): Uint8Array[] {
  if (type === 'audio/opus') return withoutContainer(bytes)
  const random = seededRandom(23)
  return inChunks(bytes, () => Math.floor(random() * 500))
}

function samplesOf({ samples }: DecodedSpeech): Float32Array {
  const bytes = Buffer.from(samples, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function encodedIn(type: string, bytes: Uint8Array): EncodedPacket[] {
  const demuxer = type.startsWith('video/') ? new MpegTsDemuxer() : new MatroskaDemuxer()
  return demuxer.push(bytes).filter((event) => event.type === 'packet')
}

/** A stream as ffmpeg decodes it, without the samples that the stream marks as not to be played. */
async function expectedOf({ type, decode, rate }: SpokenFixture, bytes: Uint8Array): Promise<Float32Array> {
  const decoded = await decodeSound([...decode, '-i', 'pipe:0'], rate, bytes)
  // ffmpeg ignores MPEG-TS's trimming of Opus.
  return type === 'video/mp2t;codecs=opus' ? decoded.subarray(encodedIn(type, bytes)[0]?.trimStart) : decoded
}

function largestDifference(a: Float32Array, b: Float32Array): number {
  let largest = 0
  for (let i = 0; i < Math.min(a.length, b.length); i += 1)
    largest = Math.max(largest, Math.abs((a[i] ?? 0) - (b[i] ?? 0)))
  return largest
}

/** Samples of the last packet that the stream marks as not to be played, but ffmpeg decodes. */
const PADDING = 960

function expectAlike(decoded: DecodedSpeech, expected: Float32Array, { rate, isExact }: SpokenFixture): void {
  const samples = samplesOf(decoded)
  expect(decoded.damaged).toEqual([])
  expect(decoded.rate).toBe(rate)
  expect(largestDifference(samples, expected)).toBeLessThanOrEqual(isExact ? 0 : MAX_DIFFERENCE)
  const missing = expected.length - samples.length
  expect(missing).toBeGreaterThanOrEqual(isExact ? 0 : -PADDING)
  expect(missing).toBeLessThanOrEqual(isExact ? 0 : PADDING)
}

test.describe('the spoken translation is decoded to what ffmpeg decodes it to', {
  tag: '@once',
  annotation: because('the decoders are the same in both'),
}, () => {
  let page: Page
  let close: () => Promise<void>
  const decode = (type: string, messages: readonly SpokenMessage[]) =>
    page.evaluate(([wanted, given]) => globalThis.speechHarness.decode(wanted, given), [
      type,
      messages,
    ] as const)

  test.beforeAll(async () => {
    const server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
    const browser = await launchChromium('none')
    page = await browser.newPage()
    await page.goto(`${server.address}speech.html`)
    await page.waitForFunction(() => globalThis.speechHarness !== undefined)
    close = async () => {
      await browser.close()
      await server.close()
    }
  })
  test.afterAll(() => close())

  test('all types are tried', () => {
    expect(spokenFixtures.map(({ type }) => type).toSorted()).toEqual(targetContentTypes.toSorted())
  })

  for (const fixture of spokenFixtures) {
    const { type } = fixture
    test(`as ffmpeg makes it: ${type}`, async () => {
      const bytes = await encodeSpoken(fixture, CLIP)
      const expected = await expectedOf(fixture, bytes)
      const chunks = cut(type, bytes)
      for (const [name, spread] of ways)
        await test.step(name, async () => {
          expectAlike(await decode(type, spread(chunks)), expected, fixture)
        })
    })

    test(`a new stream continues right after the previous one: ${type}`, async () => {
      const streams = [await encodeSpoken(fixture, CLIP), await encodeSpoken(fixture, NEXT)]
      const expected = await Promise.all(streams.map((bytes) => expectedOf(fixture, bytes)))
      const alone = await Promise.all(streams.map((bytes) => decode(type, [message(cut(type, bytes))])))
      const both = await decode(
        type,
        streams.map((bytes) => message(cut(type, bytes))),
      )
      const lengths = alone.map((decoded) => samplesOf(decoded).length)
      expect(samplesOf(both).length).toBe((lengths[0] ?? 0) + (lengths[1] ?? 0))
      const second = samplesOf(both).subarray(lengths[0])
      expect(largestDifference(second, expected[1]!)).toBeLessThanOrEqual(
        fixture.isExact ? 0 : MAX_DIFFERENCE,
      )
    })

    test(`as the demo service sends it: ${type}`, async () => {
      const library = await ClipLibrary.open(findResourceFolder())
      await library.prepare(['en', 'de'])
      const clip = library.clip({ language: 'de', voice: 'female', id: 'agreed' })
      const speak = async (wanted: TargetContentType) => {
        const encoder = targets[wanted]()
        const chunks = await encoder.encode(clip, wholeClip(clip))
        return { head: encoder.head(clip), chunks }
      }
      const { head, chunks } = await speak(type)
      const messages = chunks.map(({ packets }, i) =>
        i === 0 ? message([...head, ...packets], head.length) : message(packets),
      )
      const decoded = await decode(type, messages)
      // ffmpeg cannot read packets without a container.
      const file = await speak(type === 'audio/opus' ? 'audio/ogg;codecs=opus' : type)
      const bytes = Buffer.concat([...file.head, ...file.chunks.flatMap(({ packets }) => packets)])
      expectAlike(decoded, await expectedOf(fixture, bytes), fixture)
      const said = chunks.reduce((total, { durationMs }) => total + durationMs, 0)
      expect(Math.abs((samplesOf(decoded).length * 1000) / decoded.rate - said)).toBeLessThan(21)
    })
  }

  for (const fixture of spokenFixtures.filter(({ encode }) => encode.includes('libopus')))
    test(`as another encoder of Opus makes it: ${fixture.type}`, async () => {
      const encode = ['-strict', '-2', ...fixture.encode.map((word) => (word === 'libopus' ? 'opus' : word))]
      const other = { ...fixture, encode }
      const bytes = await encodeSpoken(other, CLIP)
      expectAlike(
        await decode(fixture.type, [message(cut(fixture.type, bytes))]),
        await expectedOf(other, bytes),
        other,
      )
    })

  for (const type of [
    'video/mp2t;codecs=aac',
    'audio/x-matroska;codecs=aac',
    'audio/x-matroska;codecs=flac',
  ] as const)
    test(`a packet that cannot be decoded loses only itself and is counted: ${type}`, async () => {
      const fixture = spokenFixtures.find((each) => each.type === type)!
      const bytes = await encodeSpoken(fixture, CLIP)
      const whole = samplesOf(await decode(type, [message([bytes])]))
      const packets = encodedIn(type, bytes)
      const middle = packets[Math.floor(packets.length / 2)]!.data
      const damaged = Buffer.from(bytes)
      const at = damaged.indexOf(middle.subarray(0, DAMAGED))
      expect(at).toBeGreaterThan(0)
      // Leaves the header of an ADTS frame intact, or the frame would not be found.
      damaged.fill(0xff, at + 7, at + DAMAGED)
      const found = await decode(type, [message([damaged])])
      const lost = whole.length - samplesOf(found).length
      expect(found.damaged).toHaveLength(1)
      expect(lost).toBeGreaterThan(0)
      expect(lost).toBeLessThanOrEqual(type.endsWith('flac') ? 2304 : 1024)
      const tail = Math.floor(whole.length / 4)
      const difference = largestDifference(samplesOf(found).subarray(-tail), whole.subarray(-tail))
      expect(difference).toBeLessThanOrEqual(MAX_DIFFERENCE)
    })
})
