import type { Page } from '@playwright/test'
import { en } from '../../../src/core/strings/en.ts'
import { expectAccessible } from '../../support/app/expect-accessible.ts'
import type { App } from '../../support/app/open-app.ts'
import { expect, test } from '../support/app.ts'
import { because } from '../support/hosts.ts'
import { LivePage } from '../support/live-page.ts'

const TAG = { tag: '@shell', annotation: because('the page plays what macOS and Windows provide') }

/** Silence that macOS ends as soon as somebody listens to it; Windows cannot leave out what Parley itself plays. */
async function provideSilence(page: Page, platform: 'MacIntel' | 'Win32'): Promise<void> {
  await page.addInitScript((name) => {
    Object.defineProperty(navigator, 'platform', { get: () => name })
    navigator.mediaDevices.getDisplayMedia = ({ audio } = {}) => {
      if (name === 'Win32' && typeof audio === 'object' && 'restrictOwnAudio' in audio)
        return Promise.reject(new DOMException('Could not start audio source', 'NotReadableError'))
      const { stream } = new MediaStreamAudioDestinationNode(new AudioContext())
      const track = stream.getAudioTracks()[0]!
      const listen = track.addEventListener.bind(track)
      if (name === 'MacIntel')
        track.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) => {
          listen(type, listener)
          if (type === 'ended') queueMicrotask(() => track.dispatchEvent(new Event('ended')))
        }
      return Promise.resolve(stream)
    }
  }, platform)
}

/** Starts a session with system audio on a desktop. */
async function start(app: App, platform: 'darwin' | 'win32') {
  const opened: unknown[] = []
  await provideSilence(app.page, platform === 'darwin' ? 'MacIntel' : 'Win32')
  await app.answerCalls({
    'app.info': () => ({ version: '1', host: 'electron', platform }),
    'permissions.get': () => ({ settings: platform === 'darwin' ? ['microphone', 'system-audio'] : [] }),
    'permissions.openSettings': (input) => {
      opened.push(input)
      return {}
    },
  })
  await new LivePage(app.page).start()
  return opened
}

test(
  'system audio that macOS ends at once is denied, and the session goes on',
  TAG,
  async ({ openApp, simulator }) => {
    const app = await openApp({ microphone: 'none', settings: { audio: { input: 'system' } } })
    const opened = await start(app, 'darwin')
    const notice = app.page.getByRole('alert').filter({ hasText: en.errors['system-audio'].title.denied })
    await expect(notice).toContainText(en.sound.permission.where.mac['system-audio'])
    await expect.poll(() => simulator.sessions.length).toBe(1)
    await expectAccessible(app.page)
    await app.page.getByRole('button', { name: en.sound.permission.open }).click()
    await expect.poll(() => opened).toEqual([{ permission: 'system-audio' }])
  },
)

test(
  'system audio with what Parley plays in it is captured, with a warning',
  TAG,
  async ({ openApp, simulator }) => {
    const app = await openApp({ microphone: 'none', settings: { audio: { input: 'system' } } })
    await start(app, 'win32')
    await expect(app.page.getByText(en.live.notices.systemOwn.title)).toBeVisible()
    await expect.poll(() => simulator.sessions.length).toBe(1)
  },
)
