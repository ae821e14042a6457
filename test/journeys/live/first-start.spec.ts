import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { sessionFile } from '../../support/sessions/session-file.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { LivePage } from '../support/live-page.ts'
import { panel, takeIn } from '../support/panels/history-panel.ts'
import { enterAccount } from '../support/settings/account-entry.ts'

test('the first start needs no key: the demo service runs automatically and introduces itself', {
  tag: '@both',
}, async ({ openApp }) => {
  const { path } = await record({ name: 'first-start', sentences: ['agreed'], leadMs: 500 })
  const { page } = await openApp({ microphone: path, service: 'demo', settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await expect(page.getByRole('button', { name: en.service.demo.name, exact: true })).toBeVisible()
  await expect(page.getByText(en.live.empty.demoHint)).toBeVisible()
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
  await expect(dialog.getByText(en.service.keyThisRun), 'a browser has no keychain').toBeVisible()
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
  await expect(page.getByRole('button', { name: en.service.demo.name, exact: true })).toBeVisible()
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

test('the start leads to one voice, to a meeting and to a sample, always in this order', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const { modes } = en.live
  const stage = page.getByRole('main', { name: en.live.captions })
  const mode = (name: string) => stage.getByRole('button', { name, exact: true })
  const order = [modes.listen, modes.meeting, modes.sample]
  const first = async () => (await stage.getByRole('button').allTextContents()).slice(0, order.length)
  await expect.poll(first).toEqual(order)
  await expect(mode(modes.listen)).toHaveAttribute('aria-pressed', 'true')
  await mode(modes.meeting).click()
  await expect(page.getByRole('group', { name: en.live.sides.mine })).toBeVisible()
  await expect(page.getByRole('group', { name: en.live.sides.theirs })).toBeVisible()
  await expect(mode(modes.meeting)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await page.reload()
  await expect(mode(modes.meeting)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(first).toEqual(order)
  await mode(modes.listen).click()
  await expect(page.getByRole('group', { name: en.live.sides.theirs })).toBeHidden()
})

test('the sentence is large and whole, Start is below it, and nothing on the way to it is a heading', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', profile: 'deepl' })
  const stage = page.getByRole('main', { name: en.live.captions })
  const from = stage.getByRole('combobox', { name: en.live.from, exact: true })
  const start = stage.getByRole('button', { name: en.live.start, exact: true })
  await expect(start).toBeVisible()
  await expect(stage.getByRole('heading')).toHaveCount(0)
  await expect(from).toHaveCSS('font-size', '28px')
  await expect(start).toHaveCSS('height', '48px')
  for (const width of [1280, 900, 640, 320]) {
    await page.setViewportSize({ width, height: 640 })
    const cut = await stage
      .getByRole('combobox')
      .evaluateAll((pickers) =>
        pickers.flatMap((picker) =>
          [...picker.querySelectorAll('span')].filter((each) => each.scrollWidth > each.clientWidth),
        ),
      )
    expect(cut, `at ${width} px`).toEqual([])
    const sentence = await from.boundingBox()
    const button = await start.boundingBox()
    expect(button?.y, `at ${width} px`).toBeGreaterThan(sentence?.y ?? Number.NaN)
    expect((button?.y ?? Number.NaN) + (button?.height ?? 0), `at ${width} px`).toBeLessThan(640)
  }
  await expect(stage.getByRole('button', { name: en.agenda.open })).toBeVisible()
})

test('once there is a session, the latest have the place of the preview, and open in History', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
  const stage = page.getByRole('main', { name: en.live.captions })
  const preview = stage.getByRole('figure', { name: en.live.preview.title })
  await expect(preview).toBeVisible()
  const startedAt = new Date().toISOString()
  await takeIn(page, sessionFile(2, { startedAt }))
  const row = stage.getByRole('list', { name: 'today' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: en.panels.close }).click()

  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await expect(row).toHaveCSS('height', '40px')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])

  await expectAccessible(page)
  await row.getByRole('button', { name: 'Release meeting' }).click()
  await expect(panel(page).getByRole('heading', { name: 'Release meeting' })).toBeVisible()
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
