import type { Session } from 'electron'
import { isOurs } from '../windows/origin.ts'

/** Whether Chromium can capture system audio. On Linux, an input device carries it instead. */
export const handsSystemAudioOn = (platform: NodeJS.Platform): boolean =>
  platform === 'win32' || platform === 'darwin'

/**
 * Hands what this computer plays on to our own pages, and never a picture of it: a page has to ask for one, and
 * the answer has none. The page asks for its own speech to be left out.
 */
export function handSystemAudioOn(session: Session, platform: NodeJS.Platform = process.platform): void {
  session.setDisplayMediaRequestHandler((request, answer) => {
    const isGiven = handsSystemAudioOn(platform) && request.audioRequested && isOurs(request.securityOrigin)
    answer(isGiven ? { audio: 'loopback' } : null)
  })
}
