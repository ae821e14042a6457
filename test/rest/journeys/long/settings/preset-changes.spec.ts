import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { actOnPreset, namePreset } from '../../../../journeys/support/settings/presets-menu.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { presetNamed } from '../../../../support/sessions/keep-uses.ts'

const { presets } = en.meeting

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
  await actOnPreset(page, presets.saveAs)
  await namePreset(page, presets.create, 'Weekly')
  await expect(list).toHaveText('Weekly')

  await rename('Bo')
  await expect(theirs('Bo')).toBeVisible()
  await expect(list).toHaveText(changed('Weekly'))
  await actOnPreset(page, presets.saveAs)
  await namePreset(page, presets.create, 'Customers')
  await expect(list).toHaveText('Customers')

  await choose('Weekly')
  await expect(theirs('Ana')).toBeVisible()
  await rename('Cem')
  await expect(theirs('Cem')).toBeVisible()
  await actOnPreset(page, presets.discard)
  await expect(theirs('Ana')).toBeVisible()
  await rename('Dana')
  await expect(theirs('Dana')).toBeVisible()
  await actOnPreset(page, presets.saveChanges)
  await expect(list).toHaveText('Weekly')
  await actOnPreset(page, presets.rename)
  await namePreset(page, presets.renameTitle, 'Monday')

  await page.reload()
  await expect(list).toHaveText('Monday')
  await choose('Customers')
  await expect(theirs('Bo')).toBeVisible()
  await choose('Monday')
  await expect(theirs('Dana')).toBeVisible()
  await actOnPreset(page, presets.delete)
  await page.getByRole('button', { name: en.history.session.delete, exact: true }).click()
  await expect(list).toHaveText(presets.none)
  await expect(theirs('Dana')).toBeVisible()
  await list.click()
  await expect(page.getByRole('option')).toHaveText([presets.none, 'Customers'])
})

test('presets are beside Start before a session, and the name of the chosen one is in the header during it', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'preset', sentences: ['welcome'] })
  const { page } = await openApp({
    microphone: path,
    settings: { ...twoSides(), presets: { list: [presetNamed('Weekly', twoSides())] } },
  })
  const live = new LivePage(page)
  const list = page.getByRole('combobox', { name: presets.label })
  await list.click()
  await page.getByRole('option', { name: 'Weekly' }).click()
  await expect(list).toHaveText('Weekly')
  await live.start()
  await expect(list).toBeHidden()
  await expect(page.getByRole('banner').getByText('Weekly')).toBeVisible()
  await live.stop()
  await expect(list).toHaveText('Weekly')
})
