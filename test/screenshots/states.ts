import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { en } from '../../src/core/product/strings/en.ts'
import type { Settings } from '../../src/core/settings/settings.ts'
import { FaultProxy } from '../support/network-faults/fault-proxy.ts'
import { HttpPeer, json } from '../support/service/http-peer.ts'
import { captionPageStates } from './caption-page-states.ts'
import { guideStates } from './guide-states.ts'
import { caption, live, long, meeting, silence, start, status, stop, UNPROCESSED } from './live-steps.ts'
import { lookStates } from './look-states.ts'
import { meetingStates } from './meeting-states.ts'
import { noticeStates } from './notice-states.ts'
import { outageStates } from './outage-states.ts'
import { overlayStates } from './overlay-states.ts'
import { stageStates } from './stage-states.ts'
import type { Open, State } from './state.ts'

/** The demo service during its sample meeting, as shown in the README. */
async function demo(open: Open, voice: Partial<Settings['voice']>): Promise<Page> {
  const { path } = await meeting()
  const { page } = await open({
    microphone: path,
    service: 'demo',
    settings: { audio: UNPROCESSED, voice: { targetLanguages: ['de', 'fr'], ...voice } },
  })
  await start(page)
  await caption(page, 'We still have eleven')
  await pause(700)
  return page
}

/** A service that refuses the session with this answer. */
async function refusing(open: Open, ...answer: Parameters<typeof json>) {
  const peer = await HttpPeer.listen()
  const languages = [
    { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: ['formality'] },
  ]
  peer.answerWith((response, request) =>
    (request.url.startsWith('/v3/languages') ? json(200, languages) : json(...answer))(response, request),
  )
  const { path } = await meeting()
  const { page } = await open({ microphone: path, service: peer.address })
  await start(page)
  await page.getByRole('alert').waitFor()
  return { page, end: () => peer.close() }
}

export const states: readonly State[] = [
  {
    name: 'first-start',
    reach: async (open) => ({ page: (await open({ microphone: 'none', service: 'demo' })).page }),
  },
  {
    name: 'with-account',
    reach: async (open) => ({ page: (await open({ microphone: 'none' })).page }),
  },
  {
    name: 'enter-key',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none', service: 'demo' })
      await page.getByRole('button', { name: en.service.demo.enterKey }).click()
      return { page }
    },
  },
  {
    name: 'choose-languages',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await page.getByRole('combobox', { name: en.live.to, exact: true }).click()
      await page.getByPlaceholder(en.languageList.search).fill('port')
      return { page }
    },
  },
  ...lookStates,
  ...meetingStates,
  {
    name: 'no-microphone',
    reach: async (open) => {
      const { page } = await open({ microphone: 'none' })
      await start(page)
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'permission-refused',
    reach: async (open) => {
      const { page } = await open({ microphone: 'refused' })
      await start(page)
      await page.getByRole('alert').waitFor()
      return { page }
    },
  },
  {
    name: 'opening',
    reach: async (open) => {
      const peer = await HttpPeer.listen()
      const languages = [
        { lang: 'de', name: 'German', usable_as_source: true, usable_as_target: true, features: [] },
      ]
      // The request for a session is never answered.
      peer.answerWith((response, request) => {
        if (request.url.startsWith('/v3/languages')) json(200, languages)(response, request)
      })
      const { page } = await open({ microphone: (await meeting()).path, service: peer.address })
      await start(page)
      await status(page, en.live.status.opening)
      return { page, end: () => peer.close() }
    },
  },
  { name: 'live', reach: async (open) => ({ page: await live(open) }) },
  {
    name: 'live-one-language',
    reach: async (open) => ({ page: await live(open, { targetLanguages: ['de'] }) }),
  },
  {
    name: 'live-five-languages',
    reach: async (open) => ({ page: await live(open, { targetLanguages: ['de', 'fr', 'es', 'ja', 'zh'] }) }),
  },
  {
    name: 'live-spoken',
    reach: async (open) => ({ page: await live(open, { spokenLanguage: 'de' }) }),
  },
  { name: 'demo-live', reach: async (open) => ({ page: await demo(open, {}) }) },
  {
    name: 'demo-spoken',
    reach: async (open) => ({ page: await demo(open, { targetLanguages: ['es'], spokenLanguage: 'es' }) }),
  },
  {
    name: 'live-and-silent',
    reach: async (open) => {
      const { page } = await open({ microphone: (await silence()).path, settings: { audio: UNPROCESSED } })
      await start(page)
      await status(page, en.live.status.silent)
      return { page }
    },
  },
  {
    name: 'live-and-muted',
    reach: async (open) => {
      const page = await live(open)
      await page.getByRole('button', { name: en.live.mute }).click()
      await page.getByText(en.live.notices.mutedSpeech.title).waitFor()
      return { page }
    },
  },
  {
    name: 'scrolled-up',
    reach: async (open) => {
      const page = await live(open, { targetLanguages: ['de', 'fr', 'es'] }, undefined, { size: 90 })
      await page.getByRole('main').hover()
      await page.mouse.wheel(0, -600)
      await page.getByRole('button', { name: en.live.jumpToLatest }).waitFor()
      await pause(2500)
      return { page }
    },
  },
  {
    name: 'reconnecting',
    reach: async (open, simulator) => {
      const proxy = await FaultProxy.to(simulator.address)
      const page = await live(open, {}, proxy.address)
      await proxy.goDown()
      await status(page, en.live.status.reconnecting)
      await pause(2500)
      return { page }
    },
  },
  {
    name: 'gap',
    reach: async (open, simulator) => {
      const proxy = await FaultProxy.to(simulator.address)
      const page = await live(open, {}, proxy.address, {}, long)
      await proxy.goDown()
      await page.getByText(/s of speech missing/).waitFor({ timeout: 60_000 })
      await proxy.comeBack()
      await status(page, en.live.status.live)
      await pause(1000)
      return { page, end: () => proxy.goDown() }
    },
  },
  {
    name: 'reconnecting-before-any-words',
    reach: async (open, simulator) => {
      const proxy = await FaultProxy.to(simulator.address)
      const { path } = await silence()
      const { page } = await open({
        microphone: path,
        service: proxy.address,
        settings: { audio: UNPROCESSED },
      })
      await start(page)
      await status(page, en.live.status.live)
      await proxy.goDown()
      await status(page, en.live.status.reconnecting)
      await pause(2500)
      return { page }
    },
  },
  {
    name: 'host-started-again',
    isAlone: true,
    reach: async (open) => {
      const { path } = await meeting()
      const { page, restartHost } = await open({ microphone: path, settings: { audio: UNPROCESSED } })
      await start(page)
      await caption(page, 'Heute gehen wir')
      await restartHost()
      await page.getByRole('alert').filter({ hasText: 'a new link' }).waitFor()
      return { page }
    },
  },
  {
    name: 'speaker-gone',
    reach: async (open) => {
      const { path } = await meeting()
      const { page } = await open({
        microphone: path,
        settings: {
          audio: { ...UNPROCESSED, speaker: 'gone' },
          voice: { targetLanguages: ['de'], spokenLanguage: 'de' },
        },
      })
      await start(page)
      await caption(page, 'Heute gehen wir')
      return { page }
    },
  },
  {
    name: 'service-ended',
    reach: async (open, simulator) => {
      const page = await live(open)
      const { token } = simulator.sessions.at(-1)!.links[0]!
      // A new session is refused as well.
      simulator.faults.add([{ kind: 'status', status: 456, path: '/v3/voice/realtime', times: 9 }])
      const stream = simulator.address.replace('http', 'ws')
      const thief = new WebSocket(`${stream}/v3/voice/realtime/connect?token=${token}`)
      await page.getByRole('alert').first().waitFor()
      return { page, end: () => Promise.resolve(thief.close()) }
    },
  },
  { name: 'quota-used-up', reach: (open) => refusing(open, 456, { message: 'Quota exceeded.' }) },
  {
    name: 'stopped',
    reach: async (open) => {
      const page = await live(open)
      await stop(page)
      await status(page, en.live.status.stopped)
      return { page }
    },
  },
  {
    name: 'large-captions',
    reach: async (open) => {
      const page = await live(open, { targetLanguages: ['de'] })
      await page.getByRole('main').hover()
      await page.keyboard.down('Control')
      for (let i = 0; i < 20; i += 1) await page.mouse.wheel(0, -100)
      await page.keyboard.up('Control')
      await pause(500)
      return { page }
    },
  },
  ...captionPageStates,
  ...overlayStates,
  ...noticeStates,
  ...outageStates,
  ...stageStates,
  ...guideStates,
]
