import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'

test('missing fields are reported in the dialog, and a refused key is called wrong', async ({
  openApp,
  simulator,
  host,
}) => {
  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  await page.getByRole('button', { name: en.service.demo.enterKey }).click()
  const dialog = page.getByRole('dialog')
  const key = dialog.getByLabel(en.account.dialog.key, { exact: true })
  await expect(key).toBeFocused()
  await expect(dialog.getByRole('link', { name: en.account.dialog.keyPage })).toHaveAttribute(
    'href',
    'https://www.deepl.com/your-account/keys',
  )
  await expect(dialog.getByText(en.account.dialog.voicePlan)).toBeVisible()
  // A browser has no keychain.
  await expect(key).toHaveAccessibleDescription(
    host === 'webhost' ? en.service.keyThisRun : en.account.dialog.keyHint,
  )
  await dialog.getByRole('button', { name: en.account.dialog.use }).click()
  await expect(dialog.getByText(en.app.required)).toBeVisible()
  await expect(key).toBeFocused()
  await expect(key).toHaveAccessibleDescription(new RegExp(en.app.required))
  await expectAccessible(page)
  await key.fill('typed for another service')
  await dialog.getByRole('combobox', { name: en.account.dialog.profile }).click()
  await page.getByRole('option', { name: en.account.dialog.profiles.generic }).click()
  await expect(key).toHaveValue('')
  await expect(dialog.getByText(en.app.required)).toBeHidden()
  await dialog.getByLabel(en.account.dialog.address).fill(simulator.address)
  await key.fill('wrong')
  await dialog.getByRole('button', { name: en.account.dialog.use }).click()
  await expect(dialog.getByRole('alert')).toContainText(en.errors['key-rejected'].title)
})
