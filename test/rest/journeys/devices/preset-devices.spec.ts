import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../../../src/core/product/strings/en.ts'
import type { SettingsPatch } from '../../../../src/core/settings/settings-patch.ts'
import { UNPROCESSED } from '../../../journeys/support/app.ts'
import { LivePage } from '../../../journeys/support/live-page.ts'
import { chooseProgram, MICROPHONE, theirSource } from '../../../journeys/support/meeting-program.ts'
import { expect, test } from '../../../journeys/support/sound-computer.ts'
import { expectAccessible } from '../../../support/app/expect-accessible.ts'
import { fill } from '../../../support/base/fill.ts'

const settings: SettingsPatch = {
  audio: UNPROCESSED,
  voice: { sourceLanguage: 'en', targetLanguages: ['de'] },
  meeting: { isOn: true, theirName: 'Ana' },
}
const HEADSET = 'Headset'
const DESK = 'Desk'
const PROGRAM = 'Meeting'
const { presets } = en.meeting

const mySource = (page: Page) =>
  page
    .getByRole('group', { name: en.live.sides.mine, exact: true })
    .getByRole('combobox', { name: en.live.source })
const choose = async (page: Page, from: ReturnType<typeof mySource>, option: string) => {
  await from.click()
  await page.getByRole('option', { name: option, exact: true }).click()
  await expect(from).toHaveText(option)
}
const act = async (page: Page, action: string) => {
  await page.getByRole('button', { name: presets.more }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a preset brings its devices back, names those that are missing, and exports none', async ({
  computer,
}) => {
  const { server } = computer
  const unplug = await server.addMicrophone(HEADSET)
  await server.addDefaultMicrophone(DESK)
  const program = server.program(PROGRAM)
  const { page } = await computer.open(settings)
  const microphone = page.getByRole('switch', { name: en.sound.virtual.on })
  const ready = page.getByText(fill(en.sound.virtual.choose, { microphone: MICROPHONE }))
  const list = page.getByRole('combobox', { name: presets.label })
  const choosePreset = async (name: string) => {
    await list.click()
    await page.getByRole('option', { name, exact: true }).click()
  }

  // Reveals the names of the devices.
  await microphone.click()
  await expect(ready).toBeVisible()
  await chooseProgram(page, PROGRAM)
  await choose(page, mySource(page), HEADSET)
  await act(page, presets.saveAs)
  const dialog = page.getByRole('dialog', { name: presets.create })
  await dialog.getByRole('textbox', { name: en.history.session.name }).fill('Weekly')
  await dialog.getByRole('button', { name: en.app.save }).click()
  await expect(list).toHaveText('Weekly')

  await choosePreset(presets.none)
  await microphone.click()
  await expect(ready).toBeHidden()
  await choose(page, theirSource(page), DESK)
  await choose(page, mySource(page), en.live.defaultMicrophone)
  // A program of a preset need not play.
  await program.end()
  await choosePreset('Weekly')
  await expect(ready).toBeVisible()
  await expect(mySource(page)).toHaveText(HEADSET)
  await expect(theirSource(page)).toHaveText(fill(en.live.program, { name: PROGRAM }))
  await expect(page.getByText(fill(en.sound.program.quiet, { name: PROGRAM }))).toBeVisible()
  await expect(list).toHaveText('Weekly')

  const live = new LivePage(page)
  const settingsDialog = await live.settings()
  const download = page.waitForEvent('download')
  await settingsDialog.getByRole('searchbox').fill(en.transfer.title)
  await settingsDialog.getByRole('button', { name: en.transfer.save }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  expect(exported).toContain('"Weekly"')
  expect(exported).not.toMatch(/Headset|zoom|pacat|"devices"/)
  await page.keyboard.press('Escape')

  await choose(page, mySource(page), DESK)
  await expect(list).toHaveText(fill(presets.changed, { name: 'Weekly' }))
  unplug()
  await act(page, presets.discard)
  const notice = page.getByRole('status').filter({ hasText: fill(presets.missing.title, { name: 'Weekly' }) })
  await expect(notice).toContainText(fill(presets.missing.remedy, { what: HEADSET }))
  await expect(mySource(page)).toHaveText(DESK)
  await expectAccessible(page)
  await server.addMicrophone(HEADSET)
  await page.getByRole('button', { name: en.app.tryAgain }).click()
  await expect(mySource(page)).toHaveText(HEADSET)
  await expect(notice).toBeHidden()

  await act(page, presets.forgetDevices)
  await choose(page, mySource(page), DESK)
  await expect(list).toHaveText('Weekly')
  await act(page, presets.rememberDevices)
  await choose(page, mySource(page), HEADSET)
  await expect(list).toHaveText(fill(presets.changed, { name: 'Weekly' }))
})
