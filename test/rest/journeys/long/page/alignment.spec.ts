import type { Locator } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { button } from '../../../../journeys/support/panels/glossary-editor.ts'
import { panel, takeIn } from '../../../../journeys/support/panels/history-panel.ts'
import { openSettingsPage } from '../../../../journeys/support/settings/settings-page.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { fill } from '../../../../support/base/fill.ts'
import { makeGlossaries, terms } from '../../../../support/service/glossaries.ts'
import { sessionFile, sessionUpload } from '../../../../support/sessions/session-file.ts'

/** Left edges of all elements that are shown, in pixels. */
const startsOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    all.flatMap((each) => {
      const { left, width } = each.getBoundingClientRect()
      return width === 0 ? [] : [Math.round(left)]
    }),
  )

test('all sliders of the settings start at one place', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  const live = new LivePage(page)
  const dialog = await live.settings('captions')
  const sliders = dialog.getByRole('slider')
  await expect(sliders.first()).toBeVisible()
  const starts = await startsOf(sliders)
  for (const name of ['audio', 'advanced'] as const) {
    await openSettingsPage(dialog, name)
    await expect(sliders.first()).toBeVisible()
    starts.push(...(await startsOf(sliders)))
  }
  expect(starts.length).toBeGreaterThan(7)
  expect(new Set(starts).size).toBe(1)
})

test('the rows of a glossary are as wide as their header', async ({ openApp, simulator }) => {
  await makeGlossaries(simulator, [{ name: 'Long', pairs: { 'en de': terms(200) } }])
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'glossaries' } } })
  await button(page, 'Long').click()
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows.nth(1).getByRole('gridcell')).toHaveCount(3)
  const cells = await startsOf(rows.nth(1).getByRole('gridcell'))
  expect(cells).toEqual(await startsOf(rows.first().getByRole('columnheader')))
})

test('the captions of a session start where its title does', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'history' } } })
  await takeIn(page, sessionFile(2))
  const [title] = await startsOf(panel(page).getByRole('heading', { level: 2 }))
  const captions = panel(page).getByRole('region', { name: en.history.session.list }).getByRole('article')
  await expect(captions).toHaveCount(2)
  const words = await startsOf(captions.locator('> *'))
  expect(new Set(words)).toEqual(new Set([title]))
  const back = panel(page).getByRole('button', { name: en.history.session.back })
  expect(await startsOf(back.locator('svg'))).toEqual([title])
})

test('captions in History keep the same distance from both edges of a panel from right to left', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'history', language: 'ar' } },
  })
  await page.locator('html[dir=rtl]').waitFor()
  const [file, caption] = [page.getByRole('tabpanel').locator('input[type=file]'), page.getByRole('article')]
  await file.setInputFiles(sessionUpload(sessionFile(2)))
  await expect(caption).toHaveCount(2)
  const { left, right } = await caption.first().evaluate((row) => {
    const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(row)
    return {
      left: Number.parseFloat(paddingLeft) + Number.parseFloat(borderLeftWidth),
      right: Number.parseFloat(paddingRight) + Number.parseFloat(borderRightWidth),
    }
  })
  expect(left).toBe(right)
})

test('both sides of a meeting share the header row with the actions', async ({ openApp }) => {
  const { path } = await record({ name: 'one-header-row', sentences: ['welcome'] })
  const { page } = await openApp({ microphone: path, settings: twoSides() })
  const live = new LivePage(page)
  await live.start()
  await live.goesOn()
  for (const width of [900, 640]) {
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())?.height).toBeLessThan(60)
  }
})

test('the choices of both sides of a meeting share columns', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { meeting: { isOn: true } } })
  await new LivePage(page).unfoldMore()
  const choicesOf = (name: string) =>
    startsOf(page.getByRole('group', { name, exact: true }).last().getByRole('combobox'))
  // Some choices come with an answer of the service.
  await expect(async () => {
    const mine = await choicesOf(en.live.sides.mine)
    const theirs = await choicesOf(en.live.sides.theirs)
    expect(mine.length).toBeGreaterThan(1)
    expect(theirs).toEqual(expect.arrayContaining(mine))
  }).toPass()
})

test('the number of further notices stands in line with the buttons of a notice', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', isKeyMissing: true })
  const messages = page.getByRole('region', { name: en.live.messages })
  const more = messages.getByRole('button', { name: fill(en.live.moreMessages_one, { count: 1 }) })
  const enterKey = messages.getByRole('button', { name: en.service.accounts.enterKey })
  const middleOf = (element: Locator): Promise<number> =>
    element.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return (top + bottom) / 2
    })
  // In one line, in two, and with the buttons below the words.
  for (const width of [1280, 640, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(more).toBeVisible()
    expect.soft(await middleOf(more), `at ${width} px`).toBeCloseTo(await middleOf(enterKey), 0)
  }
})
