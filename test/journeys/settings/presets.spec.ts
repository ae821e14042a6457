import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { presetNamed } from '../../support/sessions/keep-uses.ts'
import { expect, test } from '../support/app.ts'
import { LivePage } from '../support/live-page.ts'
import { twoSides } from '../support/two-sides.ts'

const { presets } = en.meeting

const act = async (page: Page, action: string) => {
  await page.getByRole('button', { name: presets.more }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const nameIt = async (page: Page, title: string, name: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: presets.name }).fill(name)
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(dialog).toBeHidden()
}

test('a meeting is saved under a name, applied, changed, renamed and deleted', async ({ openApp }) => {
  const { page, change } = await openApp({
    microphone: 'none',
    settings: {
      voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
      meeting: { isOn: true, theirName: 'Ana' },
    },
  })
  const list = page.getByRole('combobox', { name: presets.label })
  const rename = (theirName: string) => change({ meeting: { theirName } })
  const theirs = (name: string) => page.getByRole('group', { name, exact: true })
  const choose = async (name: string) => {
    await list.click()
    await page.getByRole('option', { name, exact: true }).click()
  }
  const changed = (name: string) => presets.changed.replace('{{name}}', name)

  await expect(list).toHaveText(presets.none)
  await act(page, presets.saveAs)
  await nameIt(page, presets.create, 'Weekly')
  await expect(list).toHaveText('Weekly')

  await rename('Bo')
  await expect(theirs('Bo')).toBeVisible()
  await expect(list).toHaveText(changed('Weekly'))
  await act(page, presets.saveAs)
  await nameIt(page, presets.create, 'Customers')
  await expect(list).toHaveText('Customers')

  await choose('Weekly')
  await expect(theirs('Ana')).toBeVisible()
  await rename('Cem')
  await expect(theirs('Cem')).toBeVisible()
  await act(page, presets.discard)
  await expect(theirs('Ana')).toBeVisible()
  await rename('Dana')
  await expect(theirs('Dana')).toBeVisible()
  await act(page, presets.saveChanges)
  await expect(list).toHaveText('Weekly')
  await act(page, presets.rename)
  await nameIt(page, presets.renameTitle, 'Monday')

  await page.reload()
  await expect(list).toHaveText('Monday')
  await choose('Customers')
  await expect(theirs('Bo')).toBeVisible()
  await choose('Monday')
  await expect(theirs('Dana')).toBeVisible()
  await act(page, presets.delete)
  await page.getByRole('button', { name: presets.submit, exact: true }).click()
  await expect(list).toHaveText(presets.none)
  await expect(theirs('Dana')).toBeVisible()
  await list.click()
  await expect(page.getByRole('option')).toHaveText([presets.none, 'Customers'])
})

test('a preset is chosen by keys, which also turns the meeting on', async ({ openApp }) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { meeting: { isOn: true, theirName: 'Ana' } },
  })
  const list = page.getByRole('combobox', { name: presets.label })
  const openList = () => page.keyboard.press('ControlOrMeta+Shift+P')
  await act(page, presets.saveAs)
  await nameIt(page, presets.create, 'Weekly')
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

test('the bar has the presets before a session, and the name of the chosen one during it', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'preset', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { ...twoSides(), presets: { list: [presetNamed('Weekly', twoSides())] } },
  })
  const live = new LivePage(page)
  const banner = page.getByRole('banner')
  const list = banner.getByRole('combobox', { name: presets.label })
  await list.click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await expect(list).toHaveText('Weekly')
  await live.start()
  await expect(list).toBeHidden()
  await expect(banner.getByText('Weekly')).toBeVisible()
  await live.stop()
  await expect(list).toHaveText('Weekly')
})
