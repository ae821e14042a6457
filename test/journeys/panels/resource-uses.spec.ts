import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { call as ask } from '../../support/service/simulator-client.ts'
import { expect, test } from '../support/app.ts'

const { uses } = en
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('a style rule list that nothing uses says so before it is deleted', async ({ openApp, simulator }) => {
  await ask(simulator, 'POST', '/v3/style_rules', { name: 'House', language: 'de' })
  const { page, call, change } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'styleRules' } },
  })
  const [list] = (await call('styleRules.list', {})).lists
  const open = button(page, fill(en.panels.items.delete, { name: 'House' }))
  const dialog = page.getByRole('dialog', { name: fill(en.panels.items.deleteTitle, { name: 'House' }) })
  await open.click()
  await expect(dialog).toContainText(uses.nowhere)
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await change({ documents: { styleId: list?.id ?? '' } })
  await open.click()
  await expect(dialog.getByRole('region', { name: uses.heading })).toContainText(en.panels.names.documents)
  await expectAccessible(page)
  await button(page, en.panels.items.deleteSubmit).click()
  await expect(open).toHaveCount(0)
  await expect.poll(async () => (await call('settings.get', {})).settings.documents.styleId).toBeNull()
})
