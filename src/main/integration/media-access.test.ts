import { beforeEach, describe, expect, it } from 'vitest'
import { app, opened, shell, systemPreferences } from '../../../test/doubles/electron.ts'
import { silentLog } from '../../core/base/log.ts'
import type { PermissionsState } from '../../core/product/desktop/desktop-calls.ts'
import { MediaAccess } from './media-access.ts'

let told: PermissionsState[]
const on = (platform: NodeJS.Platform) =>
  new MediaAccess({ platform, log: silentLog, changed: (state) => told.push(state) })
beforeEach(() => {
  app.removeAllListeners()
  told = []
  opened.length = 0
  shell.failure = undefined
  systemPreferences.microphoneStatus = 'granted'
})

describe('what the system lets Parley hear', () => {
  it.each([
    ['darwin', 'not-determined', 'undecided'],
    ['darwin', 'granted', 'granted'],
    ['darwin', 'denied', 'denied'],
    ['darwin', 'restricted', 'restricted'],
    ['darwin', 'unknown', undefined],
    ['win32', 'denied', 'denied'],
    ['linux', 'denied', undefined],
  ] as const)('is on %s with the status %s: %s', (platform, status, microphone) => {
    systemPreferences.microphoneStatus = status
    expect(on(platform).state.microphone).toBe(microphone)
  })

  it('is reported when the user comes back from the settings of the system, if it has changed', () => {
    systemPreferences.microphoneStatus = 'denied'
    on('win32')
    app.emit('browser-window-focus')
    expect(told).toEqual([])
    systemPreferences.microphoneStatus = 'granted'
    app.emit('browser-window-focus')
    app.emit('browser-window-focus')
    expect(told).toEqual([{ microphone: 'granted', settings: ['microphone'] }])
  })
})

describe('the settings of the system', () => {
  it.each([
    ['darwin', 'microphone', 'x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone'],
    [
      'darwin',
      'system-audio',
      'x-apple.systempreferences:com.apple.preference.security?Privacy_ScreenCapture',
    ],
    ['win32', 'microphone', 'ms-settings:privacy-microphone'],
  ] as const)('have a page on %s for the %s', async (platform, permission, address) => {
    const access = on(platform)
    expect(access.state.settings).toContain(permission)
    expect(await access.openSettings(permission)).toBe(true)
    expect(opened).toEqual([address])
  })

  it.each([
    ['win32', 'system-audio'],
    ['linux', 'microphone'],
  ] as const)('have no page on %s for the %s', async (platform, permission) => {
    const access = on(platform)
    expect(access.state.settings).not.toContain(permission)
    expect(await access.openSettings(permission)).toBe(false)
    expect(opened).toEqual([])
  })

  it('that cannot be opened end nothing', async () => {
    shell.failure = new Error('no application')
    expect(await on('darwin').openSettings('microphone')).toBe(false)
  })
})
