import { en } from '../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { twoSides } from '../../../journeys/support/two-sides.ts'
import { bestOffset, rms } from '../../../support/audio/compare-sound.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { clipPath, record } from '../../../support/audio/recordings.ts'

const RATE = 16_000
/** Silence before the first word, so that one side is muted before anything is said. */
const LEAD_MS = 4000

test('the audio of a meeting is stored with a side on each channel, and played in sync', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'meeting-sound', sentences: ['welcome', 'plan'], leadMs: LEAD_MS })
  const { page, call } = await openApp({
    microphone: path,
    settings: { ...twoSides(), privacy: { keepsSound: true } },
  })
  const live = new LivePage(page)
  await live.start()
  await page.getByRole('button', { name: en.live.sides.mute.replace('{{name}}', 'Ana') }).click()
  await live.reads(meeting.plan.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await page.getByRole('button', { name: en.live.showInHistory }).click()
  const panel = page.getByRole('tabpanel', { name: en.panels.names.history })
  const player = panel.getByRole('region', { name: en.history.sound.name, exact: true })
  const saved = page.waitForEvent('download')
  await player.getByRole('button', { name: en.history.sound.save }).click()
  const file = await (await saved).path()
  const channel = (at: number) => decodeSound(['-i', file, '-af', `pan=mono|c0=c${at}`], RATE)
  const [mine, theirs] = await Promise.all([channel(0), channel(1)])

  const { sessions } = await call('session.list', {})
  const { captions } = await call('session.captions', { id: sessions[0]?.id ?? '' })
  expect(captions.map(({ side }) => side)).toEqual(['mine', 'mine'])
  for (const name of ['welcome', 'plan'] as const) {
    const said = captions.find(({ source }) => source.trim() === meeting[name].en)
    const at = Math.round(((said?.startMs ?? 0) * RATE) / 1000)
    const clip = await decodeSound(['-i', clipPath(name, 'en', 'female')], RATE)
    // A busy browser drops some of its microphone's audio, but not everywhere.
    const found = [0.4, 0.8, 1.2, 1.6].map((from) =>
      bestOffset(mine, clip, from * RATE, 0.4 * RATE, at - RATE, at + RATE, 2),
    )
    expect(Math.max(...found.map(({ correlation }) => correlation)), name).toBeGreaterThan(0.8)
    expect(rms(theirs.subarray(at, at + 2 * RATE)), name).toBeLessThan(0.001)
  }

  await panel
    .getByRole('article')
    .filter({ hasText: meeting.plan.en })
    .getByRole('button', { name: /^Play from / })
    .click()
  await expect(panel.locator('[aria-current=time]')).toContainText(meeting.plan.en)
})
