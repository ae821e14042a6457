import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { createSimulator } from '../../../../../src/simulator/simulator-server.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { escape } from '../../../../journeys/support/keyboard.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

async function edit(page: Page, name: string) {
  const settings = await new LivePage(page).settings()
  await settings.getByRole('button', { name: fill(en.service.accounts.editNamed, { name }) }).click()
  return page.getByRole('dialog', { name: fill(en.service.accounts.editNamed, { name }) })
}

test('an account is renamed with the keyboard alone', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await edit(page, 'Journey')
  await dialog.getByLabel(en.account.dialog.name).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Team')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // The settings, from which the dialog was opened, are in view again.
  const settings = page.getByRole('dialog', { name: en.settings.title })
  await expect(settings.getByText('Team', { exact: false }).first()).toBeVisible()
  await escape(settings)
  await expect(page.getByRole('banner').getByText('Team', { exact: true })).toBeVisible()
})

test('an account moves to another address with another key, and a wrong one changes nothing', {
  tag: '@both',
}, async ({ openApp }) => {
  const other = await createSimulator({ key: 'other-key' })
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await edit(page, 'Journey')
  await dialog.getByLabel(en.account.dialog.address).fill(other.address)
  await expect(dialog.getByText(en.account.dialog.movedKeyHint)).toBeVisible()
  await expect(dialog.getByLabel(en.account.dialog.newKey)).toHaveAttribute('required')
  await dialog.getByLabel(en.account.dialog.newKey).fill('wrong')
  await dialog.getByRole('button', { name: en.account.dialog.save }).click()
  await expect(dialog.getByRole('alert')).toContainText(en.errors['key-rejected'].title)
  await expect(dialog.getByLabel(en.account.dialog.address)).toHaveValue(other.address)
  await expect(dialog.getByLabel(en.account.dialog.newKey)).toHaveValue('wrong')
  await expectAccessible(page)
  await dialog.getByLabel(en.account.dialog.newKey).fill(other.key)
  await dialog.getByRole('button', { name: en.account.dialog.save }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name: en.settings.title })).toContainText(
    new URL(other.address).host,
  )
  await other.close()
})

test('a key of the Free plan selects that plan while it is typed, and can be looked at', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const dialog = page.getByRole('dialog', { name: en.account.dialog.title })
  const key = dialog.getByLabel(en.account.dialog.key, { exact: true })
  const free = dialog.getByText(fill(en.account.dialog.freeEnding, { ending: ':fx' }))
  const region = dialog.getByRole('combobox', { name: en.account.dialog.region })
  await dialog.getByRole('button', { name: en.account.dialog.more }).click()
  await expect(region).toBeVisible()
  await key.pressSequentially('my-key:fx')
  await expect(free).toBeVisible()
  await expect(region).toBeHidden()
  await key.press('Backspace')
  await expect(free).toBeHidden()
  await expect(region).toBeVisible()
  await expect(key).toHaveAttribute('type', 'password')
  const show = dialog.getByRole('button', { name: en.account.dialog.showKey })
  await show.click()
  await expect(show).toHaveAttribute('aria-pressed', 'true')
  await expect(key).toHaveAttribute('type', 'text')
  await expectAccessible(page)
})

test('the error of a session disappears when another account is used', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'short', sentences: ['agreed'] })
  const { page, call } = await openApp({ microphone: path })
  simulator.faults.add([{ kind: 'status', status: 456, path: '/v3/voice/realtime', times: 9 }])
  await new LivePage(page).start()
  const alert = page.getByRole('alert').filter({ hasText: en.errors['quota-exceeded'].title })
  await expect(alert).toBeVisible()
  await call('account.use', { id: 'demo' })
  await expect(page.getByRole('banner').getByText(en.service.demo.name, { exact: true })).toBeVisible()
  await expect(alert).toBeHidden()
})
