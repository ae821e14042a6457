import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect } from '../app.ts'

const { presets } = en.meeting

export const actOnPreset = async (page: Page, action: string) => {
  await page.getByRole('button', { name: presets.more }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

export const namePreset = async (page: Page, title: string, name: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: en.history.session.name }).fill(name)
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(dialog).toBeHidden()
}
