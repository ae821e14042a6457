import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { QuickPage } from '../../../../journeys/support/quick-page.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { barriersOn } from '../../../../support/app/expect-accessible.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'

const FAULT = en.errors.unexpected.title

/** Makes every component that formats a time throw from now on. */
const breakTimes = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = Intl.DateTimeFormat
    const whole = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    Object.defineProperty(prototype, 'format', {
      configurable: true,
      get: () => {
        throw new RangeError('no clock')
      },
    })
    Object.assign(globalThis, { mendTimes: () => Object.defineProperty(prototype, 'format', whole) })
  })
const mendTimes = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { mendTimes: () => void }).mendTimes())

test('a session continues when the page crashes, can be read and stopped, and recovers', {
  tag: '@both',
}, async ({ openApp }) => {
  // A caption that comes meets the fault: a busy computer needs more to come than a quiet one.
  const sentences: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
  const { path } = await record({ name: 'broken-page', sentences: [...sentences, ...sentences] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await breakTimes(page)
  await expect(page.getByRole('alert')).toContainText(FAULT)
  await expect(page.getByRole('alert')).toContainText('no clock')
  await expect(page.getByText(en.live.stillRunning)).toBeVisible()
  // Earlier captions are still displayed, and new ones appear.
  const captions = page.getByRole('log')
  await expect(captions).toContainText(meeting.welcome.de)
  await expect(captions).toContainText(meeting.search.de)
  // The page keeps its theme: no code is left that would follow a theme change.
  expect(await barriersOn(page)).toEqual([])

  // The fault persists, and nothing gets worse.
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await expect(page.getByRole('alert')).toContainText(FAULT)
  await mendTimes(page)
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await live.goesOn()
  await live.reads(meeting.welcome.de, 'de')
  await live.reads(meeting.search.de, 'de')

  await breakTimes(page)
  await expect(page.getByRole('alert')).toContainText(FAULT)
  await page.getByRole('button', { name: en.live.stop }).click()
  await expect(page.getByText(en.live.stillRunning)).toBeHidden()
  await page.getByRole('button', { name: en.app.reload }).click()
  await live.sees(en.live.status.ready)
})

test('both sides of a meeting continue when the page crashes, and can be read and stopped', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'broken-meeting', sentences: ['welcome', 'plan', 'search'] })
  const { page } = await openApp({
    microphone: path,
    settings: twoSides(),
  })
  await new LivePage(page).start()
  await new LivePage(page).reads(meeting.welcome.de, 'de')
  await breakTimes(page)
  await expect(page.getByRole('alert')).toContainText(FAULT)
  await expect(page.getByText(en.live.stillRunning)).toHaveCount(2)
  const captions = page.getByRole('log')
  await expect(captions.filter({ hasText: meeting.plan.de.trim() })).toBeVisible()
  await expect(captions.filter({ hasText: meeting.plan.fr.trim() })).toBeVisible()
  const stop = page.getByRole('button', { name: en.live.stop })
  await stop.first().click()
  await expect(page.getByText(en.live.stillRunning)).toHaveCount(1)
  await stop.click()
  await expect(page.getByText(en.live.stillRunning)).toBeHidden()
})

test('the quick window reports a crash and recovers', { tag: '@both' }, async ({ openApp }) => {
  const quick = await QuickPage.open(await openApp({ microphone: 'none' }))
  await quick.page.addInitScript(() => {
    const { DisplayNames } = Intl
    Object.assign(Intl, {
      DisplayNames: function fail() {
        throw new RangeError('no names')
      },
    })
    Object.assign(globalThis, { mend: () => Object.assign(Intl, { DisplayNames }) })
  })
  await quick.page.reload()
  const alert = quick.page.getByRole('alert')
  await expect(alert).toContainText(FAULT)
  await expect(alert).toContainText('no names')
  await quick.page.evaluate(() => (globalThis as unknown as { mend: () => void }).mend())
  await quick.button(en.app.tryAgain).click()
  await quick.text.fill(meeting.green.en)
  await quick.reads(meeting.green.de)
})
