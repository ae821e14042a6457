import type { FakeSession, Permission } from '../electron-session.ts'

type MediaType = 'audio' | 'video'

/** Permissions that Chromium can be told of: its own name, Electron's, and what of it. */
const PERMISSIONS = [
  ['audioCapture', 'media', ['audio']],
  ['videoCapture', 'media', ['video']],
  ['displayCapture', 'display-capture', ['video', 'audio']],
  ['clipboardReadWrite', 'clipboard-read', []],
  ['clipboardSanitizedWrite', 'clipboard-sanitized-write', []],
  ['wakeLockScreen', 'screen-wake-lock', []],
  ['speakerSelection', 'speaker-selection', []],
  ['loopbackNetwork', 'loopback-network', []],
  ['localNetwork', 'local-network', []],
  ['localNetworkAccess', 'local-network-access', []],
  ['geolocation', 'geolocation', []],
  ['notifications', 'notifications', []],
  ['idleDetection', 'idle-detection', []],
  ['midi', 'midi', []],
  ['midiSysex', 'midiSysex', []],
  ['windowManagement', 'window-management', []],
  ['localFonts', 'local-fonts', []],
  ['storageAccess', 'storage-access', []],
] as const satisfies readonly (readonly [string, Permission, readonly MediaType[]])[]

type ChromiumPermission = (typeof PERMISSIONS)[number][0]

/** Permissions that the system itself withholds, whatever the app grants. */
export type Withheld = ReadonlySet<ChromiumPermission>

/**
 * What Chromium has to grant a page so that it may do what the handlers of its session allow. Electron asks one handler
 * what a page may do, and the other when it does it; Chromium knows one answer, so that both have to allow it.
 */
export async function grantsFor(
  session: FakeSession,
  url: string,
  withheld: Withheld,
): Promise<ChromiumPermission[]> {
  const decided = await Promise.all(
    PERMISSIONS.map(async ([name, permission, mediaTypes]) => {
      const media = mediaTypes.length === 0 ? {} : { mediaTypes }
      const isGranted =
        session.check(permission, url, media) && (await session.request(permission, url, media))
      return isGranted && !withheld.has(name) ? name : undefined
    }),
  )
  return decided.filter((name) => name !== undefined)
}
