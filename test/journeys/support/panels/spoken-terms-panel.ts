import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { fill } from '../../../support/base/fill.ts'
import { expect } from '../app.ts'

const { editor } = en.spokenTerms

/** The app with the panel open, for an account that has it. */
export const app = {
  microphone: 'none',
  profile: 'deepl',
  settings: { appearance: { panel: 'spokenTerms' } },
} as const
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const shows = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible()
export const term = (page: Page, row: number) => page.getByLabel(fill(editor.term, { row }), { exact: true })
