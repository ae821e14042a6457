import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { reasonOf } from '../../../backend/base/error-utils.ts'
import type { Log } from '../../../core/base/log.ts'
import type { DisplayServer } from '../display-server.ts'

/** Asks the session bus for the program that shows tray icons. */
const QUESTION = [
  'call',
  '--session',
  '--dest=org.freedesktop.DBus',
  '--object-path=/org/freedesktop/DBus',
  '--method=org.freedesktop.DBus.NameHasOwner',
  'org.kde.StatusNotifierWatcher',
]
const LIMIT_MS = 2000

interface TrayFacts {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly displayServer: DisplayServer
}

/**
 * Whether the desktop shows tray icons, as GNOME does with an extension only. A desktop that does not say is believed to.
 * Without the program that it is asked for, Electron uses the older protocol of X11 (XEmbed), which many panels know alone.
 */
export async function showsTray({ platform, env, displayServer }: TrayFacts, log: Log): Promise<boolean> {
  if (platform !== 'linux') return true
  const { XDG_CURRENT_DESKTOP: desktop = '' } = env
  if (displayServer === 'other' && !desktop.split(':').includes('GNOME')) return true
  try {
    const { stdout } = await promisify(execFile)('gdbus', QUESTION, { env, timeout: LIMIT_MS })
    return stdout.trim() !== '(false,)'
  } catch (thrown) {
    log.info('the desktop does not say whether it shows tray icons', { detail: reasonOf(thrown) })
    return true
  }
}
