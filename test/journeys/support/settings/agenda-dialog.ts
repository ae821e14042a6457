import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/strings/en.ts'

const { agenda } = en
const { presets } = en.meeting

export const openMenu = (page: Page) => page.getByRole('button', { name: presets.more }).click()
export async function openAgenda(page: Page) {
  await openMenu(page)
  await page.getByRole('menuitem', { name: agenda.open }).click()
  return page.getByRole('dialog', { name: agenda.title })
}
