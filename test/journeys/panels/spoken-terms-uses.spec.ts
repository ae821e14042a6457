import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import type { Settings } from '../../../src/core/settings/settings.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { fill } from '../../support/base/fill.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const meetingWith = (voice: Partial<Settings['voice']>) => ({
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'], ...voice },
})

test('each side of a meeting has spoken terms of its own, which a preset keeps', async ({
  openApp,
  simulator,
}) => {
  const mine = await makeSpokenTerms(simulator, 'Ours', { en: ['Hana'] })
  const theirs = await makeSpokenTerms(simulator, 'Theirs', { ja: ['渋谷'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: {
      ...meetingWith({ targetLanguages: ['ja'] }),
      meeting: { isOn: true },
    },
  })
  await new LivePage(page).unfoldMore()
  const choices = page.getByRole('combobox', { name: en.spokenTerms.label })
  // The sides are loaded apart, and the second may be there first.
  await expect(choices).toHaveCount(2)
  const choose = async (side: number, name: string, unfit: string) => {
    await choices.nth(side).click()
    await expect(page.getByRole('option', { name: new RegExp(`^${unfit}`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
    await expect(choices.nth(side)).toHaveText(name)
  }
  await choose(0, 'Ours', 'Theirs')
  await choose(1, 'Theirs', 'Ours')
  await button(page, en.meeting.presets.more).click()
  await page.getByRole('menuitem', { name: en.meeting.presets.saveAs }).click()
  await page.getByLabel(en.history.session.name).fill('Weekly')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect
    .poll(async () => (await call('settings.get', {})).settings.presets.list)
    .toMatchObject([{ voice: { spokenTermsId: mine }, meeting: { spokenTermsId: theirs } }])
})

test('a deleted collection is chosen no longer, here or elsewhere', async ({ openApp, simulator }) => {
  const id = await makeSpokenTerms(simulator, 'Names', { en: ['Hana'] })
  const { page, call } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: {
      ...meetingWith({ spokenTermsId: id }),
      appearance: { panel: 'spokenTerms' },
      meeting: { spokenTermsId: id },
    },
  })
  const live = new LivePage(page)
  await expect(live.more).toHaveAccessibleName(en.account.dialog.more)
  await live.unfoldMore()
  const chosen = page.getByRole('combobox', { name: en.spokenTerms.label })
  await expect(chosen).toHaveText('Names')
  await button(page, fill(en.panels.items.delete, { name: 'Names' })).click()
  await button(page, en.panels.items.deleteSubmit).click()
  await expect(chosen).toBeHidden()
  await expect
    .poll(async () => (await call('settings.get', {})).settings)
    .toMatchObject({ voice: { spokenTermsId: null }, meeting: { spokenTermsId: null } })

  await call('settings.update', { voice: { spokenTermsId: id } })
  await expect(page.getByRole('img', { name: en.spokenTerms.unknownHint })).toBeVisible()
  await expect(chosen).toHaveText(en.uses.missing.option)
  await page.reload()
  await expect(live.more).toHaveAccessibleName(
    `${en.account.dialog.more} ${en.spokenTerms.label} · ${en.spokenTerms.unknownHint}`,
  )
  await expectAccessible(page)
})
