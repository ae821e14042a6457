import { expect, it } from 'vitest'
import { VirtualClock } from '../../../test/support/base/virtual-clock.ts'
import { SessionHarness } from '../../../test/support/sessions/session-harness.ts'
import { DEFAULT_SOURCE } from '../../core/audio/content-types.ts'
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
