import type { Page } from '@playwright/test'
import { createSimulator } from '../../src/simulator/server.ts'
import { expectAccessible } from '../support/expect-accessible.ts'
import { expect, test } from './support/app.ts'
import { LivePage } from './support/live-page.ts'

async function edit(page: Page, name: string) {
  const settings = await new LivePage(page).settings()
  await settings.getByRole('button', { name: `Change ${name}` }).click()
  return page.getByRole('dialog', { name: `Change ${name}` })
}

test('an account is renamed, with the keyboard alone', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await edit(page, 'Journey')
  await dialog.getByLabel('Name of this account').focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Team')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // Back to where it was opened.
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await expect(settings.getByText('Team', { exact: false }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('region', { name: 'Messages' }).getByText('Team', { exact: true }),
  ).toBeVisible()
})

test('an account moves to another address with another key, and a wrong one changes nothing', async ({
  openApp,
}) => {
  const other = await createSimulator({ key: 'other-key' })
  const { page } = await openApp({ microphone: 'none' })
  const dialog = await edit(page, 'Journey')
  await dialog.getByLabel('Address of the service').fill(other.address)
  await dialog.getByLabel('New key').fill('wrong')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The service refused this key')
  await expect(dialog.getByLabel('Address of the service')).toHaveValue(other.address)
  await expect(dialog.getByLabel('New key')).toHaveValue('wrong')
  await expectAccessible(page)
  await dialog.getByLabel('New key').fill(other.key)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toContainText(new URL(other.address).host)
  await other.close()
})

test('a key of the Free plan chooses it while it is typed, and is objected to under another one', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  await page.getByRole('button', { name: 'Use your own key' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your translation service' })
  const plan = dialog.getByRole('combobox', { name: 'Plan' })
  await expect(plan).toHaveText('Pro')
  await dialog.getByLabel('Key', { exact: true }).pressSequentially('my-key:fx')
  await expect(plan).toHaveText('Free')
  await expect(dialog.getByText('It ends in :fx: it belongs to the Free plan.')).toBeVisible()
  await plan.click()
  await page.getByRole('option', { name: 'Pro' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This key belongs to the Free plan.')
  await expect(dialog.getByRole('button', { name: 'Check and use' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Choose Free' }).click()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Check and use' })).toBeEnabled()
})
