import { panelNames } from '../../../src/core/product/panel-names.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { Refusal } from '../../support/app/as-desktop.ts'
import { fill } from '../../support/base/fill.ts'
import { keepSession } from '../../support/sessions/keep-session.ts'
import { expect, test } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'
import { TextPage } from '../support/text-page.ts'

test('a language picked in the list stays highlighted, and a second Enter undoes the choice', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const targets = page.getByRole('combobox', { name: en.live.to, exact: true })
  const marked = page.locator('[role="option"][data-highlighted]')
  await targets.click()
  for (const [typed, name] of [
    ['greek', 'Greek'],
    ['spa', 'Spanish'],
  ] as const) {
    await findLanguage(page, typed, name)
    await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
    await expect(marked).toContainText(name)
  }
  await expect(targets).toHaveText('DE · FR · EL · ES')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Spanish' })).toHaveAttribute('aria-selected', 'false')
  await expect(targets).toHaveText('DE · FR · EL')
  await page.keyboard.press('Escape')
  // Chosen targets come first when the list is opened next.
  await targets.click()
  const chosen = page.getByRole('group', { name: en.languageList.chosen })
  await expect(chosen.getByRole('option')).toHaveText([/German/, /French/, /Greek/])
})

test('the shortcut of a panel moves the focus there and back', async ({ openApp }) => {
  const { page, call } = await openApp({ microphone: 'none' })
  await keepSession(call, { title: 'Weekly', count: 4, startedAt: Date.UTC(2026, 10, 21, 9, 30) })
  const from = page.getByRole('combobox', { name: en.live.source })
  await from.focus()
  await page.keyboard.press('Alt+Digit7')
  const search = page.getByRole('searchbox', { name: en.history.search })
  await expect(search).toBeFocused()
  await page.keyboard.type('discuss')
  await expect(search).toHaveValue('discuss')
  // The list of all sessions has one row too.
  await expect(page.getByText(fill(en.history.found_one, { count: 1 }))).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel').getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: en.history.session.back }).click()
  await expect(search).toBeFocused()
  // It replaces the earlier word.
  await page.keyboard.type('plan')
  await expect(search).toHaveValue('plan')
  await page.keyboard.press('Alt+Digit7')
  await expect(search).toBeHidden()
  await expect(from).toBeFocused()
})

test('a panel opened by its key focuses its first control or heading, and no frame around them', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', profile: 'deepl' })
  await page.getByRole('combobox', { name: en.live.source }).focus()
  const panel = page.getByRole('tabpanel').first()
  for (const [name, entry] of [
    ['glossaries', panel.getByRole('searchbox', { name: en.panels.items.search })],
    ['usage', panel.getByRole('heading', { name: en.panels.names.usage })],
    ['text', new TextPage(page).text],
  ] as const) {
    await page.keyboard.press(`Alt+Digit${panelNames.indexOf(name) + 1}`)
    await expect(entry).toBeFocused()
  }
})

test('an error disappears with the next successful attempt of any kind', {
  tag: '@played',
  annotation: because('the journey refuses in place of the host'),
}, async ({ openApp }) => {
  const { page, answerCalls } = await openApp({ microphone: 'none' })
  await answerCalls({
    'account.remove': () => new Refusal({ kind: 'storage', what: 'settings', detail: 'ENOSPC' }),
  })
  const dialog = await new LivePage(page).settings()
  await dialog.getByRole('button', { name: fill(en.account.removal.label, { name: 'Journey' }) }).click()
  await page.getByRole('dialog').last().getByRole('button', { name: en.account.removal.submit }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: en.service.accounts.use, exact: true }).click()
  await expect(dialog.getByRole('button', { name: en.service.accounts.use, exact: true })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
})
