import type { Page } from '@playwright/test'
import { digitOfTab, panelNames } from '../../../src/core/product/panel-names.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { makeSpokenTerms } from '../../support/service/spoken-terms.ts'
import { expect, test, UNPROCESSED } from '../support/app.ts'
import { escape, reach } from '../support/keyboard.ts'
import { LivePage } from '../support/live-page.ts'
import { target } from '../support/panels/glossary-editor.ts'
import { importFile, legal } from '../support/panels/memories-panel.ts'
import { button, shows, term } from '../support/panels/spoken-terms-panel.ts'

/** The place of the focus once all that moves it is done: the stage, nothing, or something else. */
const focusOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const active = document.activeElement
    if (active === null || active === document.body) return 'nothing'
    return active.hasAttribute('data-stage') ? 'stage' : active.outerHTML
  })

const goesToStage = (page: Page, after: string) => expect.poll(() => focusOf(page), after).toBe('stage')
const isSomewhere = async (page: Page, after: string) =>
  expect(await focusOf(page), after).not.toBe('nothing')

test('what is pressed by pointer while a session runs leaves the focus to the stage, and says what it will do', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'focus', sentences: ['welcome'], leadMs: 300 })
  const { page } = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(page)
  const press = async (name: string) => {
    const control = page.getByRole('button', { name, exact: true })
    const isToggle = (await control.getAttribute('aria-pressed')) !== null
    await control.click()
    await goesToStage(page, name)
    if (isToggle) await expect(control, 'a toggle keeps its name').toBeVisible()
  }
  await press(en.live.start)
  await live.goesOn()
  await goesToStage(page, 'once it is live')
  for (const name of [en.live.mute, en.live.mute, en.live.pause, en.live.pause]) await press(name)
  await live.more.click()
  await escape(page.getByRole('dialog', { name: en.account.dialog.more }))
  await isSomewhere(page, 'the closed choices')
  await press(en.live.stop)
  await live.sees(en.live.status.stopped)
  await goesToStage(page, 'once it is stopped')
  await button(page, en.panels.places.live).click()
  await isSomewhere(page, en.panels.places.live)
})

test('keys leave the focus somewhere, on a page that was just opened too', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', profile: 'deepl', service: 'demo' })
  const live = new LivePage(page)
  const panel = page.getByRole('complementary', { name: en.panels.dock })
  for (const [index, name] of panelNames.entries()) {
    const digit = digitOfTab(index)
    if (digit === undefined) continue
    await page.reload()
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    await page.keyboard.press(`Alt+${digit}`)
    await expect(panel).toBeVisible()
    await isSomewhere(page, `${name} that is opening`)
    await expect(panel.getByRole('tabpanel')).not.toContainText(en.panels.loading)
    await isSomewhere(page, `${name} that is open`)
    await page.keyboard.press(`Alt+${digit}`)
    await expect(panel).toBeHidden()
    await goesToStage(page, `${name} that was closed`)
  }

  await page.getByRole('button', { name: en.live.sample.play }).click()
  await goesToStage(page, 'the sample')
  await expect(live.captions.getByRole('article').first()).toBeVisible()
  await goesToStage(page, 'the first caption')
  const history = page.getByRole('navigation').getByRole('button', { name: en.panels.names.history })
  // Captions go on changing the page while Tab is between its end and its beginning.
  await reach(page, history)
  await history.click()
  await panel.getByRole('button', { name: en.panels.close }).click()
  await isSomewhere(page, 'a panel that was closed by pointer')
  await page.keyboard.press('ControlOrMeta+Enter')
  await live.sees(en.live.status.stopped)
  await isSomewhere(page, 'Stop by keys')
  await page.getByRole('banner').click()
  await goesToStage(page, 'a click on nothing')
  await page.setViewportSize({ width: 640, height: 700 })
  await page.keyboard.press('Alt+7')
  await isSomewhere(page, 'a panel over the stage')
  await page.keyboard.press('Alt+7')
  await goesToStage(page, 'a panel that no longer covers the stage')
})

test('what is saved, imported or deleted in a panel leaves the focus in it', async ({
  openApp,
  simulator,
}) => {
  await makeGlossaries(simulator, [{ name: 'Animals', pairs: { 'en de': terms(1) } }])
  await makeSpokenTerms(simulator, 'People', { en: ['Siobhán'] })
  const { page } = await openApp({
    microphone: 'none',
    profile: 'deepl',
    settings: { appearance: { panel: 'glossaries' } },
  })
  const isInPanel = (after: string) =>
    expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('aside')?.tagName), after)
      .toBe('ASIDE')
  const { editor } = en.glossaries
  const save = async (after: string) => {
    await button(page, editor.save).click()
    await shows(page, editor.allSaved)
    await focusOf(page)
    await isInPanel(after)
  }
  await button(page, 'Animals').click()
  await target(page, 1).fill('Hund')
  await save('a saved glossary')
  await page.getByRole('tab', { name: en.panels.names.spokenTerms }).click()
  await button(page, 'People').click()
  await term(page, 1).fill('Aoife')
  await save('saved terms')
  await term(page, 1).fill('Oisín')
  await button(page, editor.discard).click()
  await page.getByRole('dialog').getByRole('button', { name: editor.discard }).click()
  await shows(page, editor.allSaved)
  await isInPanel('discarded changes')
  await page.getByRole('tab', { name: en.panels.names.memories }).click()
  await importFile(page, legal)
  await expect(page.getByRole('listitem').filter({ hasText: 'legal' })).toBeVisible()
  await isInPanel('an imported memory')
})
