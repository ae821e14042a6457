import type { Session } from 'electron'
import type { Log } from '../../core/base/log.ts'
import { isOwnPage } from '../windows/origin.ts'

/** Whether Chromium can capture system audio. On Linux, an input device carries it instead. */
export const handsSystemAudioOn = (platform: NodeJS.Platform): boolean =>
  platform === 'win32' || platform === 'darwin'

/**
 * Provides system audio to our own pages. A page has to request video too and Electron refuses to leave it out, so that it
 * gets a picture of itself, which shows nothing new and asks for no permission; it stops it at once. The page requests
 * that its own speech is excluded.
 */
export function handSystemAudioOn(
  session: Session,
  log: Log,
  platform: NodeJS.Platform = process.platform,
): void {
  session.setDisplayMediaRequestHandler(({ frame, audioRequested, securityOrigin }, answer) => {
    const isGiven = handsSystemAudioOn(platform) && audioRequested && isOwnPage(securityOrigin)
    if (!isGiven || frame === null) return answer(null)
    try {
      answer({ video: frame, audio: 'loopback' })
    } catch (thrown) {
      // The page is gone, and was refused.
      log.info('system audio was not provided', { detail: String(thrown) })
    }
  })
}
