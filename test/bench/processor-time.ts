import { readdir, readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'

/** A browser process, as Chromium reports it. */
interface ProcessInfo {
  readonly id: number
  readonly type: string
  readonly cpuTime: number
}

async function processesOf(browser: Browser): Promise<readonly ProcessInfo[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo
}

/** CPU time of all browser processes so far, in seconds. */
export async function processorSeconds(browser: Browser): Promise<number> {
  return (await processesOf(browser)).reduce((total, { cpuTime }) => total + cpuTime, 0)
}

/** Linux counts CPU time in hundredths of a second. */
const TICKS_A_SECOND = 100

/** CPU time of each thread so far, in seconds, by `process: thread`; threads of the same name are added up. */
export async function secondsByThread(browser: Browser): Promise<ReadonlyMap<string, number>> {
  const seconds = new Map<string, number>()
  for (const { id, type } of await processesOf(browser))
    for (const thread of await readdir(`/proc/${id}/task`)) {
      const stat = await readFile(`/proc/${id}/task/${thread}/stat`, 'utf8').catch(() => undefined)
      // The thread may have ended meanwhile.
      if (stat === undefined) continue
      const end = stat.lastIndexOf(')')
      const [user = 0, system = 0] = stat.slice(end).split(' ').slice(12, 14).map(Number)
      const name = `${type}: ${stat.slice(stat.indexOf('(') + 1, end)}`
      seconds.set(name, (seconds.get(name) ?? 0) + (user + system) / TICKS_A_SECOND)
    }
  return seconds
}
