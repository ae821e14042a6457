import { expect, type Locator, type Page } from '@playwright/test'

/** More tab stops than any view of the app has. */
const MAX_STOPS = 120

/** The key that moves to the end of a text. */
export const END_OF_TEXT = process.platform === 'darwin' ? 'Meta+ArrowDown' : 'Control+End'

/** Closes a dialog with Escape, once it has the focus: before that, it listens to no key. */
export async function escape(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Moves to a control with the keyboard. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MAX_STOPS; presses += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(control)} is not reached with the Tab key`)
}

/** Moves to a control with the keyboard and presses it, once it can be pressed. */
export async function press(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled()
  await reach(page, control)
  await page.keyboard.press('Enter')
}
