import type { DesktopPort } from '../../../src/backend/desktop/desktop-port.ts'
import { ok } from '../../../src/core/base/result.ts'
import { forShortcuts } from '../../../src/core/product/shortcuts/shortcuts.ts'

/** A desktop without a display that remembers whether the app starts at login. */
export function desktopInMemory(): DesktopPort {
  let isOn = false
  const startup = () => Promise.resolve(ok({ isAvailable: true, isOn, needsApproval: false, hasTray: true }))
  return {
    open: () => undefined,
    reportLive: () => undefined,
    quick: { open: () => undefined, hide: () => Promise.resolve(), take: () => ({}) },
    overlay: {
      state: () => ({
        isAvailable: true,
        staysOnTop: true,
        letsClicksThrough: true,
        sharingProtection: 'linux',
      }),
      resize: () => undefined,
      holdPointer: () => undefined,
    },
    shortcuts: {
      state: () => ({
        isAvailable: true,
        reach: 'everywhere',
        isOn: true,
        shortcuts: forShortcuts(() => ({ keys: null })),
      }),
      record: () => undefined,
    },
    permissions: {
      state: () => ({ microphone: 'granted', settings: ['microphone'] }),
      openSettings: () => Promise.resolve(true),
    },
    startup: {
      state: startup,
      set: (wanted) => {
        isOn = wanted
        return startup()
      },
    },
  }
}
