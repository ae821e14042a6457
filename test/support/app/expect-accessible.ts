import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

/** Colour settings under which a page is checked. */
const eyes = {
  'in the light theme': { colorScheme: 'light', forcedColors: 'none' },
  'in the dark theme': { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

/**
 * Base UI puts focus guards around its popups, which pass focus on at once and never keep it (a journey proves that).
 * They are hidden from screen readers, which axe reports as a violation; all other rules still apply to them.
 */
const isPassedOn = (rule: string, html: string): boolean =>
  rule === 'aria-hidden-focus' && html.includes('data-base-ui-focus-guard')

/** axe rules that depend on colours. All others give the same result in every theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Accessibility violations on the page in its present state.
 *
 * @param isSeenBefore whether the page was already checked in other colours, so that only colour rules need to run
 */
export async function barriersOn(page: Page, isSeenBefore = false): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  // The page has no frames, so axe needs no extra page to merge the results of each.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const { violations } = await (isSeenBefore ? axe.withRules(COLOUR_RULES) : axe).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isPassedOn(id, html)).map(({ html }) => `${id}: ${html}`),
  )
}

/**
 * Waits until the page shows the requested colours: it learns of a theme change in the next frame, renders it in the
 * one after, and transitions that start then still have to finish.
 */
const coloursAreThere = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    const fades = document.getAnimations().filter((each) => each instanceof CSSTransition)
    // `finished` rejects if the element is removed meanwhile.
    await Promise.allSettled(fades.map(({ finished }) => finished))
  })

/**
 * Expects no accessibility violations in the page's present state: in the light theme, the dark theme and forced
 * colours. Leaves the page in the light theme.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [index, [how, media]] of Object.entries(eyes).entries())
    await test.step(`looked at ${how}`, async () => {
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' })
      await coloursAreThere(page)
      // A list is named, and a dialog takes its place, a moment after it is seen.
      await expect.poll(() => barriersOn(page, index > 0), how).toEqual([])
    })
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: null })
}
