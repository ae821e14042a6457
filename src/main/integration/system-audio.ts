import type { Session } from 'electron'
import { isOurs } from '../windows/origin.ts'

/** Whether Chromium can capture system audio. On Linux, an input device carries it instead. */
export const handsSystemAudioOn = (platform: NodeJS.Platform): boolean =>
  platform === 'win32' || platform === 'darwin'

/**
 * Provides system audio to our own pages, and never video: a page has to request video, but receives none. The
 * page requests that its own speech is excluded.
 */
export function handSystemAudioOn(session: Session, platform: NodeJS.Platform = process.platform): void {
  session.setDisplayMediaRequestHandler((request, answer) => {
    const isGiven = handsSystemAudioOn(platform) && request.audioRequested && isOurs(request.securityOrigin)
    answer(isGiven ? { audio: 'loopback' } : null)
  })
}
