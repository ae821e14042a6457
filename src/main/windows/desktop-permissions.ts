import { type Session, systemPreferences } from 'electron'
import { handsSystemAudioOn } from '../integration/hand-system-audio-on.ts'
import { isOwnPage } from './origin.ts'

type RequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type Permission = Parameters<RequestHandler>[1]
type MediaType = 'audio' | 'video' | 'unknown'

const GRANTED: ReadonlySet<Permission> = new Set([
  'media',
  'speaker-selection',
  // Writes to the clipboard after a click. Reading the clipboard stays forbidden.
  'clipboard-sanitized-write',
  'screen-wake-lock',
  'fullscreen',
  // The service may run on this computer, as the demo service does, or in a company network. The content security
  // policy decides which hosts a page may reach; this only permits local ones.
  'loopback-network',
  'local-network',
  'local-network-access',
])

/**
 * Grants our own pages the permissions that they need: microphone, system audio, choice of speaker, clipboard
 * writing, wake lock, full screen. All others are denied. macOS asks the user when a page first opens the microphone.
 *
 * @param answered called when the user has answered
 */
export function protectSession(
  session: Session,
  platform: NodeJS.Platform = process.platform,
  answered: () => void = () => undefined,
): void {
  session.setPermissionCheckHandler((_page, permission, origin, { mediaType }) =>
    isGranted(platform, permission, origin, mediaType === undefined ? [] : [mediaType]),
  )
  session.setPermissionRequestHandler((_page, permission, answer, details) => {
    const mediaTypes = 'mediaTypes' in details ? (details.mediaTypes ?? []) : []
    if (!isGranted(platform, permission, details.requestingUrl, mediaTypes)) return answer(false)
    if (permission !== 'media' || platform !== 'darwin') return answer(true)
    systemPreferences
      .askForMediaAccess('microphone')
      .then(answer, () => answer(false))
      .finally(answered)
  })
  session.setDevicePermissionHandler(() => false)
  // The spell checker would download its dictionaries from a third party.
  session.setSpellCheckerEnabled(false)
}

function isGranted(
  platform: NodeJS.Platform,
  permission: Permission,
  address: string,
  media: readonly MediaType[],
): boolean {
  if (!isOwnPage(address)) return false
  // Needed for system audio; the display media handler decides what is actually provided.
  if (permission === 'display-capture') return handsSystemAudioOn(platform)
  return GRANTED.has(permission) && (permission !== 'media' || isMicrophone(media))
}

/** Whether only the microphone is requested. A request without media types may include the camera. */
const isMicrophone = (media: readonly MediaType[]): boolean =>
  media.length > 0 && media.every((type) => type === 'audio')
