import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any view of the app has. */
const MAX_STOPS = 120

/** The key that moves to the end of a text. */
export const END_OF_TEXT = process.platform === 'darwin' ? 'Meta+ArrowDown' : 'Control+End'

/** Moves to a control with the keyboard. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(control)} is not reached with the Tab key`)
}

/** Moves to a control with the keyboard and presses it. */
export async function press(page: Page, control: Locator): Promise<void> {
  await reach(page, control)
  await page.keyboard.press('Enter')
}
