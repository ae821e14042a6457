import { panelNames } from '../../../../../src/core/product/panel-names.ts'
import { pageKeys, quickKeys } from '../../../../../src/core/product/shortcuts/page-keys.ts'
import { shortcutNames } from '../../../../../src/core/product/shortcuts/shortcuts.ts'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { expectWithinReach } from '../../../../journeys/support/expect-within-reach.ts'
import { escape } from '../../../../journeys/support/keyboard.ts'
import { resizeWindow } from '../../../../journeys/support/resize-window.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'

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
    // A tab is neither hidden nor kept on top.
    const inBrowser = host === 'webhost'
    await expect(keysOf(inBrowser ? en.quick.clear : en.quick.hide)).toHaveText(/Esc$/)
    const ofQuick = Object.keys(quickKeys).filter((name) => !inBrowser || name !== 'pin')
    const inEveryProgram = inBrowser ? [] : shortcutNames
    const all = [...Object.keys(pageKeys), ...panelNames, ...ofQuick, ...inEveryProgram]
    await expect(list.locator('dl > div').filter({ hasText: /^LiveAlt\+L$/ })).toBeVisible()
    // The search and the list itself have two.
    await expect(keysOf(en.glossaries.editor.find)).toHaveText(/Ctrl\+F\/$/)
    await expect(keysOf(en.settings.shortcuts.list.title)).toHaveText(/\?$/)
    await expect(list.locator('kbd')).toHaveCount(all.length + 2)
    await expectAccessible(page)
    await resizeWindow(page, { width: 640, height: 400 })
    await expectWithinReach(list)
    await resizeWindow(page, { width: 1280, height: 800 })
    await escape(list)
    await expect(text).toBeFocused()
  })

  await test.step('a question mark is typed in a field, and opens it elsewhere', async () => {
    const text = page.getByRole('textbox').first()
    await page.keyboard.type('Why?')
    await expect(text).toHaveValue('Why?')
    await expect(list).toBeHidden()
    await page.getByRole('button', { name: en.settings.title, exact: true }).focus()
    await page.keyboard.press('?')
    await escape(list)
  })

  await test.step('the settings lead to it, and it leads back', async () => {
    await page.keyboard.press('ControlOrMeta+,')
    const settings = page.getByRole('dialog', { name: en.settings.title })
    await openSettingsPage(settings, 'app')
    await settings.getByRole('button', { name: en.settings.shortcuts.list.open }).click()
    await escape(list)
    await expect(settings).toBeVisible()
  })
})
