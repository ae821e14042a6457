import type { Page } from '@playwright/test'
import type { OverlayState } from '../../../../src/core/product/desktop/desktop-calls.ts'
import { asDesktop } from '../../../support/app/as-desktop.ts'
import type { App } from '../../../support/app/open-app.ts'

export const SIZE = { width: 900, height: 150 }
export const ON_WINDOWS: OverlayState = {
  isAvailable: true,
  staysOnTop: true,
  letsClicksThrough: true,
  sharingProtection: 'works',
}

/** The page of the caption window on a fake desktop, and the calls that it makes. */
export async function captionWindow({ page }: App): Promise<{ page: Page; calls: [string, unknown][] }> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => window.open('overlay.html', 'parley-overlay'))
  const shown = await opened
  await shown.setViewportSize(SIZE)
  const calls: [string, unknown][] = []
  const noted = (name: string) => (input: unknown) => {
    calls.push([name, input])
    return {}
  }
  await asDesktop(shown, {
    'overlay.get': () => ON_WINDOWS,
    'overlay.resize': noted('resize'),
    'overlay.holdPointer': noted('hold'),
  })
  return { page: shown, calls }
}
