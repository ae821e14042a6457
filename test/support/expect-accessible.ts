import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Stops of the library that pass the focus on at once, and never keep it: somebody who cannot see does not meet them.
 * axe takes them for controls that are hidden.
 */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Nothing on the page, as it is now, that shuts somebody out, but for rules that do not hold in this state. */
export async function expectAccessible(page: Page, rulesLeftOut: readonly string[] = []): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .exclude(FOCUS_GUARDS)
    .disableRules([...rulesLeftOut])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
