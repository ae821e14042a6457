import { en } from '../../../src/core/product/strings/en.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { record } from '../../support/audio/recordings.ts'
import { fill } from '../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { escape } from '../support/keyboard.ts'
import { LivePage } from '../support/live-page.ts'
import { button, shows, source, target } from '../support/panels/glossary-editor.ts'
import { sessionControls } from '../support/session-controls.ts'

test('keys correct, present, search and export whatever has the focus, and the arrows walk captions', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'place-keys', sentences: ['welcome', 'plan'], leadMs: 300 })
  const { page } = await openApp({
    microphone: path,
    settings: { audio: UNPROCESSED, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
  })
  // The whole screen, and the way back, take the browser a moment each.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('refused'))
  })
  const live = new LivePage(page)
  const header = page.getByRole('banner')
  const editor = live.captions.getByRole('textbox', { name: en.corrections.correctCaption })
  const search = page.getByRole('searchbox', { name: en.history.search })
  await live.start()
  await live.reads(meeting.plan.de, 'de')
  const lines = live.captions.getByRole('button', { name: en.corrections.correctCaption })
  await expect(lines).toHaveCount(4)

  const controls = sessionControls(page)
  const names = await controls.evaluateAll((all) => all.map((each) => each.ariaLabel ?? each.textContent))
  expect(names).toEqual(expect.arrayContaining([en.live.pause, expect.stringContaining(en.live.stop)]))
  for (const [at, name] of names.entries())
    await test.step(`after ${name}`, async () => {
      // The captions alone have no rail: its buttons are others afterwards.
      const control = controls.nth(at)
      await control.focus()
      await page.keyboard.press('Shift+F')
      await expect(header).toBeHidden()
      await page.keyboard.press('Escape')
      await expect(header).toBeVisible()

      await control.focus()
      await page.keyboard.press('e')
      await expect(editor).toBeFocused()
      // In a field, keys type.
      await page.keyboard.type(' e/F')
      await expect(editor).toContainText(' e/F')
      await page.keyboard.press('Escape')
      await expect(editor).toBeHidden()

      await control.focus()
      await page.keyboard.press(at % 2 === 0 ? 'ControlOrMeta+f' : '/')
      await expect(search).toBeFocused()
      await page.keyboard.press('Alt+7')
      await expect(search).toBeHidden()
    })

  await test.step('the arrows walk the lines, from the stage up to the latest', async () => {
    await page.locator('[data-stage]').focus()
    await page.keyboard.press('ArrowUp')
    await expect(lines.last()).toBeFocused()
    for (const at of [2, 1, 0, 0]) {
      await page.keyboard.press('ArrowUp')
      await expect(lines.nth(at)).toBeFocused()
    }
    await page.keyboard.press('ArrowDown')
    await expect(lines.nth(1)).toBeFocused()
    await live.goesOn()
  })

  await test.step('the export of the latest session, and back to the search', async () => {
    await page.keyboard.press('ControlOrMeta+e')
    await escape(page.getByRole('dialog', { name: en.history.export.title }))
    await page.keyboard.press('ControlOrMeta+f')
    await expect(search).toBeFocused()
  })
})

test('a glossary is found, walked to, saved and exported by keys, also while its words are typed', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(
    simulator,
    ['Animals', 'Plants', 'Stones'].map((name) => ({ name, pairs: { 'en de': terms(2) } })),
  )
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'glossaries' } },
  })
  await expect(button(page, 'Stones')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: en.panels.items.search })).toBeFocused()
  await button(page, 'Animals').focus()
  for (const name of ['Plants', 'Stones', 'Stones']) {
    await page.keyboard.press('ArrowDown')
    await expect(button(page, name)).toBeFocused()
  }
  // From another control of a row as well.
  await button(page, fill(en.panels.items.rename, { name: 'Stones' })).focus()
  await page.keyboard.press('ArrowUp')
  await expect(button(page, 'Plants')).toBeFocused()
  await page.keyboard.press('Enter')
  await target(page, 1).fill('Baum / ')
  await page.keyboard.press('/')
  await expect(target(page, 1)).toHaveValue('Baum / /')
  await page.keyboard.press('ControlOrMeta+s')
  await shows(page, en.glossaries.editor.allSaved)
  await expect(target(page, 1)).toBeFocused()
  const saved = page.waitForEvent('download')
  await page.keyboard.press('ControlOrMeta+e')
  expect((await saved).suggestedFilename()).toMatch(/^Plants en-de\.csv$/)
  await page.keyboard.press('ControlOrMeta+f')
  await expect(page.getByRole('searchbox', { name: en.glossaries.editor.find })).toBeFocused()
  await expect(source(page, 1)).toBeVisible()
})
