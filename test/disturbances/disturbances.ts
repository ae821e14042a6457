import { setTimeout as pause } from 'node:timers/promises'
import { en } from '../../src/core/product/strings/en.ts'
import { fullDisks, lockedLibrary } from '../support/network-faults/disk-trouble.ts'
import type { Scene } from './scene.ts'

/** An event that happens to a live session. */
export interface Disturbance {
  /** Whether the page is gone: the session breaks off then. Otherwise it goes on, and is stopped. */
  readonly endsPage: boolean
  /** @returns what is wrong, if something is */
  readonly happen: (scene: Scene, random: () => number) => Promise<string | undefined>
}

const between = (random: () => number, least: number, most: number) => least + random() * (most - least)
const signal = (pid: number, name: NodeJS.Signals) => void process.kill(pid, name)
const SECONDS = 1000
/** The page has to say within this time that a caption could not be kept; looking at a busy computer takes longer. */
const SAID_WITHIN_MS = 5000
const LOOKING_MS = 3000
/** Disks on which no file system has to be mounted. */
const disks = fullDisks.filter(({ under }) => under('').length === 0)

async function frozenHost(scene: Scene): Promise<string | undefined> {
  const { page, host } = scene
  const notice = page.getByText(en.live.notices.notSaved.title)
  const before = JSON.stringify(scene.shown)
  signal(host.pid, 'SIGSTOP')
  try {
    await scene.until('a caption while the host is frozen', () => JSON.stringify(scene.shown) !== before)
    const since = performance.now()
    await scene.until('a notice that captions wait', () => notice.isVisible(), 30 * SECONDS)
    const afterMs = performance.now() - since
    if (afterMs > SAID_WITHIN_MS + LOOKING_MS) return `a frozen host was said after ${Math.round(afterMs)} ms`
  } finally {
    signal(host.pid, 'SIGCONT')
  }
  await scene.until('saved again', () => notice.isHidden())
  return undefined
}

export const disturbances: Readonly<Record<string, Disturbance>> = {
  'page closed': {
    endsPage: true,
    happen: async ({ page }, random) => {
      const runBeforeUnload = random() < 0.5
      const closed = page.waitForEvent('close')
      await page.close({ runBeforeUnload })
      await closed
      return undefined
    },
  },
  'page reloaded': {
    endsPage: true,
    happen: async ({ page }) => {
      await page.reload()
      return undefined
    },
  },
  'page crashed': {
    endsPage: true,
    happen: async ({ page }) => {
      const crashed = page.waitForEvent('crash')
      const devTools = await page.context().newCDPSession(page)
      // A crashed page never answers.
      void devTools.send('Page.crash').catch(() => undefined)
      await crashed
      return undefined
    },
  },
  'host killed': {
    endsPage: false,
    happen: async (scene, random) => {
      await scene.host.kill()
      await pause(between(random, 0, 4) * SECONDS)
      await scene.restartHost()
      return undefined
    },
  },
  'host frozen': { endsPage: false, happen: frozenHost },
  'service killed': {
    endsPage: false,
    happen: async (scene, random) => {
      signal(scene.servicePid, 'SIGKILL')
      await scene.service.exited
      await pause(between(random, 0, 5) * SECONDS)
      await scene.restartService()
      return undefined
    },
  },
  'service frozen': {
    endsPage: false,
    happen: async ({ servicePid }, random) => {
      signal(servicePid, 'SIGSTOP')
      // Sometimes for longer than speech can be held.
      await pause(between(random, 1, random() < 0.2 ? 36 : 8) * SECONDS)
      signal(servicePid, 'SIGCONT')
      return undefined
    },
  },
  'clock changed': {
    endsPage: false,
    happen: async (scene, random) => {
      const shiftMs = Math.round(between(random, -86_400, 86_400)) * SECONDS
      if (random() < 0.7) await scene.shiftClock(shiftMs)
      if (random() < 0.7)
        await scene.page.evaluate((ms) => {
          const system = Date.now.bind(Date)
          Date.now = () => system() + ms
        }, shiftMs)
      await pause(between(random, 0, 3) * SECONDS)
      if (random() < 0.5) await scene.shiftClock(0)
      return undefined
    },
  },
  'account switched': {
    endsPage: false,
    happen: async (scene, random) => {
      await scene.call('account.use', { id: 'two' })
      // The link breaks then, and is replaced.
      signal(scene.servicePid, 'SIGSTOP')
      await pause(between(random, 5, 8) * SECONDS)
      signal(scene.servicePid, 'SIGCONT')
      return undefined
    },
  },
  'disk failed': {
    endsPage: false,
    happen: async (scene, random) => {
      const disk = disks[Math.floor(random() * disks.length)] ?? lockedLibrary
      const end = disk.begin({ pid: scene.host.pid, home: `${scene.home}/data` })
      await pause(between(random, 1, 8) * SECONDS)
      end()
      return undefined
    },
  },
}
