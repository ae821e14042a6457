import { beforeEach, describe, expect, it } from 'vitest'
import { systemPreferences } from '../../../test/doubles/electron.ts'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { protectSession } from './desktop-permissions.ts'

const OURS = 'app://parley/index.html'
const MICROPHONE = { mediaTypes: ['audio'] }

let session: FakeSession
const begin = (platform: NodeJS.Platform) => {
  session = new FakeSession()
  protectSession(session.real, platform)
}
beforeEach(() => {
  systemPreferences.asked.length = 0
  systemPreferences.isMicrophoneAllowed = true
  begin('linux')
})

const request = (permission: string, url = OURS, media = {}): Promise<boolean> =>
  session.request(permission as never, url, media)
const check = (permission: string, url = OURS, media = {}): boolean =>
  session.check(permission as never, url, media)

describe('our pages may', () => {
  it.each([
    'speaker-selection',
    'clipboard-sanitized-write',
    'screen-wake-lock',
    'fullscreen',
    'loopback-network',
    'local-network',
    'local-network-access',
  ])('use %s', async (permission) => {
    expect(await request(permission)).toBe(true)
    expect(check(permission)).toBe(true)
  })

  it('use the microphone', async () => {
    expect(await request('media', OURS, MICROPHONE)).toBe(true)
    expect(check('media', OURS, MICROPHONE)).toBe(true)
  })
})

describe('our pages may not', () => {
  it.each([
    'geolocation',
    'notifications',
    'clipboard-read',
    'display-capture',
    'midi',
    'midiSysex',
    'hid',
    'usb',
    'serial',
    'pointerLock',
    'keyboardLock',
    'openExternal',
    'fileSystem',
    'idle-detection',
    'unknown',
  ])('use %s', async (permission) => {
    expect(await request(permission)).toBe(false)
    expect(check(permission)).toBe(false)
  })

  it.each([
    ['the camera', ['video']],
    ['the camera beside the microphone', ['video', 'audio']],
    ['what they do not name', []],
    ['what nobody knows', ['unknown']],
  ])('use %s', async (_what, mediaTypes) => {
    expect(await request('media', OURS, { mediaTypes })).toBe(false)
    expect(check('media', OURS, { mediaTypes })).toBe(false)
  })

  it('reach a device', () => {
    expect(session.deviceHandler?.({ deviceType: 'hid', origin: 'app://parley' } as never)).toBe(false)
  })
})

describe('others may not', () => {
  it.each(['https://example.com/', 'file:///app/index.html', 'app://parley.example/', 'null', ''])(
    'do anything: "%s"',
    async (url) => {
      for (const permission of ['speaker-selection', 'screen-wake-lock', 'fullscreen', 'loopback-network']) {
        expect(await request(permission, url), permission).toBe(false)
        expect(check(permission, url), permission).toBe(false)
      }
      expect(await request('media', url, MICROPHONE)).toBe(false)
      expect(check('media', url, MICROPHONE)).toBe(false)
    },
  )
})

describe('on macOS', () => {
  it('the system decides on the microphone', async () => {
    begin('darwin')
    expect(await request('media', OURS, MICROPHONE)).toBe(true)
    systemPreferences.isMicrophoneAllowed = false
    expect(await request('media', OURS, MICROPHONE)).toBe(false)
    expect(systemPreferences.asked).toEqual(['microphone', 'microphone'])
  })

  it('the answer is reported when it has been given', async () => {
    let answers = 0
    session = new FakeSession()
    protectSession(session.real, 'darwin', () => (answers += 1))
    await request('media', OURS, MICROPHONE)
    await new Promise((resolve) => setImmediate(resolve))
    expect(answers).toBe(1)
  })

  it('the system is not asked for another page, and not for anything else', async () => {
    begin('darwin')
    expect(await request('media', 'https://example.com/', MICROPHONE)).toBe(false)
    expect(await request('fullscreen')).toBe(true)
    expect(systemPreferences.asked).toEqual([])
  })
})

describe('a session', () => {
  it('fetches no dictionaries', () => {
    expect(session.isSpellCheckerEnabled()).toBe(false)
  })
})
