import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { violationsIn } from '../../../../journeys/support/heard.ts'
import { copiedText } from '../../../../journeys/support/paste.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'
import { translate } from '../../../../support/service/seeded-service.ts'

const USAGE = { appearance: { panel: 'usage' } } as const

const row = (page: Page, label: string) =>
  page.getByRole('list', { name: en.usage.keys.title }).getByRole('listitem').filter({ hasText: label })

test('a developer key is created, shown once, limited, renamed and deactivated', async ({
  openApp,
  simulator,
  host,
}) => {
  const { page, console } = await openApp({ microphone: 'none', settings: USAGE })
  await expect(page.getByText(en.usage.keys.none)).toBeVisible()
  await page.getByRole('button', { name: en.usage.keys.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.history.session.name).fill('Chat bot')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  const value = page.getByRole('textbox', { name: en.usage.keys.value })
  const key = await value.inputValue()
  await expect(page.getByText(en.usage.keys.createdRemedy)).toBeVisible()
  await expectAccessible(page)
  if (host === 'webhost') await page.context().grantPermissions(['clipboard-write'])
  await page.getByRole('button', { name: en.menu.roles.copy, exact: true }).click()
  await expect(page.getByRole('button', { name: en.app.copied })).toBeVisible()
  expect(await copiedText(page)).toBe(key)
  // Escape does not discard the new key.
  await page.keyboard.press('Escape')
  await expect(value).toHaveValue(key)
  await translate(simulator, key, 10)
  await page.getByRole('button', { name: en.usage.keys.done }).click()
  await expect(value).toBeHidden()
  expect(await page.content()).not.toContain(key)
  expect(console.join('\n')).not.toContain(key)

  await expect(row(page, 'Chat bot')).toContainText(fill(en.usage.keys.characters, { limit: 'no limit' }))
  await page.getByRole('button', { name: fill(en.usage.keys.limit, { label: 'Chat bot' }) }).click()
  await dialog.getByLabel(en.usage.keys.limitCharacters).fill('many')
  await expect(dialog.getByText(en.usage.keys.limitProblem)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(en.usage.keys.limitCharacters).fill('0')
  await dialog.getByLabel(en.usage.keys.limitSpeech).fill('90')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(row(page, 'Chat bot')).toContainText(fill(en.usage.keys.characters, { limit: 'blocked' }))
  await expect(row(page, 'Chat bot')).toContainText(
    fill(en.usage.keys.speech, { limit: fill(en.usage.keys.perMonth, { amount: '1 h 30 min' }) }),
  )
  await expect(translate(simulator, key, 1)).rejects.toThrow('456')

  await page.getByRole('button', { name: fill(en.usage.keys.limit, { label: 'Chat bot' }) }).click()
  await dialog.getByLabel(en.usage.keys.limitCharacters).fill('')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(row(page, 'Chat bot')).toContainText(fill(en.usage.keys.characters, { limit: 'no limit' }))
  await translate(simulator, key, 1)

  await page.getByRole('button', { name: fill(en.usage.keys.rename, { label: 'Chat bot' }) }).click()
  await dialog.getByLabel(en.history.session.name).fill('Team chat')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(row(page, 'Team chat')).toBeVisible()

  const deactivate = page.getByRole('button', {
    name: fill(en.usage.keys.deactivate, { label: 'Team chat' }),
  })
  await deactivate.click()
  await expect(dialog).toContainText(en.usage.keys.deactivateWarning)
  await dialog.getByRole('button', { name: en.app.cancel }).click()
  await translate(simulator, key, 1)
  await deactivate.click()
  await dialog.getByRole('button', { name: en.usage.keys.deactivateNow, exact: true }).click()
  await expect(row(page, 'Team chat')).toContainText('Deactivated on')
  await expect(translate(simulator, key, 1)).rejects.toThrow('403')
  await expect(deactivate).toBeDisabled()
  expect(await violationsIn(page)).toEqual([])
})
