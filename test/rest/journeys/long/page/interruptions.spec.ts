import { en } from '../../../../../src/core/product/strings/en.ts'
import { meeting } from '../../../../../src/simulator/script/script.ts'
import { expect, test, UNPROCESSED } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { LivePage } from '../../../../journeys/support/live-page.ts'
import type { App } from '../../../../support/app/open-app.ts'
import { record } from '../../../../support/audio/recordings.ts'

const alert = ({ page }: App, text: string | RegExp) =>
  expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()

test('when the service ends the session, a new one continues with the same captions', async ({
  openApp,
  simulator,
}) => {
  const { path } = await record({ name: 'ended', sentences: ['welcome', 'plan', 'search'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(app.page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  // A token that is used twice ends its session.
  const { token } = simulator.sessions[0]!.links[0]!
  const thief = new WebSocket(
    `${simulator.address.replace('http', 'ws')}/v3/voice/realtime/connect?token=${token}`,
  )
  await expect.poll(() => simulator.sessions.length).toBe(2)
  await live.goesOn()
  await live.reads(meeting.search.de, 'de')
  await live.reads(meeting.welcome.de, 'de')
  thief.close()
  await live.stop()
  await live.sees(en.live.status.stopped)
})

test('an engine that fails or does not answer is reported, and a new session can start', async ({
  openApp,
}) => {
  const { path } = await record({ name: 'ended', sentences: ['welcome', 'plan', 'search'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(app.page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  const engine = () => app.page.workers().find((worker) => worker.url().includes('/assets/index-'))!
  await engine().evaluate(() => reportError(new Error('a bug')))
  await alert(app, en.errors.unexpected.title)
  await live.sees(en.live.status.failed)
  await live.reads(meeting.welcome.de, 'de')

  await live.start()
  await live.goesOn()
  await engine().evaluate(() => globalThis.close())
  await live.stop()
  await alert(app, en.errors.unexpected.title)
  await live.sees(en.live.status.failed)
})

test('a live session can be stopped after Parley has been restarted', {
  tag: '@webhost',
  annotation: because('a desktop window ends with its program'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'restarted', sentences: ['welcome', 'plan'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(app.page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  const link = await app.restartHost()
  await alert(app, en.app.shutOut.title)
  await live.goesOn()
  await live.stop()
  await live.sees(en.live.status.stopped)
  await live.reads(meeting.welcome.de, 'de')
  // With the new link, the same page continues where it was.
  await app.page.goto(link)
  await expect(app.page.getByRole('alert')).toBeHidden()
  await live.reads(meeting.welcome.de, 'de')
  expect(app.page.url()).not.toContain('key=')
  await live.start()
  await live.goesOn()
})

test('a missing speaker is reported and replaced with the system speaker', async ({ openApp }) => {
  const { path } = await record({ name: 'speaker-gone', sentences: ['welcome'] })
  const app = await openApp({
    microphone: path,
    settings: {
      audio: { ...UNPROCESSED, speaker: 'gone' },
      voice: { targetLanguages: ['de'], spokenLanguage: 'de' },
    },
  })
  const live = new LivePage(app.page)
  await live.start()
  await alert(app, en.errors['audio-output'].instead.system.title)
  const spoken = app.page.getByRole('img', { name: en.live.nowSpeaking })
  await expect(spoken).toBeVisible()
  await live.stop()
  await live.sees(en.live.status.stopped)
  // Speech without an output device never plays to its end.
  await expect(spoken).toBeHidden()
  await alert(app, en.errors['audio-output'].instead.system.title)
  await app.page.getByRole('button', { name: en.app.dismiss }).last().click()
  await expect(app.page.getByRole('alert')).toBeHidden()
})

test('captions stay on the screen when Parley exits, and the page says so', {
  tag: '@webhost',
  annotation: because('a desktop window ends with its program'),
}, async ({ openApp }) => {
  const { path } = await record({ name: 'gone', sentences: ['welcome', 'plan'] })
  const app = await openApp({ microphone: path, settings: { audio: UNPROCESSED } })
  const live = new LivePage(app.page)
  await live.start()
  await live.reads(meeting.welcome.de, 'de')
  await app.endHost()
  await alert(app, en.app.hostGone.title)
  await live.reads(meeting.welcome.de, 'de')
})
