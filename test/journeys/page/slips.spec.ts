import { en } from '../../../src/core/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { Refusal } from '../../support/app/as-desktop.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { keepSession } from '../../support/sessions/keep-session.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { findLanguage } from '../support/find-language.ts'
import { because } from '../support/hosts.ts'
import { reach } from '../support/keyboard.ts'
import { LivePage } from '../support/live-page.ts'

test('a second press on Stop, by mouse or keys, starts no other session', async ({ openApp, simulator }) => {
  const { path } = await record({ name: 'slips-stop', sentences: ['welcome', 'plan'] })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  // Presses Start at the moment at which it takes the place of Stop.
  const pressed = page.evaluate((name) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    new MutationObserver((_, observer) => {
      const start = [...document.querySelectorAll('header button')].find((each) => each.textContent === name)
      if (!(start instanceof HTMLElement)) return
      observer.disconnect()
      start.click()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', ctrlKey: true }))
      resolve()
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
    return promise
  }, en.live.start)
  await live.stop()
  await pressed
  await live.sees(en.live.status.stopped)
  await live.reads(meeting.welcome.de, 'de')
  expect(simulator.sessions).toHaveLength(1)
  await live.start()
  await live.sees(/^Live/)
  expect(simulator.sessions).toHaveLength(2)
})

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

test('an element that regains the focus shows no hint, and no hint blocks the pointer', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'text' } } })
  const gear = page.getByRole('banner').getByRole('button', { name: en.app.settings, exact: true })
  const hint = page.locator('[data-base-ui-portal] [data-open]:not([role])', { hasText: en.app.settings })
  const close = page.getByRole('complementary').getByRole('button', { name: en.panels.close })
  await expect(close).toBeVisible()
  await reach(page, gear)
  await expect(hint).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(gear).toBeFocused()
  await expect(hint).toBeHidden()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(hint).toBeVisible()
  await close.click({ timeout: 5000 })
  await expect(close).toBeHidden()
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
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel').getByRole('heading')).toBeFocused()
  await page.getByRole('button', { name: en.history.session.back }).click()
  await expect(search).toBeFocused()
  await page.keyboard.press('Alt+Digit7')
  await expect(search).toBeHidden()
  await expect(from).toBeFocused()
})

test('all quick key presses on a slider count', async ({ openApp }) => {
  const { path } = await record({ name: 'slips-volume', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { voice: { targetLanguages: ['de'], spokenLanguage: 'de' } },
  })
  const volume = page.getByRole('slider', { name: en.live.volume })
  await volume.focus()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('ArrowLeft')
  await expect(volume).toHaveValue('0.75')
  const dialog = await new LivePage(page).settings()
  const size = dialog.getByRole('slider', { name: en.live.textSize })
  await expect(size).toHaveValue('28')
  await size.focus()
  for (let presses = 0; presses < 6; presses += 1) await page.keyboard.press('ArrowRight')
  await expect(size).toHaveValue('40')
  await size.blur()
  await expect(size).toHaveValue('40')
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
