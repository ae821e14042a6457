import type { Locator } from '@playwright/test'
import { panelNames } from '../../../src/core/product/panel-names.ts'
import type { Pressed } from '../../../src/core/shortcuts/accelerators.ts'
import { pageKeys, quickKeys } from '../../../src/core/shortcuts/page-keys.ts'
import { shortcutNames } from '../../../src/core/shortcuts/shortcuts.ts'
import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { expectWithinReach } from '../support/expect-within-reach.ts'

test('a list shows every shortcut of Parley: with Ctrl+/, with ? outside of text fields, and from the settings', {
  tag: '@both',
}, async ({ openApp, host }) => {
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'text' } },
  })
  const list = page.getByRole('dialog', { name: en.settings.shortcuts.list.title })
  /** The first row of a name: a key of the page comes before one that works in every program. */
  const keysOf = (name: string) => list.locator('dl > div', { hasText: name }).first()

  await test.step('Ctrl+/ opens it anywhere, and it has what the tables of keys have', async () => {
    const text = page.getByRole('textbox').first()
    await text.focus()
    await page.keyboard.press('ControlOrMeta+/')
    await expect(list).toBeVisible()
    await expect(keysOf(en.settings.shortcuts.names.mute)).toHaveText(/Ctrl\+D$/)
    await expect(keysOf(en.panels.names.glossaries)).toHaveText(/Alt\+2$/)
    await expect(keysOf(en.quick.copy)).toHaveText(/Alt\+C$/)
    const inEveryProgram = host === 'webhost' ? [] : shortcutNames
    const all = [...Object.keys(pageKeys), ...panelNames, ...Object.keys(quickKeys), ...inEveryProgram]
    await expect(list.locator('kbd')).toHaveCount(all.length)
    await expectAccessible(page)
    await page.setViewportSize({ width: 640, height: 400 })
    await expectWithinReach(list)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(text).toBeFocused()
  })

  await test.step('a question mark is typed in a field, and opens it elsewhere', async () => {
    const text = page.getByRole('textbox').first()
    await page.keyboard.type('Why?')
    await expect(text).toHaveValue('Why?')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: en.app.settings, exact: true }).focus()
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the settings lead to it, and it leads back', async () => {
    await page.keyboard.press('ControlOrMeta+,')
    const settings = page.getByRole('dialog', { name: en.settings.title })
    await settings.getByRole('button', { name: en.settings.shortcuts.list.open }).click()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings).toBeVisible()
  })
})

/** Presses a key as a keyboard of another layout or system does, and returns whether the page took it. */
const pressed = (target: Locator, init: Pick<Pressed, 'key' | 'code'> & Partial<Pressed>) =>
  target.evaluate(
    (element, given) =>
      !element.dispatchEvent(new KeyboardEvent('keydown', { ...given, bubbles: true, cancelable: true })),
    init,
  )

test('keys of the page work on keyboards without Latin letters', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const body = page.locator('body')
  // Else the browser would bookmark the page instead of muting.
  expect(await pressed(body, { key: 'в', code: 'KeyD', ctrlKey: true })).toBe(true)
  // In Arabic, Shift makes a sign of this key.
  for (const [key, code] of [
    [']', 'KeyD'],
    ['з', 'KeyP'],
  ] as const)
    expect(await pressed(body, { key, code, ctrlKey: true, shiftKey: true })).toBe(true)
  await page.keyboard.press('Escape')
  expect(await pressed(body, { key: 'б', code: 'Comma', ctrlKey: true })).toBe(true)
  await expect(page.getByRole('dialog', { name: en.settings.title })).toBeVisible()
})

test('on macOS, Option types where text can be typed', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'text' } } })
  await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { value: 'MacIntel' }))
  await page.reload()
  const text = page.getByRole('textbox').first()
  const usage = page.getByRole('tab', { name: en.panels.names.usage })
  await text.focus()
  const keys = { key: '[', code: 'Digit8', altKey: true }
  expect(await pressed(text, keys)).toBe(false)
  expect(await pressed(text, { ...keys, metaKey: true })).toBe(true)
  await expect(usage).toHaveAttribute('aria-selected', 'true')
})
