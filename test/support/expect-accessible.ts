import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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
  const { violations } = await new AxeBuilder({ page }).disableRules([...rulesLeftOut]).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.filter(({ html }) => !isPassedOn(id, html)).map(({ html }) => `${id}: ${html}`),
  )
}

/** Nothing on the page, as it is now, shuts somebody out. */
export async function expectAccessible(page: Page, rulesLeftOut: readonly string[] = []): Promise<void> {
  expect(await barriersOn(page, rulesLeftOut)).toEqual([])
}
