import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { escape, reach } from '../../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { QuickPage } from '../../../../journeys/support/quick-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'

/** The visible hint. */
const hintOn = (page: Page, words: string | RegExp) =>
  page.locator('[data-base-ui-portal][aria-hidden=true] [data-open]:not([role])').filter({ hasText: words })

/** Moves to a control with the keyboard and then with the mouse, and checks the hint each time. */
async function opens(page: Page, control: Locator, words: string | RegExp): Promise<void> {
  const hint = hintOn(page, words)
  await reach(page, control)
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Shift+Tab')
  await expect(hint).toBeHidden()
  await control.hover()
  await expect(hint).toBeVisible()
  await expectAccessible(page)
  await page.mouse.move(0, 0)
  await expect(hint).toBeHidden()
}

test('a hint opens on focus and hover and is available to screen readers, in the live view, a panel and the quick window', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'hints', sentences: ['welcome'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const { page } = app
  const live = new LivePage(page)

  await test.step('what a session has used, and how far behind it is', async () => {
    await live.start()
    await live.reads(meeting.welcome.de, 'de')
    const used = /^Sent to the service: [\d.]+ minutes. Transcribed so far: \d+ characters./
    const time = page.getByRole('banner').getByRole('button', { name: en.live.usedName })
    await expect(time).toHaveAccessibleDescription(used)
    await opens(page, time, used)

    // Pressing Enter does nothing, and the hint stays.
    await reach(page, time)
    await page.keyboard.press('Enter')
    await expect(hintOn(page, used)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(hintOn(page, used)).toBeHidden()
  })

  await test.step('the reason of a control that is closed', async () => {
    await live.stop()
    await live.sees(en.live.status.stopped)
    await app.change({ voice: { targetLanguages: [] } })
    await live.more.click()
    const formality = page.getByRole('combobox', { name: en.live.formality })
    const why = en.live.untranslated
    await expect(formality).toBeDisabled()
    await expect(formality).toHaveAccessibleDescription(why)
    await formality.hover()
    await expect(hintOn(page, why)).toBeVisible()
    await expectAccessible(page)
    await page.mouse.move(0, 0)
  })

  await test.step('a panel', async () => {
    await page.keyboard.press('Alt+Digit1')
    const panel = page.getByRole('tabpanel')
    const rephrase = panel.getByRole('button', { name: en.text.rephrase })
    await expect(rephrase).toHaveAccessibleDescription(en.text.noText)
    await opens(page, rephrase, en.text.noText)
    await opens(page, panel.getByRole('button', { name: en.text.swap }), /^(Swap|These languages)/)
  })

  await test.step('the quick window', async () => {
    const quick = await QuickPage.open(app)
    const swap = quick.button(en.text.swap)
    await expect(swap).toHaveAccessibleDescription(en.text.cannotSwap)
    await opens(quick.page, swap, en.text.cannotSwap)
  })
})

test('an element that regains the focus shows no hint, and no hint blocks the pointer', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'text' } } })
  const gear = page.getByRole('navigation').getByRole('button', { name: en.settings.title, exact: true })
  const hint = page.locator('[data-base-ui-portal] [data-open]:not([role])', { hasText: en.settings.title })
  const close = page.getByRole('complementary').getByRole('button', { name: en.panels.close })
  await expect(close).toBeVisible()
  await reach(page, gear)
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await escape(page.getByRole('dialog'))
  await expect(gear).toBeFocused()
  await expect(hint).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(hint).toBeVisible()
  await close.click()
  await expect(close).toBeHidden()
})
