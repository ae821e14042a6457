import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { LivePage } from '../support/live-page.ts'
import { enterAccount } from '../support/settings/account-entry.ts'

test('the first start needs no key: the demo service runs automatically and introduces itself', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record({ name: 'first-start', sentences: ['agreed'], leadMs: 500 })
  const { page } = await openApp({ microphone: path, service: 'demo', settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await expect(page.getByText(en.service.demo.name, { exact: true })).toBeVisible()
  await expect(page.getByText('Nothing you say leaves it.')).toBeVisible()
  await expect(page.getByRole('button', { name: en.service.demo.enterKey })).toBeVisible()
  await expect(live.captions.getByRole('figure', { name: en.live.preview.title })).toContainText(
    en.live.preview.translation,
  )
  await live.start()
  await live.reads(meeting.agreed.de, 'de')
  await live.stop()
  await live.sees(en.live.status.stopped)
})

test('a key is entered, checked and used; the demo service is one click away', async ({
  openApp,
  simulator,
}) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  const dialog = await enterAccount(page, simulator)
  await dialog.getByRole('button', { name: en.account.dialog.more }).click()
  await dialog.getByLabel(en.account.dialog.name).fill('Team')
  await dialog.getByRole('button', { name: en.account.dialog.use }).click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Team', exact: true }),
  ).toHaveAccessibleDescription(
    new RegExp(fill(en.service.sentTo, { host: new URL(simulator.address).host })),
  )

  await page.getByRole('button', { name: en.settings.title, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.service.accounts.use, exact: true }).click()
  await page.getByRole('button', { name: en.app.close }).click()
  await expect(page.getByText('Nothing you say leaves it.')).toBeVisible()
})

test('choices are restored after a reload', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('combobox', { name: en.live.to, exact: true }).click()
  await findLanguage(page, 'japan', 'Japanese')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('combobox', { name: en.live.to, exact: true })).toHaveText('DE · FR · JA')
  await page.reload()
  await expect(page.getByRole('combobox', { name: en.live.to, exact: true })).toHaveText('DE · FR · JA')
})

test('the empty page leads to one voice, to a meeting and to a sample, always in this order', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const { ways } = en.live
  const stage = page.getByRole('main', { name: en.live.captions })
  const way = (name: string) => stage.getByRole('button', { name, exact: true })
  const order = [ways.listen, ways.meeting, en.live.sample.play]
  const names = () => stage.getByRole('button').allTextContents()
  const inOrder = async () => (await names()).filter((name) => order.includes(name))
  await expect.poll(inOrder).toEqual(order)
  await expect(way(ways.listen)).toHaveAttribute('aria-pressed', 'true')
  await way(ways.meeting).click()
  await expect(page.getByRole('group', { name: en.live.sides.mine })).toBeVisible()
  await expect(page.getByRole('group', { name: en.live.sides.theirs })).toBeVisible()
  await expect(way(ways.meeting)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(way(ways.meeting)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(inOrder).toEqual(order)
  await way(ways.listen).click()
  await expect(page.getByRole('group', { name: en.live.sides.theirs })).toBeHidden()
})

test('no more than five targets can be chosen, and the list says why', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { voice: { targetLanguages: ['de', 'fr', 'es', 'it', 'ja'] } },
  })
  await page.getByRole('combobox', { name: en.live.to, exact: true }).click()
  await expect(page.getByText(fill(en.languageList.limit, { limit: 5 }))).toBeVisible()
  await expect(page.getByRole('option', { name: 'Korean' })).toBeDisabled()
})
