import { expect, type Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'

/** Finds a language in an open list by typing at a user's speed, and selects the highlighted one. */
export async function findLanguage(page: Page, typed: string, name: string): Promise<void> {
  await expect(page.getByPlaceholder(en.languageList.search)).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.locator('[role="option"][data-highlighted]')).toContainText(name)
  await page.keyboard.press('Enter')
}
