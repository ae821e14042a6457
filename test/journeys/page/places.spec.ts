import { interfaceLanguages } from '../../../src/core/product/interface-languages.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'

const { places, names } = en.panels

test('each place opens beside the captions with its latest panel, and Live closes it', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none', profile: 'deepl' })
  const place = (name: string) => page.getByRole('navigation').getByRole('button', { name, exact: true })
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true })
  const tabs = page.getByRole('tab')
  await expect(place(places.live)).toHaveAttribute('aria-current', 'page')

  await place(names.library).click()
  await expect(tabs).toHaveText([
    names.library,
    names.glossaries,
    names.spokenTerms,
    names.styleRules,
    names.memories,
  ])
  await page.getByRole('tab', { name: names.styleRules }).click()
  await expect(panel(names.styleRules)).toBeVisible()

  await place(places.translate).click()
  await expect(place(places.translate)).toHaveAttribute('aria-current', 'page')
  await expect(tabs).toHaveText([names.text, names.documents, names.languages])
  await page.keyboard.press('Alt+4')
  await expect(panel(names.documents)).toBeVisible()
  await place(names.history).click()
  await expect(panel(names.history)).toBeVisible()
  await place(names.library).click()
  await expect(panel(names.styleRules)).toBeVisible()
  await expectAccessible(page)

  await place(places.live).click()
  await expect(page.getByRole('tabpanel')).toBeHidden()
  await expect(place(places.live)).toHaveAttribute('aria-current', 'page')
})

test('the chip of the account says where speech goes and opens what was used, also by keys', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const chip = page.getByRole('banner').getByRole('button', { name: 'Journey' })
  const about = page.getByRole('dialog', { name: 'Journey' })
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(about).toContainText(en.service.noSound)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(chip).toBeFocused()

  await page.keyboard.press('Enter')
  await about.getByRole('button', { name: names.usage }).press('Enter')
  await expect(about).toBeHidden()
  await expect(page.getByRole('heading', { name: names.usage })).toBeFocused()
  await page.keyboard.press('Alt+8')
  await expect(chip).toBeFocused()

  await chip.click()
  await about.getByRole('button', { name: en.service.accounts.title }).click()
  await expect(page.getByRole('dialog', { name: en.settings.title })).toBeVisible()
})

test('a panel slides in, and stands still with reduced motion', async ({ openApp }) => {
  const { page } = await openApp({ microphone: 'none' })
  await expect(page.getByRole('button', { name: en.live.sample.play })).toBeVisible()
  await page.keyboard.press('Alt+7')
  const panel = page.getByRole('complementary')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(panel).toHaveCSS('animation-name', /slide/)
  await expect(panel).toHaveCSS('animation-duration', '0.12s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(panel).toHaveCSS('animation-duration', '0s')
})

test('a place that is opened with Enter takes the focus, which returns when the panel closes', async ({
  openApp,
}) => {
  const { page } = await openApp({ microphone: 'none' })
  const place = page.getByRole('navigation').getByRole('button', { name: names.history })
  await place.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: en.history.search })).toBeFocused()
  await page.keyboard.press('Alt+7')
  await expect(place).toBeFocused()
})

test('the edge of a panel is dragged up to the whole window, and its width stays after a reload', async ({
  openApp,
}) => {
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'text' } },
    viewport: { width: 1280, height: 800 },
  })
  const edge = page.getByRole('separator', { name: en.panels.width })
  const captions = page.getByRole('main', { name: en.live.captions })
  const panel = page.getByRole('complementary')
  const widthOf = async () => Math.round((await panel.boundingBox())!.width)
  const dragTo = async (x: number) => {
    const { x: from, y, width } = (await edge.boundingBox())!
    await page.mouse.move(from + width / 2, y + 300)
    await page.mouse.down()
    await page.mouse.move(x, y + 300, { steps: 4 })
    await page.mouse.up()
  }
  await expect(panel).toBeVisible()
  const defaults = await widthOf()
  await dragTo(600)
  await expect.poll(widthOf).toBe(680)
  await expect(captions).toBeVisible()
  await page.reload()
  await expect(panel).toBeVisible()
  await expect.poll(widthOf).toBe(680)

  await edge.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(widthOf).toBeLessThan(680)
  const narrower = Number(await edge.getAttribute('aria-valuenow'))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(async () => Number(await edge.getAttribute('aria-valuenow'))).toBeGreaterThan(narrower)

  // Captions that would have too little room are covered, and cannot be reached.
  await dragTo(200)
  await expect.poll(widthOf).toBeGreaterThan(1150)
  await expect(page.locator('[inert]').filter({ has: page.locator('main') })).toHaveCount(1)
  await dragTo(700)
  await expect.poll(widthOf).toBe(580)
  await expect(captions).toBeVisible()
  await edge.dblclick()
  await expect.poll(widthOf).toBe(defaults)
})

test('in a narrow window the places are below the captions, and nothing of them is cut in any language', async ({
  openApp,
}) => {
  const { page, change } = await openApp({ microphone: 'none', viewport: { width: 320, height: 640 } })
  const buttons = page.getByRole('navigation').getByRole('button')
  for (const language of interfaceLanguages) {
    await change({ appearance: { language } })
    await page.locator(`html[lang=${language}]`).waitFor()
    await expect(buttons).toHaveCount(6)
    const bounds = await buttons.evaluateAll((nodes) =>
      nodes.map((node) => [node.getBoundingClientRect(), node.scrollWidth - node.clientWidth] as const),
    )
    for (const [{ left, right, bottom }, hidden] of bounds) {
      expect(left, language).toBeGreaterThanOrEqual(0)
      expect(right, language).toBeLessThanOrEqual(320)
      expect(bottom, language).toBeLessThanOrEqual(640)
      expect(hidden, language).toBe(0)
    }
  }
})
