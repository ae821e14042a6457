import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { App, JourneyFile } from '../../../support/app/open-app.ts'

export const documentSettings = (targetLanguages: string[]) =>
  ({
    appearance: { panel: 'documents' },
    documents: { targetLanguages },
  }) as const

export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
export const panel = (page: Page) => page.getByRole('tabpanel', { name: en.panels.names.documents })
export const jobs = (page: Page) =>
  panel(page).getByRole('list', { name: en.documents.jobs }).getByRole('listitem')
export const choose = ({ page, chooseFiles }: App, ...files: JourneyFile[]) =>
  chooseFiles(() => page.getByRole('button', { name: en.documents.drop.choose }).click(), files)
export const dropArea = (page: Page) => ({
  before: page.getByText(en.documents.drop.title),
  over: page.getByText(en.documents.drop.now),
})
