import { join } from 'node:path'
import { root } from '../../../../../scripts/commands.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { decodeSound } from '../../../../support/audio/ffmpeg.ts'
import { MICROPHONE_RATE, writeWav } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

const { sample } = en.live

test('with an account of one’s own the sample still plays on the demo service, and nothing is switched', async ({
  openApp,
  simulator,
}) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  const live = new LivePage(page)
  const before = await app.call('settings.get', {})
  await page.getByRole('button', { name: sample.play }).click()
  await expect(page.getByText(sample.playing.account)).toBeVisible()
  await live.reads(meeting.welcome.de, 'de')
  await expect(page.getByRole('button', { name: en.live.pause })).toBeVisible()
  await expect(page.getByRole('button', { name: en.live.mute })).toBeHidden()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(page.getByText(sample.next.account)).toBeVisible()
  expect(await app.call('settings.get', {})).toEqual(before)
  expect(simulator.sessions).toEqual([])
  expect(await violationsIn(page)).toEqual([])
})

test('speech that the demo service does not know produces one line, and one notice with a remedy', async ({
  openApp,
}) => {
  // A sentence whose audio is partly lost may leave a fragment that resembles the script; three such sentences do not.
  const parts: number[] = []
  for (const name of ['stranger-1', 'stranger-2', 'stranger-3']) {
    const file = join(root, 'test', 'fixtures', 'other-speech', `${name}.opus`)
    for (const each of await decodeSound(['-i', file], MICROPHONE_RATE)) parts.push(each)
    for (let i = 0; i < MICROPHONE_RATE; i += 1) parts.push(0)
  }
  const speech = Float32Array.from(parts)
  const path = test.info().outputPath('stranger.wav')
  await writeWav(path, speech, MICROPHONE_RATE)
  const { page } = await openApp({ microphone: path, service: 'demo', settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  const notice = page.getByText(sample.otherSpeech.title, { exact: true })
  // The demo service loads its clips first.
  await expect(notice).toBeVisible({ timeout: 90_000 })
  const captions = live.captions.getByRole('article').filter({ hasText: '[Demo service' })
  await expect(captions.first()).toBeVisible()
  const messages = page.getByRole('region', { name: en.live.messages })
  await expect(messages.getByText(sample.otherSpeech.whileLive)).toBeVisible()
  await expect(messages.getByRole('button', { name: en.service.demo.enterKey }).last()).toBeVisible()
  await expect(captions.locator('p[lang="de"], p[lang="fr"]').filter({ hasText: '[' })).toHaveCount(0)
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(notice).toHaveCount(1)
  await test.step('what was saved matters more than that once it is over', async () => {
    await expect(messages.getByText(/^Saved · /)).toBeVisible()
    await expect(notice).toBeHidden()
    await messages.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) }).click()
  })
  await page.getByRole('button', { name: sample.play }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText(sample.playing.demo)).toBeVisible()
  await live.stop()
})
