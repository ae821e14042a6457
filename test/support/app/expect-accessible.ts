import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** The eyes that a page is looked at with. */
const eyes = {
  'in the light theme': { colorScheme: 'light', forcedColors: 'none' },
  'in the dark theme': { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

/**
 * The library of components sets stops around what it opens, which pass the focus on at once and never keep it (a
 * journey proves that). They are hidden from screen readers, which is what axe finds wrong; it looks for everything
 * else in them.
 */
const isPassedOn = (rule: string, html: string): boolean =>
  rule === 'aria-hidden-focus' && html.includes('data-base-ui-focus-guard')

/**
 * Whatever shuts somebody out of the page, as it is now.
 *
 * @param rulesLeftOut what axe cannot judge in this state
 */
export async function barriersOn(page: Page, rulesLeftOut: readonly string[] = []): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // There are no frames in it, so that axe needs no page of its own to gather what it found in each.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules([...rulesLeftOut])
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isPassedOn(id, html)).map(({ html }) => `${id}: ${html}`),
  )
}

/**
 * Waits until the page has the colours that are meant: it learns of another theme in its next frame, draws it in the
 * one after, and what fades then has not them yet.
 */
const coloursAreThere = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const fades = document.getAnimations().filter((each) => each instanceof CSSTransition)
    // What is taken off the page meanwhile never ends.
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })

/**
 * Nothing on the page, as it is now, shuts somebody out: in the light theme, in the dark theme and in forced colours.
 * It is left in the light theme.
 */
export async function expectAccessible(page: Page, rulesLeftOut: readonly string[] = []): Promise<void> {
  for (const [how, media] of Object.entries(eyes))
    await test.step(`looked at ${how}`, async () => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await coloursAreThere(page)
      expect(await barriersOn(page, rulesLeftOut), how).toEqual([])
    })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: null })
}
