import { type Session, systemPreferences } from 'electron'
import { handsSystemAudioOn } from '../integration/system-audio.ts'
import { isOurs } from './origin.ts'

type RequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type Permission = Parameters<RequestHandler>[1]
type MediaType = 'audio' | 'video' | 'unknown'

const GRANTED: ReadonlySet<Permission> = new Set([
  'media',
  'speaker-selection',
  // Putting text there, at a click. Reading what is there stays forbidden.
  'clipboard-sanitized-write',
  'screen-wake-lock',
  'fullscreen',
  // A service may run on this computer, as the demo does, or in the network of a company. Which hosts a page
  // may reach is for its content security policy to say; this only lets such a host be a near one.
  'loopback-network',
  'local-network',
  'local-network-access',
])

/**
 * Grants our own pages what they need: microphone, system audio, choice of speaker, clipboard writing, wake
 * lock, full screen. Everything else is denied.
 */
export function protectSession(session: Session, platform: NodeJS.Platform = process.platform): void {
  session.setPermissionCheckHandler((_page, permission, origin, { mediaType }) =>
    isGranted(platform, permission, origin, mediaType === undefined ? [] : [mediaType]),
  )
  session.setPermissionRequestHandler((_page, permission, answer, details) => {
    const mediaTypes = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    if (!isGranted(platform, permission, details.requestingUrl, mediaTypes)) return answer(false)
    if (permission !== 'media' || platform !== 'darwin') return answer(true)
    systemPreferences.askForMediaAccess('microphone').then(answer, () => answer(false))
  })
  session.setDevicePermissionHandler(() => false)
  // The spell checker would fetch its dictionaries from a third party.
  session.setSpellCheckerEnabled(false)
}

function isGranted(
  platform: NodeJS.Platform,
  permission: Permission,
  address: string,
  media: readonly MediaType[],
): boolean {
  if (!isOurs(address)) return false
  // Requested for system audio; what is actually provided is decided by the display media handler.
  if (permission === 'display-capture') return handsSystemAudioOn(platform)
  return GRANTED.has(permission) && (permission !== 'media' || isMicrophone(media))
}

/** The microphone and nothing else. A request that does not say what it wants may want the camera. */
const isMicrophone = (media: readonly MediaType[]): boolean =>
  media.length > 0 && media.every((type) => type === 'audio')
