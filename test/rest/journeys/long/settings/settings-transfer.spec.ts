import { readFile } from 'node:fs/promises'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { fileOf, pick } from '../../../../journeys/support/settings/settings-file.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import { fill } from '../../../../support/base/fill.ts'

test('settings are transferred to another computer in a file without their keys, in both themes and forced colours', {
  tag: '@both',
}, async ({ openApp, simulator }) => {
  const first = await openApp({ microphone: 'none', settings: { captions: { size: 40 } } })
  let settings = await new LivePage(first.page).settings()
  await settings.getByRole('searchbox').fill('import and export')
  await expect(settings.getByRole('heading', { level: 3 })).toHaveText([en.settings.advanced])
  await expectAccessible(first.page)
  const saving = first.page.waitForEvent('download')
  await settings.getByRole('button', { name: en.transfer.save }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('parley-settings.json')
  const content = await readFile(await saved.path(), 'utf8')
  expect(content).toContain(new URL(simulator.address).host)
  expect(content).not.toContain(simulator.key)

  const { page, call } = await openApp({ microphone: 'none', service: 'demo' })
  settings = await new LivePage(page).settings('advanced')
  await pick(settings, content)
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem')).toHaveText([
    fill(en.transfer.values, { section: 'Captions', amount: 1 }),
    `New account: Journey at ${new URL(simulator.address).host}`,
  ])
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.app.cancel }).click()
  expect((await call('settings.get', {})).settings).toMatchObject({
    captions: { size: 32 },
    service: { accounts: [] },
  })

  await pick(settings, content)
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await expect(settings.getByText(en.transfer.keys)).toBeVisible()
  expect((await call('settings.get', {})).settings.captions.size).toBe(40)
  await expectAccessible(page)

  // A second import duplicates nothing.
  await pick(settings, content)
  await expect(settings.getByText(en.transfer.empty.title)).toBeVisible()
  await openSettingsPage(settings, 'account')
  await expect(
    settings.getByRole('button', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) }),
  ).toHaveCount(1)

  await settings
    .getByRole('button', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) })
    .click()
  const account = page.getByRole('dialog', { name: fill(en.service.accounts.editNamed, { name: 'Journey' }) })
  await account.getByLabel(en.account.dialog.newKey).fill(simulator.key)
  await page.keyboard.press('Enter')
  await expect(account).toBeHidden()
  await settings.getByRole('button', { name: en.service.accounts.use, exact: true }).click()
  await openSettingsPage(settings, 'privacy')
  await expect(
    settings.getByText(fill(en.privacy.sentAccount, { host: new URL(simulator.address).host })),
  ).toBeVisible()
})

test('an import says what it skips, and that less will be stored, before anything is deleted', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('privacy')
  await pick(
    settings,
    fileOf({ privacy: { retention: 'nothing', keepsSound: true }, poetry: {}, captions: { shadow: 1 } }),
  )
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem')).toHaveText([
    `${en.privacy.retention}: ${en.privacy.retentions.nothing}`,
    en.transfer.keepsSound.on,
  ])
  await expect(asks).toContainText(en.transfer.shorterRetention.remedy)
  await expect(asks).toContainText('skips them: poetry, captions.shadow')
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await expect(settings.getByRole('combobox', { name: en.privacy.retention })).toHaveText(
    en.privacy.retentions.nothing,
  )
})

test('a proxy of a file is shown, and confirmed outside the page', async ({ openApp, host }) => {
  const { page, call, answerQuestion } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings('advanced')
  const proxy = { mode: 'fixed', url: 'http://p.test:8080' }
  await pick(settings, fileOf({ network: { proxy } }))
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem').last()).toContainText(
    fill(en.transfer.proxy.fixed, { address: proxy.url }),
  )
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  if (host === 'webhost') await expect(asks.getByText(en.settings.network.confirm.inTerminal)).toBeVisible()
  await expectAccessible(page)
  await answerQuestion(false)
  await expect(asks.getByRole('alert')).toContainText(en.errors['not-confirmed'].title)
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await answerQuestion(true)
  await expect(asks).toBeHidden()
  expect(await call('network.get', {})).toMatchObject({ proxy: { url: proxy.url } })
})
