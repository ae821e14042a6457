import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { expect } from '../app.ts'

export const source = (page: Page, row: number) =>
  page.getByLabel(`Source of row ${row.toLocaleString('en')}`, { exact: true })
export const target = (page: Page, row: number) =>
  page.getByLabel(`Translation of row ${row.toLocaleString('en')}`, { exact: true })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()

export const choose = (page: Page, name: string, text: string) =>
  page
    .getByLabel(en.glossaries.import.choose)
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
