import type { Locator, Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'

/** Mute is the one that a short press of Space is meant for. */
const CONTROLS = `header button, nav button, main button, main [tabindex], [aria-label="${en.live.controls}"] button`

/** Controls of a running session, and the way to the places. */
export const sessionControls = (page: Page): Locator =>
  page.locator(CONTROLS).filter({ visible: true }).and(page.locator(':not([data-mute])'))
