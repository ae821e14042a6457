import type { Page } from '@playwright/test'
import { en } from '../../../src/core/product/strings/en.ts'
import { record } from '../../support/audio/recordings.ts'
import { FaultProxy } from '../../support/network-faults/fault-proxy.ts'
import { makeGlossaries, terms } from '../../support/service/glossaries.ts'
import { expect, test } from '../support/app.ts'
import { expectWithinReach } from '../support/expect-within-reach.ts'
import { LivePage } from '../support/live-page.ts'
import { twoSides } from '../support/two-sides.ts'

/** Height of a window in which every row counts. */
const LOW = 400

/** Expects the choices below the captions to leave them most of the height of the window. */
const expectLow = (page: Page, height: number) =>
  expect
    .poll(async () => (await page.getByRole('region', { name: en.live.controls }).boundingBox())?.height)
    .toBeLessThan(height / 2)

for (const isOn of [true, false])
  test(`captions keep half of a low window after ${isOn ? 'a meeting' : 'a session'}`, async ({
    openApp,
  }) => {
    const { page } = await openApp({
      microphone: 'none',
      settings: { meeting: { isOn }, voice: { sourceLanguage: 'en', targetLanguages: ['de'] } },
    })
    const live = new LivePage(page)
    await page.getByRole('button', { name: en.live.sample.play }).click()
    await expect(live.captions.getByRole('article').first()).toBeVisible()
    await live.stop()
    await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
    await page.setViewportSize({ width: 640, height: LOW })
    await expect.poll(async () => (await live.captions.boundingBox())?.height).toBeGreaterThanOrEqual(LOW / 2)
    await expectWithinReach(page.locator('body'))
    await live.unfoldMore()
    await expectLow(page, LOW)
    await expectWithinReach(page.locator('body'))
  })

test('beside a panel, a meeting has no control below the edge of the window, and none is cut', async ({
  openApp,
  simulator,
}) => {
  // With a glossary, each side has two pickers more.
  await makeGlossaries(simulator, [{ name: 'Terms', pairs: { 'en de': terms(1) } }])
  const { page } = await openApp({
    microphone: 'none',
    settings: { appearance: { panel: 'text' }, meeting: { isOn: true } },
  })
  const live = new LivePage(page)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await expectWithinReach(page.locator('body'))
  await live.unfoldMore()
  await expectWithinReach(page.locator('body'))
  await page.getByRole('button', { name: en.live.sample.play }).click()
  await expect(live.captions.getByRole('article').first()).toBeVisible()
  await expectWithinReach(page.locator('body'))
  await live.stop()
  await expect(page.getByRole('button', { name: en.live.start, exact: true })).toBeVisible()
  await expectWithinReach(page.locator('body'))
  await live.unfoldMore()
  await expectLow(page, 700)
})

test('in the narrowest window the header is one row and nothing is cut, before, during and without a connection', async ({
  openApp,
  simulator,
}) => {
  const proxy = await FaultProxy.to(simulator.address)
  const { path } = await record({ name: 'narrowest', sentences: ['welcome', 'plan', 'search'] })
  const { page, change } = await openApp({
    microphone: path,
    service: proxy.address,
    viewport: { width: 320, height: 640 },
    settings: twoSides({ isSpoken: true }),
  })
  const live = new LivePage(page)
  const header = page.getByRole('banner')
  const isOneRow = async () => {
    for (const language of ['de', 'en'] as const) {
      await change({ appearance: { language } })
      await page.locator(`html[lang=${language}]`).waitFor()
      expect((await header.boundingBox())?.height).toBe(48)
      await expectWithinReach(header)
      await expectWithinReach(page.locator('section').filter({ has: page.locator('[data-mute]') }))
    }
  }
  await expect(page.getByRole('combobox', { name: en.meeting.presets.label })).toBeVisible()
  expect((await header.boundingBox())?.height).toBe(48)
  await expectWithinReach(header)
  await live.start()
  await expect(live.captions.getByRole('article').first()).toBeVisible()
  await isOneRow()
  await proxy.goDown()
  await live.sees(en.live.status.reconnecting)
  await isOneRow()
})
