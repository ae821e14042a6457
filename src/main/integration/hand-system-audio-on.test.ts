import { describe, expect, it } from 'vitest'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { silentLog } from '../../core/base/log.ts'
import { protectSession } from '../windows/desktop-permissions.ts'
import { handSystemAudioOn } from './hand-system-audio-on.ts'

const OURS = 'app://parley'
const frame = { isDestroyed: () => false } as Electron.WebFrameMain

function begin(platform: NodeJS.Platform) {
  const session = new FakeSession()
  protectSession(session.real, platform)
  handSystemAudioOn(session.real, silentLog, platform)
  return {
    session,
    /** Captures a display, as a page that wants system audio has to. */
    ask: (securityOrigin: string, change: object = {}) =>
      session.capture({
        frame,
        securityOrigin,
        audioRequested: true,
        videoRequested: true,
        userGesture: true,
        ...change,
      }),
    mayCapture: (url: string) => session.request('display-capture', url, { mediaTypes: ['audio', 'video'] }),
    checksCapture: (url: string) => session.check('display-capture', url),
  }
}

describe('what the computer plays', () => {
  it.each(['win32', 'darwin'] as const)(
    'is provided to our pages, with a picture of themselves that shows no screen: %s',
    async (platform) => {
      const { ask, mayCapture, checksCapture, session } = begin(platform)
      expect(await mayCapture(`${OURS}/index.html`)).toBe(true)
      expect(checksCapture(`${OURS}/`)).toBe(true)
      expect(await ask(OURS)).toEqual({ video: frame, audio: 'loopback' })
      expect(session.uncaught).toEqual([])
    },
  )

  it.each([
    ['is gone', null],
    ['goes in the meantime', { isDestroyed: () => true }],
  ])('is not provided to a page that %s', async (_what, gone) => {
    const { ask, session } = begin('darwin')
    expect(await ask(OURS, { frame: gone })).toBeUndefined()
    expect(session.uncaught).toEqual([])
  })

  it('is not provided to a request for video only', async () => {
    expect(await begin('win32').ask(OURS, { audioRequested: false })).toBeUndefined()
  })

  it.each(['https://example.com', 'file:///index.html', 'app://parley.example', 'null', ''])(
    'is not provided to others: "%s"',
    async (origin) => {
      const { ask, mayCapture } = begin('darwin')
      expect(await ask(origin)).toBeUndefined()
      expect(await mayCapture(origin)).toBe(false)
    },
  )

  it('comes from an input device on Linux, so that no screen is ever asked for there', async () => {
    const { ask, mayCapture, checksCapture } = begin('linux')
    expect(await mayCapture(`${OURS}/index.html`)).toBe(false)
    expect(checksCapture(`${OURS}/`)).toBe(false)
    expect(await ask(OURS)).toBeUndefined()
  })
})
