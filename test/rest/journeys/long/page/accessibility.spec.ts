import type { Locator, Page } from '@playwright/test'
import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { expectWithinReach } from '../../../../journeys/support/expect-within-reach.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { resizeWindow } from '../../../../journeys/support/resize-window.ts'
import { seed, tour } from '../../../../journeys/support/tour.ts'
import { twoSides } from '../../../../journeys/support/two-sides.ts'
import { expectAccessible } from '../../../../support/app/expect-accessible.ts'
import type { App } from '../../../../support/app/open-app.ts'
import { record } from '../../../../support/audio/recordings.ts'
import { seededService } from '../../../../support/service/seeded-service.ts'
import { presetNamed } from '../../../../support/sessions/keep-uses.ts'

const KEY = 'journey-key'
/** Windows of 1280 by 1024 pixels at 400 % (but taller), of 1280 by 800 at 200 %, and two small ones. */
const SMALL = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
  { width: 900, height: 600 },
] as const
const MAX_LISTS = 2

/** Opens the lists of a place one after the other and checks each. */
async function openLists(page: Page, place: Locator, look: () => Promise<void>): Promise<number> {
  const lists = await place.locator('[role=combobox]:not([disabled]):visible').all()
  for (const list of lists.slice(0, MAX_LISTS)) {
    await list.click()
    await expect(page.getByRole('listbox').first()).toBeVisible()
    await page.mouse.move(0, 0)
    await page.keyboard.press('ArrowDown')
    await look()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
  return lists.length
}

test('every panel and every open list is accessible, in both themes and forced colours', async ({
  openApp,
}) => {
  test.slow()
  const service = await seededService(KEY)
  try {
    await seed({ ...service, key: KEY })
    const { page } = await openApp({ microphone: 'none', profile: 'deepl', service: service.address })
    const withLists: string[] = []
    await tour(page, async (place, name) => {
      const panel = page.getByRole('tabpanel').first()
      const inside = name === 'live' || (await page.getByRole('dialog').isVisible()) ? place : panel
      const look = () => expectAccessible(page)
      await look()
      if ((await openLists(page, inside, look)) > 0) withLists.push(name)
    })
    for (const panel of ['live', 'text', 'documents', 'languages', 'settings'])
      expect(withLists).toContain(panel)
    expect(withLists).toContain('glossaries, a new one')
    expect(withLists).toContain('styleRules, a new list')
    expect(withLists).toContain('history, its export')
  } finally {
    await service.close()
  }
})

test('no focus guard around an open list keeps the focus', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none', settings: { appearance: { panel: 'text' } } })
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByRole('textbox', { name: en.text.input })).toBeVisible()
  await page.getByRole('button', { name: en.documents.options }).click()
  const stops = page.locator('[data-base-ui-focus-guard]')
  for (const list of [
    panel.getByRole('combobox', { name: en.live.to, exact: true }),
    panel.getByRole('combobox', { name: en.live.formality }),
  ])
    for (const key of ['Tab', 'Shift+Tab']) {
      await list.click()
      await expect(page.getByRole('listbox')).toBeVisible()
      await expect(stops).not.toHaveCount(0)
      await page.keyboard.press(key)
      await expect(page.locator('[data-base-ui-focus-guard]:focus')).toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toBeHidden()
    }
})

for (const viewport of SMALL)
  test(`in ${viewport.width} by ${viewport.height} points nothing is cut off, and every control can be reached and is not covered`, async ({
    openApp,
  }) => {
    const service = await seededService(KEY)
    try {
      await seed({ ...service, key: KEY })
      const { page } = await openApp({
        microphone: 'none',
        profile: 'deepl',
        service: service.address,
        viewport,
        pixelsPerPoint: 2,
      })
      await tour(page, async (place, name) => {
        await test.step(`reach in ${name}`, () => expectWithinReach(place))
      })
    } finally {
      await service.close()
    }
  })

/** Looks at the page in three languages and at every small size. */
async function lookInEverySize(
  { page, change }: Pick<App, 'page' | 'change'>,
  state: string,
  place = page.locator('body'),
): Promise<void> {
  for (const language of ['de', 'ar', 'en'] as const) {
    await change({ appearance: { language } })
    await expect(page.locator(`html[lang=${language}]`)).toBeVisible()
    for (const viewport of SMALL) {
      const name = `${state} ${viewport.width} ${language}`
      await resizeWindow(page, viewport)
      await test.step(name, () => expectWithinReach(place))
    }
  }
}

test('before, in and after a meeting nothing is cut off or covered at any window size', async ({
  openApp,
}) => {
  test.slow()
  const { path } = await record({ name: 'narrow-meeting', sentences: ['welcome', 'plan', 'search'] })
  const settings = twoSides({ isSpoken: true })
  const name = 'Weekly with everybody in Lyon and Wrocław'
  const { page, change } = await openApp({
    microphone: path,
    viewport: SMALL[1],
    settings: { ...settings, presets: { list: [presetNamed(name, settings)], active: name } },
  })
  const live = new LivePage(page)
  await expect(page.getByRole('group', { name: 'Ana' })).toBeVisible()
  await lookInEverySize({ page, change }, 'before')
  await live.start()
  await live.reads(meeting.welcome.fr, 'fr')
  await lookInEverySize({ page, change }, 'meeting')
  await live.unfoldMore()
  // They are over the captions, and close with a press beside them.
  await lookInEverySize({ page, change }, 'choices', page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await lookInEverySize({ page, change }, 'after')
})

test('during a live session nothing is cut off or covered at any window size, with and without a panel', async ({
  openApp,
}) => {
  test.slow()
  const { path } = await record({
    name: 'narrow',
    sentences: [
      'welcome',
      'plan',
      'search',
      'bugs',
      'question',
      'green',
      'welcome',
      'plan',
      'search',
      'bugs',
    ],
    gapMs: 200,
  })
  const { page, change } = await openApp({
    microphone: path,
    service: 'demo',
    viewport: SMALL[1],
    settings: { audio: UNPROCESSED, privacy: { keepsSound: true } },
  })
  const live = new LivePage(page)
  const lookEverywhere = (state: string) => lookInEverySize({ page, change }, state)
  await live.start()
  await live.fillsRoom()
  await lookEverywhere('live')
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await live.sees(en.live.status.paused)
  await lookEverywhere('paused')
  await page.keyboard.press('ControlOrMeta+Shift+d')
  await page.keyboard.press('Alt+Digit7')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await lookEverywhere('panel')
  await page.keyboard.press('Alt+Digit7')
  await live.stop()
  await live.sees(en.live.status.stopped)
  await lookEverywhere('stopped')
})

/** Rendering of a control, as far as it distinguishes its states in forced colours. */
const drawn = (control: Locator) =>
  control.evaluate((node) => {
    const { backgroundColor, borderBlockEndColor, outlineStyle, outlineWidth } = getComputedStyle(node)
    return { backgroundColor, borderBlockEndColor, outline: `${outlineStyle} ${outlineWidth}` }
  })

test('in forced colours the states of focus, tabs, switches, lists and meters stay distinguishable', async ({
  openApp,
}) => {
  const service = await seededService(KEY)
  try {
    await seed({ ...service, key: KEY })
    const { page } = await openApp({ microphone: 'none', profile: 'deepl', service: service.address })
    await page.emulateMedia({ forcedColors: 'active' })
    await tour(page, async (place, name) => {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus-visible')
      await expect.poll(async () => (await drawn(focused.last())).outline, name).toMatch(/^solid [2-9]px$/)

      const [open, other] = [true, false].map((selected) => page.getByRole('tab', { selected }).first())
      if (open !== undefined && other !== undefined && (await other.isVisible()))
        expect((await drawn(open)).borderBlockEndColor, name).not.toBe(
          (await drawn(other)).borderBlockEndColor,
        )
      if (name === 'usage')
        for (const meter of await place.getByRole('meter').all()) {
          const track = meter.locator('[class*=track]')
          const indicator = track.locator('[class*=indicator]')
          expect((await drawn(indicator)).backgroundColor).not.toBe((await drawn(track)).backgroundColor)
        }
      if (name !== 'settings') return
      const control = place.getByRole('switch').first()
      const thumb = control.locator('[class*=thumb]')
      const before = await drawn(control)
      expect((await drawn(thumb)).backgroundColor).not.toBe(before.backgroundColor)
      await control.click()
      await expect.poll(() => drawn(control)).not.toEqual(before)
      await expect
        .poll(async () => (await drawn(thumb)).backgroundColor)
        .not.toBe((await drawn(control)).backgroundColor)
      await openLists(page, place, async () => {
        const marked = page.locator('[role=option][data-highlighted]')
        await expect.poll(async () => (await drawn(marked)).outline).toBe('solid 2px')
      })
    })
  } finally {
    await service.close()
  }
})

/** Elements on the page with a transition or an animation. */
const movesOf = (page: Page) =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((each) => Number.parseFloat(each)))
    return [...document.querySelectorAll('*')].flatMap((node) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(node, part)
        const moves =
          seconds(transitionDuration) > 0 || (animationName !== 'none' && seconds(animationDuration) > 0)
        return moves ? [`${node.tagName} ${node.className}${part ?? ''}`] : []
      }),
    )
  })

test('nothing is animated with reduced motion', async ({ openApp }) => {
  const service = await seededService(KEY)
  try {
    await seed({ ...service, key: KEY })
    const { page } = await openApp({ microphone: 'none', profile: 'deepl', service: service.address })
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    expect(await movesOf(page)).not.toEqual([])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await tour(page, async (place, name) => {
      await expect.poll(() => movesOf(page), name).toEqual([])
      if (await page.getByRole('dialog').isVisible())
        await openLists(page, place, () => expect.poll(() => movesOf(page), name).toEqual([]))
    })
  } finally {
    await service.close()
  }
})
