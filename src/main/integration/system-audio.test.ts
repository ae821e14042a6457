import { describe, expect, it } from 'vitest'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { protectSession } from '../windows/permissions.ts'
import { handSystemAudioOn } from './system-audio.ts'

const OURS = 'app://parley'

function begin(platform: NodeJS.Platform) {
  const session = new FakeSession()
  protectSession(session.real, platform)
  handSystemAudioOn(session.real, platform)
  return {
    /** Requests screen capture, as a page that wants system audio has to, and returns what it receives. */
    ask: (securityOrigin: string, audioRequested = true): Promise<unknown> =>
      new Promise((resolve) => {
        const request = {
          frame: null,
          securityOrigin,
          audioRequested,
          videoRequested: true,
          userGesture: true,
        }
        session.displayHandler?.(request, resolve)
      }),
    mayCapture: (url: string) => session.request('display-capture', url, { mediaTypes: ['audio', 'video'] }),
    checksCapture: (url: string) => session.check('display-capture', url),
  }
}

describe('what the computer plays', () => {
  it.each(['win32', 'darwin'] as const)('is provided to our pages, without video: %s', async (platform) => {
    const { ask, mayCapture, checksCapture } = begin(platform)
    expect(await mayCapture(`${OURS}/index.html`)).toBe(true)
    expect(checksCapture(`${OURS}/`)).toBe(true)
    expect(await ask(OURS)).toEqual({ audio: 'loopback' })
  })

  it('is not provided to a request for video only', async () => {
    expect(await begin('win32').ask(OURS, false)).toBeNull()
  })

  it.each(['https://example.com', 'file:///index.html', 'app://parley.example', 'null', ''])(
    'is not provided to others: "%s"',
    async (origin) => {
      const { ask, mayCapture } = begin('darwin')
      expect(await ask(origin)).toBeNull()
      expect(await mayCapture(origin)).toBe(false)
    },
  )

  it('comes from an input device on Linux, so that no screen is ever asked for there', async () => {
    const { ask, mayCapture, checksCapture } = begin('linux')
    expect(await mayCapture(`${OURS}/index.html`)).toBe(false)
    expect(checksCapture(`${OURS}/`)).toBe(false)
    expect(await ask(OURS)).toBeNull()
  })
})
