import type { Page } from '@playwright/test'
import type { App } from '../../support/app/open-app.ts'
import { LivePage } from './live-page.ts'

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
export async function startWithSystemAudio(app: App, platform: 'darwin' | 'win32') {
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
