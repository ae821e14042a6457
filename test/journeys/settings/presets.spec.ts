import { en } from '../../../src/core/strings/en.ts'
import { expect, test } from '../support/app.ts'
import { actOnPreset, namePreset } from '../support/settings/presets-menu.ts'

const { presets } = en.meeting

test('a preset is chosen by keys, which also turns the meeting on', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { meeting: { isOn: true, theirName: 'Ana' } },
  })
  const list = page.getByRole('combobox', { name: presets.label })
  const openList = () => page.keyboard.press('ControlOrMeta+Shift+P')
  await actOnPreset(page, presets.saveAs)
  await namePreset(page, presets.create, 'Weekly')
  const meeting = page.getByRole('button', { name: en.live.meeting.name, exact: true })
  await meeting.click()
  await expect(list).toBeHidden()

  await openList()
  await expect(page.getByRole('option', { name: 'Weekly' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(meeting).toBeFocused()

  await openList()
  await page.keyboard.press('Home')
  await page.keyboard.press('Enter')
  await expect(list).toHaveText(presets.none)
  await openList()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(list).toHaveText('Weekly')
})
