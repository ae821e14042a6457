import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { captionWindow } from '../support/settings/fake-caption-window.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('the caption window is resized by its corner and the arrow keys', {
  tag: '@webhost',
  annotation: because('a fake desktop answers its calls'),
}, async ({ openApp }) => {
  const { page, calls } = await captionWindow(await openApp({ microphone: 'none' }))
  const grip = button(page, en.settings.overlay.resize)
  // Until then, the page is being reloaded, and empty.
  await expect(grip).toBeAttached()
  await expectAccessible(page)
  await grip.press('ArrowRight')
  await grip.press('ArrowUp')
  await expect
    .poll(() => calls)
    .toEqual([
      ['resize', { width: 920, height: 150 }],
      ['resize', { width: 900, height: 130 }],
    ])
  await grip.hover()
  await page.mouse.down()
  const box = await grip.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 52, (box?.y ?? 0) + 32, { steps: 3 })
  await page.mouse.up()
  await page.mouse.move(10, 60)
  await expect.poll(() => calls.at(-1)).toEqual(['resize', { width: 940, height: 170 }])
})
