import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

const MINUTE_MS = 60_000

/** A service whose key has used `usedMs` of speech this month. */
const usageWith = (usedMs: number, limitMs: number) => ({
  'usage.get': () => ({
    characters: { used: 0, limit: 500_000 },
    speech: { used: usedMs, limit: limitMs },
    products: [],
  }),
})

test('a monthly limit is announced before it is reached, and ends the session', {
  tag: '@played',
  annotation: because('the journey tells what was used'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'month', sentences: ['welcome', 'plan', 'search'] })
  const { page, answerCalls } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, appearance: { panel: 'usage' } },
  })
  await answerCalls(usageWith(10 * MINUTE_MS - 7000, 60 * MINUTE_MS))
  const live = new LivePage(page)
  const dialog = await live.settings()
  await dialog.getByLabel(en.settings.search).fill('cost')
  await expect(dialog.getByText(fill(en.usage.month.sent, { used: '9 min 53 s' }))).toBeVisible()
  await expect(
    dialog.getByText(fill(en.usage.month.ofAccount, { used: '9 min 53 s', limit: '1 h' })),
  ).toBeVisible()
  const limit = dialog.getByLabel(en.usage.month.limit)
  await limit.fill('0')
  await expect(dialog.getByText(en.settings.cost.limitProblem)).toBeVisible()
  await limit.fill('10')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('meter', { name: en.usage.month.own })).toHaveAttribute(
    'aria-valuetext',
    '9 min 53 s of 10 min (99%)',
  )

  await live.start()
  await expect(page.getByText(en.live.notices.monthNear.title)).toBeVisible()
  await expect(page.getByText(en.live.notices.monthReached.title)).toBeVisible()
  await live.sees(en.live.status.stopped)
  await live.reads(meeting.welcome.de, 'de')
  await expect(live.captions.getByText(meeting.search.en)).toHaveCount(0)
})

test('the limit of the service is announced, and the session continues', {
  tag: '@played',
  annotation: because('the journey tells what was used'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'account-month', sentences: ['welcome'] })
  const { page, answerCalls } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  await answerCalls(usageWith(59 * MINUTE_MS, 60 * MINUTE_MS))
  const live = new LivePage(page)
  await live.start()
  await expect(page.getByText(en.live.notices.accountNear.title)).toBeVisible()
  await live.reads(meeting.welcome.de, 'de')
  await live.goesOn()
  await page.getByRole('button', { name: en.live.usedName }).hover()
  await expect(page.getByText(/This month: 59\.\d minutes\./)).toBeVisible()
})
