import type { Browser } from '@playwright/test'

/** Processor time of all of the browser's processes so far, in seconds. */
export async function processorSeconds(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((total, { cpuTime }) => total + cpuTime, 0)
}
