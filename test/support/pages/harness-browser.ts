import type { Page } from '@playwright/test'
import type { Harness } from '../../harness/harness.ts'
import { launchChromium } from '../app/chromium.ts'
import { type Answer, HarnessServer } from './harness-page.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var harness: Harness
}

export interface HarnessPage {
  readonly page: Page
  readonly close: () => Promise<void>
}

/** The harness in a real browser, with a recording as the microphone. */
export async function openHarness(
  microphone: string,
  streamSource: string | readonly string[],
  answer: Answer,
): Promise<HarnessPage> {
  const server = await HarnessServer.listen([streamSource].flat(), answer)
  const browser = await launchChromium(microphone)
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
