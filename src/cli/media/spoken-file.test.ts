import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { meetingFile } from '../../../test/support/audio/meeting-file.ts'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { SessionHarness } from '../../../test/support/sessions/session-harness.ts'
import { DEFAULT_SOURCE } from '../../core/audio/content-types.ts'
import { joinSamples } from '../../core/audio/pcm.ts'
import { oggChecksum } from '../../core/media/ogg/ogg-page.ts'
import { oggPageLength } from '../../core/media/ogg/ogg-read.ts'
import { openSpokenFile } from './spoken-file.ts'

const CLIP = new URL('../../../resources/demo/clips/en-female/question.opus', import.meta.url).pathname

it('words of a file that is sent unchanged have the right times after a lost connection', async () => {
  const clock = new VirtualClock()
  const opened = await openSpokenFile({
    file: CLIP,
    contentType: DEFAULT_SOURCE,
    chunkMs: 100,
    clock,
    ended: () => undefined,
  })
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
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parley-spoken-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  /** The sound that is sent of a file with these bytes, in Hz of `DEFAULT_SOURCE`. */
  const spoken = async (bytes: Uint8Array) => {
    const file = join(folder, 'meeting.ogg')
    await writeFile(file, bytes)
    const clock = new VirtualClock()
    const timing = { chunkMs: 100, clock, ended: () => undefined }
    const opened = await openSpokenFile({ file, contentType: DEFAULT_SOURCE, ...timing })
    if (!opened.ok) return opened.error
    const { capture, contentType, openEncoder } = opened.value
    const frames: Float32Array<ArrayBuffer>[] = []
    capture.start((frame) => 'samples' in frame && frames.push(frame.samples))
    await clock.advance(60_000)
    return { samples: joinSamples(frames), contentType, isEncoded: openEncoder === undefined }
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
  const levelOf = (samples: Float32Array) => Math.max(...samples.map(Math.abs))

  it('is sent as one channel, in which both sides are heard in their time', async () => {
    const sent = await spoken(await meeting())
    if (!('samples' in sent)) throw new Error(JSON.stringify(sent))
    expect(sent).toMatchObject({ contentType: DEFAULT_SOURCE, isEncoded: false })
    const later = (LATER_MS * 16_000) / 1000
    const [mine, theirs] = [sent.samples.subarray(0, later), sent.samples.subarray(later)]
    expect(levelOf(mine)).toBeGreaterThan(0.1)
    expect(theirs.length).toBeGreaterThan(16_000)
    expect(levelOf(theirs)).toBeCloseTo(levelOf(mine), 1)
  })

  it('is refused if its head makes no sense', async () => {
    const bytes = await meeting()
    // More coupled streams than streams: the head begins after 28 bytes of the page.
    bytes[28 + 20] = 9
    expect(await spoken(withChecksum(bytes))).toMatchObject({
      problem: { detail: expect.stringContaining('its format makes no sense') },
    })
  })

  it('is sent up to where it is cut off, and refused if it is damaged', async () => {
    const whole = await meeting()
    const half = await spoken(whole.slice(0, whole.length / 2))
    expect('samples' in half && half.samples.length).toBeGreaterThan(16_000)
    whole[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 0xff
    expect(await spoken(whole)).toMatchObject({
      kind: 'invalid-input',
      problem: { detail: expect.stringContaining('a part of it is damaged') },
    })
  })
})
