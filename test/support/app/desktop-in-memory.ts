import type { DesktopPort } from '../../../src/backend/desktop/desktop-port.ts'
import { ok } from '../../../src/core/base/result.ts'

/** A desktop that shows nothing, and remembers whether it is started with the system. */
export function desktopInMemory(): DesktopPort {
  let isOn = false
  const startup = () => Promise.resolve(ok({ isAvailable: true, isOn, needsApproval: false }))
  return {
    open: () => undefined,
    reportLive: () => undefined,
    quick: { open: () => undefined, hide: () => Promise.resolve(), take: () => ({}) },
    shortcuts: {
      state: () => ({
        isAvailable: true,
        isByPortal: false,
        shortcuts: { quick: { keys: null }, startOrStop: { keys: null }, mute: { keys: null } },
      }),
      record: () => undefined,
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
