import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'

export async function chooseProxy(page: Page, settings: Locator, mode: string): Promise<void> {
  await settings.getByRole('combobox', { name: en.settings.network.proxy }).click()
  await page.getByRole('option', { name: mode }).click()
}
