import { en } from '../../src/core/product/strings/en.ts'
import type { State } from './state.ts'

/** Size of a browser source at the lower edge of a picture. */
const SIZE = { width: 1280, height: 270 }

/** The page for a second screen or a streaming program. */
export const captionPageStates: readonly State[] = [
  {
    name: 'caption-page',
    reach: async (open) => {
      const { page: app, call } = await open({ microphone: 'none', service: 'demo' })
      const { address } = await call('captionPage.open', {})
      const page = await app.context().newPage()
      await page.setViewportSize(SIZE)
      await page.goto(address)
      await app.getByRole('button', { name: en.live.sample.play }).click()
      await page.locator('p[lang]').nth(1).waitFor()
      return { page }
    },
  },
  {
    name: 'caption-page-refused',
    isAlone: true,
    reach: async (open) => {
      const { page, link } = await open({ microphone: 'none' })
      await page.goto(new URL('/captions', link).href)
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
]
