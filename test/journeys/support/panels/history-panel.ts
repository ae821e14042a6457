import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import { fill } from '../../../support/base/fill.ts'
import { sessionUpload } from '../../../support/sessions/session-file.ts'
import { dropFiles } from '../drop-files.ts'

export const panel = (page: Page) => page.getByRole('tabpanel', { name: en.panels.names.history })
export const sessions = (page: Page) => panel(page).getByRole('list').getByRole('listitem')
export const search = (page: Page) => panel(page).getByRole('searchbox', { name: en.history.search })
export const toList = (page: Page) =>
  panel(page).getByRole('button', { name: en.history.session.back }).click()
export const takeIn = async (page: Page, file: object) => {
  const asked = page.waitForEvent('filechooser')
  await panel(page).getByRole('button', { name: en.history.import }).click()
  await (await asked).setFiles(sessionUpload(file))
}

export const dropAll = (page: Page, ...files: Parameters<typeof dropFiles>[1][]) =>
  dropFiles(
    { before: panel(page).getByRole('searchbox'), over: panel(page).getByText(en.history.drop) },
    ...files,
  )
export const failureOf = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: fill(en.history.opened.failed, { name }) })
