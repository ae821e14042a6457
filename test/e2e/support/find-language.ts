import { expect, type Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'

/** In an open list: finds a language by typing, as fast as a person could, and takes what is marked. */
export async function findLanguage(page: Page, typed: string, name: string): Promise<void> {
  await expect(page.getByPlaceholder(en.languageList.search)).toBeFocused()
  await page.keyboard.type(typed)
  await expect(page.locator('[role="option"][data-highlighted]')).toContainText(name)
  await page.keyboard.press('Enter')
}
