import { defaultCallContext } from '../../core/base/call.ts'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'
import type { desktopCalls } from '../../core/product/desktop/desktop-calls.ts'
import { forShortcuts } from '../../core/product/shortcuts/shortcuts.ts'
import type { DesktopPort } from './desktop-port.ts'

type DesktopHandlers = HandlersOf<keyof typeof desktopCalls | 'desktop.reportLive'>

/** Port of hosts without a desktop: no effect, and pages see that it is unavailable. */
const withoutDesktop: DesktopPort = {
  open: () => undefined,
  reportLive: () => undefined,
  quick: { open: () => undefined, hide: () => Promise.resolve(), take: () => ({}) },
  overlay: {
    state: () => ({
      isAvailable: false,
      staysOnTop: false,
      letsClicksThrough: false,
      sharingProtection: 'linux',
    }),
    resize: () => undefined,
    holdPointer: () => undefined,
  },
  shortcuts: {
    state: () => ({
      isAvailable: false,
      reach: 'everywhere',
      isOn: false,
      shortcuts: forShortcuts(() => ({ keys: null })),
    }),
    record: () => undefined,
  },
  permissions: { state: () => ({ settings: [] }), openSettings: () => Promise.resolve(false) },
  startup: {
    state: () =>
      Promise.resolve(ok({ isAvailable: false, isOn: false, needsApproval: false, hasTray: false })),
    set: () => Promise.resolve(err({ kind: 'other-host-only' })),
  },
}

export function createDesktopHandlers({
  open,
  reportLive,
  quick,
  overlay,
  shortcuts,
  permissions,
  startup,
}: DesktopPort = withoutDesktop): DesktopHandlers {
  const done = (act: () => void) => {
    act()
    return Promise.resolve(ok({}))
  }
  return {
    'desktop.open': () => done(open),
    'desktop.reportLive': (report) => done(() => reportLive(report)),
    'quick.open': () => done(quick.open),
    'quick.hide': async () => {
      await quick.hide()
      return ok({})
    },
    'quick.take': (_input, { caller } = defaultCallContext) => Promise.resolve(ok(quick.take(caller))),
    'overlay.get': () => Promise.resolve(ok(overlay.state())),
    'overlay.resize': (size, { caller } = defaultCallContext) => done(() => overlay.resize(caller, size)),
    'overlay.holdPointer': ({ isHeld }, { caller } = defaultCallContext) =>
      done(() => overlay.holdPointer(caller, isHeld)),
    'shortcuts.get': () => Promise.resolve(ok(shortcuts.state())),
    'shortcuts.record': ({ isRecording }, { caller } = defaultCallContext) =>
      done(() => shortcuts.record(caller, isRecording)),
    'permissions.get': () => Promise.resolve(ok(permissions.state())),
    'permissions.openSettings': async ({ permission }) =>
      (await permissions.openSettings(permission)) ? ok({}) : err({ kind: 'other-host-only' }),
    'startup.get': () => startup.state(),
    'startup.set': ({ isOn }) => startup.set(isOn),
  }
}
