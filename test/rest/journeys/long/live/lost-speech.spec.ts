import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import { record, type Sentence } from '../../../../support/audio/recordings.ts'
import { FaultProxy } from '../../../../support/network-faults/fault-proxy.ts'

const SCRIPT: readonly Sentence[] = ['welcome', 'plan', 'search', 'bugs', 'question', 'green', 'closing']
const { notices } = en.live

for (const { name, settings, first, later, counter } of [
  {
    name: 'is said to be lost where sessions are not kept',
    settings: { privacy: { retention: 'nothing' } },
    first: notices.reconnecting.remedy,
    later: notices.reconnectingFull.remedy,
    counter: /^\d+ s lost$/,
  },
  {
    name: 'is said to be stored until the limit, and what comes then to be lost',
    settings: { voice: { outageMinutes: 1 } },
    first: notices.reconnectingKept.remedy,
    later: notices.reconnectingNoRoom.remedy,
    counter: /^(?:1 min|5\d s) stored$/,
  },
] as const)
  test(`speech of a long outage ${name}`, async ({ openApp, simulator }) => {
    const proxy = await FaultProxy.to(simulator.address)
    const { path } = await record({
      name: 'missing-speech-journey',
      sentences: [...SCRIPT, ...SCRIPT, ...SCRIPT],
      gapMs: 900,
    })
    const { page } = await openApp({
      microphone: path,
      service: proxy.address,
      settings: { audio: UNPROCESSED, ...settings },
    })
    const live = new LivePage(page)
    const said = (remedy: string) => page.getByRole('status').filter({ hasText: remedy })
    await live.start()
    await live.reads(meeting.welcome.en.split(' ').slice(0, 3).join(' '), 'en')
    await proxy.goDown()
    await expect(said(first)).toBeVisible({ timeout: 60_000 })
    await expect(said(later)).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText(counter)).toBeVisible()
    await expect(said(first)).toBeHidden()
    await proxy.goDown()
  })
