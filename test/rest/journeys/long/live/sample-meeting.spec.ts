import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'

const { sample } = en.live

test('a new user without a microphone sees and hears a translated meeting with one click', async ({
  openApp,
}) => {
  const app = await openApp({ microphone: 'none', service: 'demo' })
  const { page } = app
  const live = new LivePage(page)
  await page.getByRole('button', { name: sample.play }).click()
  await live.reads(meeting.welcome.en, 'en')
  await live.reads(meeting.welcome.de, 'de')
  await live.reads(meeting.welcome.fr, 'fr')
  await expect(page.getByText(sample.playing.demo)).toBeVisible()
  await live.unfoldMore()
  const choices = page.getByRole('dialog', { name: en.account.dialog.more })
  await expect(choices).toContainText(sample.playing.demo)
  await expect(choices.getByRole('combobox', { disabled: true }), 'no dead control').toHaveCount(0)
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
