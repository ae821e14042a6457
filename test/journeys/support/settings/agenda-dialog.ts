import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'

export async function openAgenda(page: Page) {
  await page.getByRole('button', { name: en.agenda.open }).click()
  return page.getByRole('dialog', { name: en.agenda.title })
}
