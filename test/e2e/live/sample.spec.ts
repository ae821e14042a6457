import { join } from 'node:path'
import { root } from '../../../scripts/commands.ts'
import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { decodeSound } from '../../support/audio/ffmpeg.ts'
import { MICROPHONE_RATE, writeWav } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { violationsIn } from '../support/heard.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const { sample } = en.live

test('a new user without a microphone sees and hears a translated meeting with one click', {
  tag: '@page',
  annotation: because('the sample is played by the page'),
}, async ({ openApp }) => {
  const app = await openApp({ microphone: 'none', service: 'demo' })
  const { page } = app
  const live = new LivePage(page)
  await page.getByRole('button', { name: sample.play }).click()
  await live.reads(meeting.welcome.en, 'en')
  await live.reads(meeting.welcome.de, 'de')
  await live.reads(meeting.welcome.fr, 'fr')
  await expect(page.getByText(sample.playing.demo)).toBeVisible()
  await live.unfoldChoices()
  await expect(page.getByRole('combobox', { name: en.live.source })).toHaveText(sample.name)
  await expect(live.captions.getByRole('img', { name: en.live.nowSpeaking })).toBeVisible()

  // The meeting lasts 48 s and stops automatically.
  await expect(live.status).toHaveText(en.live.status.stopped, { timeout: 100_000 })
  await live.reads(meeting.closing.de, 'de')
  await expect(page.getByText(sample.ended)).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expect(page.getByRole('button', { name: sample.again })).toBeVisible()
  expect((await app.call('session.list', {})).sessions).toEqual([])
  expect(await violationsIn(page)).toEqual([])
  expect(app.console.filter((line) => /^(error|warning)/.test(line))).toEqual([])
})

test('with an account of one’s own the sample still plays on the demo service, and nothing is switched', {
  tag: '@page',
  annotation: because('the sample is played by the page'),
}, async ({ openApp, simulator }) => {
  const app = await openApp({ microphone: 'none' })
  const { page } = app
  const live = new LivePage(page)
  const before = await app.call('settings.get', {})
  await page.getByRole('button', { name: sample.play }).click()
  await expect(page.getByText(sample.playing.account)).toBeVisible()
  await live.reads(meeting.welcome.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(page.getByText(sample.next.account)).toBeVisible()
  expect(await app.call('settings.get', {})).toEqual(before)
  expect(simulator.sessions).toEqual([])
  expect(await violationsIn(page)).toEqual([])
})

test('speech that the demo service does not know produces one line, and one notice with a remedy', {
  tag: '@page',
  annotation: because('the sample is played by the page'),
}, async ({ openApp }) => {
  // A sentence whose audio is partly lost may leave a fragment that resembles the script; three such sentences do not.
  const parts: number[] = []
  for (const name of ['stranger-1', 'stranger-2', 'stranger-3']) {
    const file = join(root, 'test', 'fixtures', 'other-speech', `${name}.opus`)
    for (const each of await decodeSound(['-i', file], MICROPHONE_RATE)) parts.push(each)
    for (let i = 0; i < MICROPHONE_RATE; i += 1) parts.push(0)
  }
  const speech = Float32Array.from(parts)
  const path = join(root, '.parley-test', 'recordings', 'stranger.wav')
  await writeWav(path, speech, MICROPHONE_RATE)
  const { page } = await openApp({ microphone: path, service: 'demo', settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  const notice = page.getByText(sample.otherSpeech.title, { exact: true })
  // The demo service loads its clips first.
  await expect(notice).toBeVisible({ timeout: 90_000 })
  const captions = live.captions.getByRole('article').filter({ hasText: '[Demo service' })
  await expect(captions.first()).toBeVisible()
  await expect(captions.locator('p[lang="de"], p[lang="fr"]').filter({ hasText: '[' })).toHaveCount(0)
  await live.stop()
  await live.sees(en.live.status.stopped)
  await expect(notice).toHaveCount(1)
  await page.getByRole('button', { name: sample.play }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByText(sample.playing.demo)).toBeVisible()
  await live.stop()
})
