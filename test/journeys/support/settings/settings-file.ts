import type { Locator } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'

export const pick = (settings: Locator, content: string) =>
  settings.getByLabel(en.transfer.open).setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
export const fileOf = (settings: object) =>
  JSON.stringify({ format: 'parley-settings', version: 1, settings })
