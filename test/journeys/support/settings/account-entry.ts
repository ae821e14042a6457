import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect } from '../app.ts'

/** Enters an account of a generic service where the demo service offers it. @returns the dialog, not yet submitted */
export async function enterAccount(
  page: Page,
  { address, key }: { address: string; key: string },
): Promise<Locator> {
  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const dialog = page.getByRole('dialog', { name: en.account.dialog.title })
  await dialog.getByRole('combobox', { name: en.account.dialog.profile }).click()
  await page.getByRole('option', { name: en.account.dialog.profiles.generic }).click()
  await dialog.getByLabel(en.account.dialog.address).fill(address)
  await dialog.getByLabel(en.account.dialog.key, { exact: true }).fill(key)
  return dialog
}

/** Expects that an account is refused during entry with this message, and the input stays. */
export async function refusesAccount(
  page: Page,
  account: { address: string; key: string },
  message: string,
): Promise<void> {
  const dialog = await enterAccount(page, account)
  await dialog.getByRole('button', { name: en.account.dialog.use }).click()
  await expect(dialog.getByRole('alert')).toContainText(message)
  await expect(dialog.getByLabel(en.account.dialog.address)).toHaveValue(account.address)
  await expect(dialog.getByLabel(en.account.dialog.key, { exact: true })).toHaveValue(account.key)
}
