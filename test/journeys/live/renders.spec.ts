import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../../scripts/commands.ts'
import { en } from '../../../src/core/product/strings/en.ts'
import type { CaptionsHarness } from '../../harness/captions.tsx'
import { launchHeadlessShell } from '../../support/app/chromium.ts'
import { HarnessServer } from '../../support/pages/harness-page.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'

declare global {
  // oxlint-disable-next-line no-var -- the harness's page has it
  var captionsHarness: CaptionsHarness
  // oxlint-disable-next-line no-var -- react-commits.js has it
  var reactCommits: string[][]
}

const CAPTIONS = 8

let server: HarnessServer
let page: Page

test.beforeAll(async () => {
  server = await HarnessServer.listen([], () => Promise.reject(new Error('no calls here')))
  const browser = await launchHeadlessShell('none')
  page = await browser.newPage({ viewport: { width: 900, height: 1800 } })
  await page.addInitScript({ path: join(root, 'test', 'support', 'pages', 'react-commits.js') })
  await page.goto(`${server.address}captions.html`)
  await page.waitForFunction(() => globalThis.captionsHarness !== undefined)
  await page.evaluate((count) => globalThis.captionsHarness.fill(count), CAPTIONS)
  await expect(page.getByRole('article')).toHaveCount(CAPTIONS)
  // Announced captions go after a while.
  await expect(page.getByRole('log')).toBeEmpty()
  // A part of the page that loads late renders once more.
  await expect.poll(() => commitsOf(() => undefined)).toEqual([])
})

test.afterAll(async () => {
  await page.context().browser()?.close()
  await server.close()
})

/** Commits that `act` causes in the page, up to the second tick of its clock. */
async function commitsOf(act: () => void | Promise<void>): Promise<string[][]> {
  await page.evaluate(() => void globalThis.reactCommits.splice(0))
  await page.evaluate(act)
  const clock = page.getByRole('banner').getByText(/^\d+:\d\d$/)
  for (let ticks = 0; ticks < 2; ticks += 1) {
    const before = await clock.innerText()
    await expect(clock).not.toHaveText(before)
  }
  return page.evaluate(() => globalThis.reactCommits)
}

test('the live view renders nothing while only the level and the clock change', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  const commits = await commitsOf(() => {
    const { send } = globalThis.captionsHarness
    const figures = { heldMs: 0, gaps: [], sentMs: 0, savedMs: 0, damaged: 0 } as const
    for (let i = 0; i < 20; i += 1) {
      send({ type: 'level', level: { rms: 0.1, position: i / 20 } })
      send({ type: 'figures', ...figures, heldMs: i * 10 })
    }
  })
  expect(commits).toEqual([])
})

test('playing speech renders nothing while its counter of seconds stays the same', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  const play = () => {
    const { send } = globalThis.captionsHarness
    for (let i = 0; i < 10; i += 1)
      send({ type: 'playback', status: { queuedMs: 900 - i * 50, segment: undefined, isOver: false } })
  }
  expect(await commitsOf(play)).toEqual([])
})

test('the level moves its meters without a repaint', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  const browser = page.context().browser()
  const levels = 20
  await browser?.startTracing(page, { categories: ['cc', 'disabled-by-default-devtools.timeline'] })
  await page.evaluate(async (count) => {
    for (let i = 1; i <= count; i += 1) {
      globalThis.captionsHarness.send({ type: 'level', level: { rms: 0.1, position: i / count } })
      await new Promise(requestAnimationFrame)
    }
  }, levels)
  const trace = await browser?.stopTracing()
  const events: { name: string }[] = JSON.parse(String(trace)).traceEvents
  const count = (name: string) => events.filter((event) => event.name === name).length
  expect(count('Commit')).toBeGreaterThanOrEqual(levels)
  // The clock may tick meanwhile.
  expect(count('RasterTask')).toBeLessThan(levels)
})

test('a growing caption renders its own row only', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  await page.evaluate((count) => globalThis.captionsHarness.sendWord(count, 0), CAPTIONS)
  await expect(page.getByRole('article')).toHaveCount(CAPTIONS + 1)
  const commits = await commitsOf(async () => {
    for (let word = 2; word < 8; word += 2) {
      globalThis.captionsHarness.sendWord(8, word)
      await new Promise(requestAnimationFrame)
    }
  })
  const shown = commits.map((rendered) => rendered.filter((element) => element !== ''))
  expect(shown.flat().filter((element) => !element.startsWith('main '))).toEqual([])
  // The heads of the columns change with the languages alone.
  expect(shown.flat().filter((element) => /^main [a-z]+ (german|french)+$/.test(element))).toEqual([])
  const rows = shown.map((rendered) => rendered.filter((element) => element.startsWith('main article')))
  // The list follows its end: it commits once more when it has scrolled, without a row.
  const withRows = rows.filter((row) => row.length > 0)
  expect(withRows.map((row) => new Set(row).size)).toEqual([1, 1, 1])
})

test('a line that grows again keeps its button, and the words that are written into it', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  const say = (concluded: string, tentative: string) =>
    page.evaluate(
      (texts) => {
        const [done = [], coming = []] = texts.map((text) =>
          text === '' ? [] : [{ text, startTime: 60_000, endTime: 61_000, language: 'en' }],
        )
        const update = { target: undefined, concluded: done, tentative: coming }
        globalThis.captionsHarness.send({ type: 'transcript', update, lagMs: 500 })
      },
      [concluded, tentative],
    )
  const line = page.getByRole('article').nth(CAPTIONS).locator('p[lang="en"]')
  const button = line.getByRole('button', { name: en.corrections.correctCaption })
  await say('The plan', '')
  await button.focus()
  const same = await button.elementHandle()
  await say('', ' is ready')
  await expect(line).toContainText('is ready')
  expect(await same?.evaluate((element) => element === document.activeElement)).toBe(true)
  await same?.press('e')
  const editor = line.getByRole('textbox')
  await editor.fill('The new plan')
  await say(' is ready', ' for everybody')
  await say('', ' for everybody else')
  await expect(editor).toBeFocused()
  await expect(editor).toHaveText('The new plan')
  await editor.press('Escape')
  await expect(line).toContainText('The plan is ready for everybody else')
})

test('the time of a caption appears under the pointer, and nothing is animated', {
  tag: '@once',
  annotation: because('the live view needs no host here'),
}, async () => {
  await page.evaluate(() => {
    globalThis.captionsHarness.send({ type: 'captured', mark: { fromMs: 0, began: Date.now() } })
    document.addEventListener('transitionrun', () => document.body.toggleAttribute('data-animated', true))
  })
  for (const index of [1, 2]) {
    const caption = page.getByRole('article').nth(index)
    await caption.hover({ position: { x: 4, y: 4 } })
    await expect(caption.getByRole('time')).toHaveCSS('opacity', '1')
  }
  await expect(page.locator('body')).not.toHaveAttribute('data-animated')
})
