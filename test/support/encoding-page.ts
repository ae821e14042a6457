import type { Page } from '@playwright/test'
import { launchChromium } from './chromium.ts'
import { HarnessServer } from './harness-page.ts'

/** Samples, as a page takes them. */
export const toBase64 = ({ buffer, byteOffset, byteLength }: Float32Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

/** A page that only encodes. */
export async function openEncodingPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const server = await HarnessServer.listen([], () => Promise.resolve(undefined))
  const browser = await launchChromium('none')
  const page = await browser.newPage()
  await page.goto(server.address)
  await page.waitForFunction(() => globalThis.harness !== undefined)
  return {
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
