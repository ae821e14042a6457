import { en } from '../../../src/core/product/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { escape } from '../support/keyboard.ts'
import { actOnPreset, namePreset } from '../support/settings/presets-menu.ts'

const { presets } = en.meeting

test('the list of presets opens by keys and changes nothing; a preset that is chosen turns the meeting on', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { meeting: { isOn: true, theirName: 'Ana' } },
  })
  const list = page.getByRole('combobox', { name: presets.label })
  const openList = () => page.keyboard.press('ControlOrMeta+Shift+P')
  await actOnPreset(page, presets.saveAs)
  await namePreset(page, presets.create, 'Weekly')
  const oneVoice = page.getByRole('button', { name: en.live.modes.listen, exact: true })
  await oneVoice.click()
  await expect(list).toBeHidden()

  await openList()
  await expect(page.getByRole('option', { name: 'Weekly' })).toBeVisible()
  await escape(page.getByRole('listbox'))
  await expect(oneVoice).toBeFocused()
  await expect(oneVoice).toHaveAttribute('aria-pressed', 'true')
  await expect(list).toBeHidden()

  const toEnd = async (key: 'Home' | 'End', name: string) => {
    await openList()
    // Keys before that are for what had the focus.
    await expect(page.locator('[role=option]:focus')).toBeVisible()
    await page.keyboard.press(key)
    await expect(page.getByRole('option', { name })).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await toEnd('End', 'Weekly')
  await expect(list).toHaveText('Weekly')
  await toEnd('Home', presets.none)
  await expect(list).toHaveText(presets.none)
})
