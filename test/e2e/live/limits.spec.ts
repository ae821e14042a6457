import { meeting } from '../../../src/simulator/script/script.ts'
import { asDesktop } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

const MINUTE_MS = 60_000

/** A service at which this key has used so much speech this month. */
const usageWith = (usedMs: number, limitMs: number) => ({
  'usage.get': () => ({
    characters: { used: 0, limit: 500_000 },
    speech: { used: usedMs, limit: limitMs },
    products: [],
  }),
})

test('a limit for the month is told of before it is reached, and ends the session', async ({
  openApp,
  host,
}) => {
  test.skip(host === 'electron', 'what was used is told over the socket of the web host')
  const { path } = await record({ name: 'month', sentences: ['welcome', 'plan', 'search'] })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, appearance: { panel: 'usage' } },
  })
  await asDesktop(page, usageWith(10 * MINUTE_MS - 7000, 60 * MINUTE_MS))
  const live = new LivePage(page)
  const dialog = await live.settings()
  await dialog.getByLabel('Search the settings').fill('cost')
  await expect(dialog.getByText('Sent this month: 9 min 53 sec')).toBeVisible()
  await expect(dialog.getByText('The whole account: 9 min 53 sec of 1 hr')).toBeVisible()
  const limit = dialog.getByLabel('Monthly limit (minutes)')
  await limit.fill('0')
  await expect(dialog.getByText('A whole number from 1 to 10000, or nothing.')).toBeVisible()
  await limit.fill('10')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('meter', { name: 'Your own limit for speech' })).toHaveAttribute(
    'aria-valuetext',
    '9 min 53 sec of 10 min (99%)',
  )

  await live.start()
  await expect(page.getByText('You’re close to your monthly limit')).toBeVisible()
  await expect(page.getByText('Your limit for the month is reached')).toBeVisible({ timeout: 20_000 })
  await live.sees('Stopped')
  await live.reads(meeting.welcome.de, 'de')
  expect(await live.captions.getByText(meeting.search.en).count()).toBe(0)
})

test('the limit of the service is told of, and the session goes on', async ({ openApp, host }) => {
  test.skip(host === 'electron', 'what was used is told over the socket of the web host')
  const { path } = await record({ name: 'account-month', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  await asDesktop(page, usageWith(59 * MINUTE_MS, 60 * MINUTE_MS))
  const live = new LivePage(page)
  await live.start()
  await expect(page.getByText('The minutes of the account are nearly used up')).toBeVisible()
  await live.reads(meeting.welcome.de, 'de')
  await live.sees(/^Live/)
  await page.getByRole('button', { name: 'What the session has used' }).hover()
  await expect(page.getByText(/This month: 59\.\d minutes\./)).toBeVisible()
})
