import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { presetNamed } from '../../support/sessions/keep-uses.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

const pick = (settings: Locator, content: string) =>
  settings.getByLabel(en.transfer.open).setInputFiles({
    name: 'settings.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  })
const fileOf = (settings: object) => JSON.stringify({ format: 'parley-settings', version: 1, settings })

test('settings are transferred to another computer in a file without their keys, in both themes and forced colours', {
  tag: '@both',
}, async ({ openApp, simulator }) => {
  const first = await openApp({ microphone: 'none', settings: { captions: { size: 40 } } })
  let settings = await new LivePage(first.page).settings()
  await settings.getByRole('searchbox').fill('import and export')
  await expect(settings.getByRole('heading', { level: 3 })).toHaveText([en.transfer.title])
  await expectAccessible(first.page)
  const saving = first.page.waitForEvent('download')
  await settings.getByRole('button', { name: en.transfer.save }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('parley-settings.json')
  const content = await readFile(await saved.path(), 'utf8')
  expect(content).toContain(new URL(simulator.address).host)
  expect(content).not.toContain(simulator.key)

  const { page } = await openApp({ microphone: 'none', service: 'demo' })
  settings = await new LivePage(page).settings()
  await pick(settings, content)
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem')).toHaveText([
    fill(en.transfer.values, { section: 'Captions', amount: 1 }),
    `New account: Journey at ${new URL(simulator.address).host}`,
  ])
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.app.cancel }).click()
  await expect(settings.getByText('28 px')).toBeVisible()
  await expect(
    settings.getByRole('button', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) }),
  ).toHaveCount(0)

  await pick(settings, content)
  await asks.getByRole('button', { name: en.transfer.confirm.submit }).click()
  await expect(settings.getByText(en.transfer.keys)).toBeVisible()
  await expect(settings.getByText('40 px')).toBeVisible()
  await expectAccessible(page)

  // A second import duplicates nothing.
  await pick(settings, content)
  await expect(settings.getByText(en.transfer.empty.title)).toBeVisible()
  await expect(
    settings.getByRole('button', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) }),
  ).toHaveCount(1)

  await settings.getByRole('button', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) }).click()
  const account = page.getByRole('dialog', { name: fill(en.account.dialog.editTitle, { name: 'Journey' }) })
  await account.getByLabel(en.account.dialog.newKey).fill(simulator.key)
  await page.keyboard.press('Enter')
  await expect(account).toBeHidden()
  await settings.getByRole('button', { name: en.service.accounts.use, exact: true }).click()
  await expect(
    settings.getByText(fill(en.privacy.sentAccount, { host: new URL(simulator.address).host })),
  ).toBeVisible()
})

const refused = [
  ['is something else', 'nonsense', 'The file is not valid', 'not JSON'],
  [
    'is of a later version',
    '{"format":"parley-settings","version":9,"settings":{}}',
    'The file is not valid',
    'version: 9, not 1',
  ],
  [
    'has a value that does not fit',
    fileOf({ appearance: { theme: 'dark' }, captions: { size: 5 } }),
    'Captions: Text size is not valid',
    fill(en.errors['invalid-input']['out-of-range'], { actual: 5, limit: 16 }),
  ],
] as const
test('a settings file that cannot be used is refused, and nothing changes', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings()
  for (const [what, content, title, said] of refused)
    await test.step(`one that ${what}`, async () => {
      await pick(settings, content)
      await expect(settings.getByRole('alert')).toContainText(said)
      await expect(settings.getByRole('alert')).toContainText(title)
      await expectAccessible(page)
      await expect(settings.getByText('28 px')).toBeVisible()
      await expect(settings.getByRole('combobox', { name: en.settings.theme })).toHaveText(
        en.settings.languageOfSystem,
      )
    })
})

test('an import says what it skips, and that less will be stored, before anything is deleted', {
  tag: '@both',
}, async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings()
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

test('an import says what it takes away from the user', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      overlay: { isHiddenFromSharing: true },
      presets: { list: [presetNamed('Weekly', {})] },
    },
  })
  const settings = await new LivePage(page).settings()
  const account = { id: 'home', name: 'Home', profile: 'generic', plan: 'pro', address: 'https://api.test' }
  await pick(
    settings,
    fileOf({
      updates: { isOn: false },
      overlay: { isHiddenFromSharing: false },
      presets: { list: [] },
      service: { accounts: [{ ...account, streamDomains: ['stream.test'] }] },
    }),
  )
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  for (const line of [
    fill(en.transfer.streamDomain, { host: 'stream.test' }),
    en.updates.off.settings,
    en.transfer.shownInSharing,
    fill(en.transfer.deletedPresets, { names: 'Weekly' }),
  ])
    await expect(asks.getByRole('listitem').filter({ hasText: line })).toHaveCount(1)
  await expectAccessible(page)
})

test('a proxy of a file is shown, and confirmed outside the page', async ({ openApp, host }) => {
  const { page, call, answerQuestion } = await openApp({ microphone: 'none' })
  const settings = await new LivePage(page).settings()
  const proxy = { mode: 'fixed', url: 'http://p.test:8080' }
  await pick(settings, fileOf({ network: { proxy } }))
  const asks = page.getByRole('dialog', { name: en.transfer.confirm.title })
  await expect(asks.getByRole('listitem').last()).toContainText(
    fill(en.transfer.proxy, { address: proxy.url }),
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
