import type { TargetContentType } from '../../../../src/core/audio/content-types.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { findClip, heardIn, violationsIn } from '../../../journeys/support/heard.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { compareSound } from '../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { clipPath, record } from '../../../support/audio/recordings.ts'

test.use({ isProbed: true })

/** One type per kind of container; live.spec.ts covers WebM and raw samples. */
const families: readonly TargetContentType[] = [
  'audio/ogg;codecs=flac',
  'video/mp2t;codecs=aac',
  'audio/flac',
  'audio/opus',
]

for (const targetContentType of families)
  test(`a translation is played without a gap: ${targetContentType}`, async ({ openApp, simulator }) => {
    const { path } = await record({
      name: 'one-sentence',
      sentences: ['question'],
      leadMs: 600,
      gapMs: 2500,
    })
    const { page, console: printed } = await openApp({
      microphone: path,
      settings: {
        audio: UNPROCESSED,
        voice: { targetContentType, targetLanguages: ['de'], spokenLanguage: 'de', voice: 'female' },
      },
    })
    const live = new LivePage(page)
    await live.sees(en.live.status.ready)
    await live.start()
    await live.reads(meeting.question.de, 'de')
    await live.stop()
    await live.sees(en.live.status.stopped)

    const heard = await heardIn(page)
    const { correlation, atMs } = await findClip(heard, 'question', 'de', 'female')
    expect(correlation).toBeGreaterThan(0.95)
    // The rest is complete: a gap would shift what follows.
    const clip = await decodeSound(['-i', clipPath('question', 'de', 'female')], heard.rate)
    const spoken = heard.samples.subarray(Math.max(0, Math.round((atMs * heard.rate) / 1000)))
    const { windows, longestZerosMs } = compareSound(clip, spoken.subarray(0, clip.length), heard.rate, 20)
    for (const { lagMs } of windows) expect(Math.abs(lagMs)).toBeLessThanOrEqual(1)
    expect(longestZerosMs).toBeLessThanOrEqual(1)
    expect(simulator.sessions[0]?.breaches).toEqual({})
    expect(printed.filter((line) => line.includes('damaged'))).toEqual([
      expect.stringMatching(/speech ended.*damaged: 0/),
    ])
    expect(await violationsIn(page)).toEqual([])
  })
