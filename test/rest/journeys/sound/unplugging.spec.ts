import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../../../scripts/commands.ts'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect, test, UNPROCESSED } from '../../../journeys/support/app.ts'
import { because } from '../../../journeys/support/hosts.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { decodeSound } from '../../../support/audio/ffmpeg.ts'
import { record } from '../../../support/audio/recordings.ts'
import { fill } from '../../../support/base/fill.ts'

declare global {
  // oxlint-disable-next-line no-var -- unplugging.js puts it into the page
  var plugs: { unplug(label: string): void; plugIn(): void }
}

const UNPLUGGING = join(root, 'test', 'support', 'network-faults', 'unplugging.js')
const CHOSEN = 'Fake Audio Input 1'

test.use({ microphoneIn: 'chromium' })

test('a session continues while its microphone is changed, unplugged and plugged in again', {
  tag: '@played',
  annotation: because('the journey unplugs it'),
}, async ({ openApp, simulator }) => {
  const { path } = await record({
    name: 'unplugging',
    sentences: ['welcome', 'plan', 'question', 'search'],
  })
  const { page, console: printed } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  await page.evaluate(`(() => {${await readFile(UNPLUGGING, 'utf8')}})()`)
  const live = new LivePage(page)
  const messages = page.getByRole('region', { name: en.live.messages })
  await live.start()
  await live.sees(en.live.status.live)

  await test.step('another one is chosen while it is live', async () => {
    await live.unfoldMore()
    await page.getByRole('combobox', { name: en.live.source }).click()
    await page.getByRole('option', { name: CHOSEN }).click()
    await expect(page.getByRole('combobox', { name: en.live.source })).toHaveText(CHOSEN)
    await page.waitForTimeout(1000)
  })

  await test.step('it is unplugged: the system microphone takes its place, and that is said', async () => {
    await page.evaluate((label) => globalThis.plugs.unplug(label), CHOSEN)
    await expect(messages).toContainText(fill(en.live.notices.microphoneReplaced.title, { name: CHOSEN }))
    await expect(messages).toContainText(
      fill(en.live.notices.microphoneReplaced.remedy, { other: 'Fake Default Audio Input' }),
    )
    await live.sees(en.live.status.live)
    await expect(page.getByRole('combobox', { name: en.live.source })).toHaveText(
      fill(en.live.notConnected, { name: CHOSEN }),
    )
  })

  await test.step('all are unplugged: the session goes on with silence', async () => {
    await page.evaluate(() => globalThis.plugs.unplug('all'))
    await expect(messages).toContainText(fill(en.live.notices.microphoneLost.title, { name: CHOSEN }))
    await page.waitForTimeout(1000)
  })

  await test.step('it is plugged in again and heard', async () => {
    await page.evaluate(() => globalThis.plugs.plugIn())
    await expect(messages).not.toContainText('was disconnected')
    await expect(page.getByRole('combobox', { name: en.live.source })).toHaveText(CHOSEN)
    await page.waitForTimeout(2000)
  })

  await live.stop()
  await live.sees(en.live.status.stopped)
  const [session] = simulator.sessions
  expect(session).toMatchObject({ isComplete: true, breaches: {} })
  expect(session!.links).toHaveLength(1)
  const raw = ['-f', 's16le', '-ar', '16000', '-ac', '1', '-i', 'pipe:0']
  const received = await decodeSound(raw, 16_000, session!.links[0]!.media)
  // Capture continued throughout; long digital silence was not sent.
  const captured = printed.find((line) => line.includes('capture ended')) ?? ''
  expect(Number(/samples: (\d+)/.exec(captured)?.[1])).toBeGreaterThanOrEqual(received.length)
  // At the end, the chosen microphone is in use again.
  expect(received.subarray(-16_000 * 1.5).some((sample) => Math.abs(sample) > 0.01)).toBe(true)
})
