import type { Page } from '@playwright/test'
import { en } from '../../../../../src/core/strings/en.ts'
import { createSimulator } from '../../../../../src/simulator/simulator-server.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'

async function edit(page: Page, name: string) {
  const settings = await new LivePage(page).settings()
  await settings.getByRole('button', { name: fill(en.account.dialog.editTitle, { name }) }).click()
  return page.getByRole('dialog', { name: fill(en.account.dialog.editTitle, { name }) })
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
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('region', { name: en.live.messages }).getByText('Team', { exact: true }),
  ).toBeVisible()
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

test('a key of the Free plan selects that plan while it is typed, and is rejected under another one', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const dialog = page.getByRole('dialog', { name: en.account.dialog.title })
  const plan = dialog.getByRole('combobox', { name: en.account.dialog.plan })
  await expect(plan).toHaveText(en.account.dialog.plans.pro)
  await dialog.getByLabel(en.account.dialog.key, { exact: true }).pressSequentially('my-key:fx')
  await expect(plan).toHaveText(en.account.dialog.plans.free)
  await expect(dialog.getByText(fill(en.account.dialog.endings.free, { ending: ':fx' }))).toBeVisible()
  await plan.click()
  await page.getByRole('option', { name: en.account.dialog.plans.pro }).click()
  await expect(dialog.getByRole('alert')).toContainText('This key belongs to the Free plan.')
  await expect(dialog.getByRole('button', { name: en.account.dialog.use })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: fill(en.account.dialog.choosePlan, { plan: 'Free' }) }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(dialog.getByRole('button', { name: en.account.dialog.use })).toBeEnabled()
})

test('the error of a session disappears when another account is used', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'short', sentences: ['agreed'] })
  const { page, call } = await openApp({ microphone: path })
  simulator.faults.add([{ kind: 'status', status: 456, path: '/v3/voice/realtime', times: 9 }])
  await new LivePage(page).start()
  const alert = page.getByRole('alert').filter({ hasText: en.errors['quota-exceeded'].title })
  await expect(alert).toBeVisible()
  await call('account.use', { id: 'demo' })
  await expect(page.getByText(en.service.demo.explanation)).toBeVisible()
  await expect(alert).toBeHidden()
})
