import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { asDesktop, Refusal } from '../../support/app/as-desktop.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { TextPage } from '../support/text-page.ts'

test('users choose how long texts are stored and see what is deleted, in both themes and forced colours', {
  tag: '@both',
}, async ({ openApp, simulator }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: {
      appearance: { panel: 'text' },
      text: { sourceLanguage: 'en', targetLanguage: 'de' },
    },
  })
  const text = new TextPage(page)
  await text.text.fill(meeting.green.en)
  await text.reads(meeting.green.de)
  const settings = await new LivePage(page).settings()
  await settings.getByRole('searchbox').fill('privacy')
  await expect(
    settings.getByText(fill(en.privacy.sentAccount, { host: new URL(simulator.address).host })),
  ).toBeVisible()
  await expect(settings.getByText(en.privacy.documentKeys)).toBeVisible()
  const kept = settings.getByRole('combobox', { name: en.privacy.retention })
  const choose = async (option: string) => {
    await kept.click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose(en.privacy.retentions.nothing)
  const asks = page.getByRole('dialog', { name: en.privacy.confirm.title })
  await expect(asks).toContainText(en.privacy.confirm.remedyAll)
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.app.cancel }).click()
  await expect(kept).toHaveText(en.privacy.retentions['for-ever'])
  await choose(en.privacy.retentions.nothing)
  await asks.getByRole('button', { name: en.privacy.confirm.submit }).click()
  await expect(kept).toHaveText(en.privacy.retentions.nothing)
  await settings.getByRole('button', { name: en.app.close }).click()
  await text.button(en.textHistory.title).click()
  await expect(text.panel.getByText(en.textHistory.notSaved.title)).toBeVisible()
})

test('an account is removed only after confirmation', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await page.getByRole('button', { name: en.live.start, exact: true }).waitFor()
  const settings = await new LivePage(page).settings()
  const remove = settings.getByRole('button', {
    name: fill(en.account.removal.label, { name: 'Journey' }),
  })
  await remove.click()
  const asks = page.getByRole('dialog', { name: fill(en.account.removal.title, { name: 'Journey' }) })
  await expectAccessible(page)
  await asks.getByRole('button', { name: en.app.cancel }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await asks.getByRole('button', { name: en.account.removal.submit }).click()
  await expect(remove).toHaveCount(0)
  await expect(page.locator('header').getByText(en.service.demo.name, { exact: true })).toBeVisible()
})

test('users see where everything is stored, and copy the path or open the folder', {
  tag: '@webhost',
  annotation: because('a browser opens no folder, and a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page, home } = await openApp({ microphone: 'none', copies: true })
  const settings = await new LivePage(page).settings('privacy')
  await expect(settings.getByText(home)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await settings.getByRole('button', { name: en.privacy.folder.copy }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(home)
  await expect(settings.getByRole('button', { name: en.privacy.folder.open })).toHaveCount(0)

  let opened = 0
  await asDesktop(page, {
    'data.folder': () => ({ path: '~/.config/Parley', canOpen: true }),
    'data.openFolder': () => {
      opened += 1
      return opened === 1 ? {} : new Refusal({ kind: 'unexpected', detail: 'no file manager' })
    },
  })
  const again = await new LivePage(page).settings('privacy')
  await expect(again.getByText('~/.config/Parley')).toBeVisible()
  const open = again.getByRole('button', { name: en.privacy.folder.open })
  await open.click()
  await expect.poll(() => opened).toBe(1)
  await expect(again.getByRole('alert')).toHaveCount(0)
  await open.click()
  await expect(again.getByRole('alert')).toContainText('no file manager')
})
