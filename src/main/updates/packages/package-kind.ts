import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { InstallWay } from '../../../core/product/updates/updates-calls.ts'
import { appImageOf } from '../../integration/startup/app-image.ts'

/** How this copy of Parley was installed. `archive` stands for everything that was unpacked by hand. */
export type PackageKind = 'appimage' | 'deb' | 'nsis' | 'mac' | 'archive' | 'flatpak' | 'homebrew'

export interface Installation {
  readonly kind: PackageKind
  readonly install: InstallWay
}

/** Where this copy of Parley is, and on what. */
export interface InstallationPlace {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  /** Path of the running program. */
  readonly execPath: string
  /** Whether a path exists and may be used so, as in `access` of Node. */
  readonly exists?: (path: string, mode?: number) => Promise<boolean>
}

/** Where the Debian package lies; archives belong elsewhere. */
const DEB_FOLDER = '/usr/lib/parley/'
/** Folders in which Homebrew notes its casks. */
const CASKS = ['/opt/homebrew/Caskroom/parley', '/usr/local/Caskroom/parley']
/** Folders from which macOS runs a program that was not installed. */
const MAC_ELSEWHERE = ['/Volumes/', '/private/var/folders/']

/** Finds out how this copy was installed, and whether it can replace itself. */
export async function findInstallation(place: InstallationPlace): Promise<Installation> {
  const { platform, execPath, exists = existsOnDisk } = place
  if (platform === 'linux') return onLinux({ ...place, exists })
  if (platform === 'win32') {
    const isInstalled = await exists(join(dirname(execPath), 'Uninstall Parley.exe'))
    return isInstalled ? { kind: 'nsis', install: 'at-quit' } : { kind: 'archive', install: 'by-hand' }
  }
  if (platform !== 'darwin') return { kind: 'archive', install: 'by-hand' }
  for (const cask of CASKS) if (await exists(cask)) return { kind: 'homebrew', install: 'by-hand' }
  const isElsewhere = MAC_ELSEWHERE.some((folder) => execPath.startsWith(folder))
  return { kind: 'mac', install: isElsewhere ? 'by-hand' : 'at-quit' }
}

async function onLinux(place: Required<InstallationPlace>): Promise<Installation> {
  const { env, execPath, exists } = place
  if (await exists('/.flatpak-info')) return { kind: 'flatpak', install: 'by-hand' }
  const appImage = appImageOf(env, execPath)
  if (appImage === undefined)
    return { kind: execPath.startsWith(DEB_FOLDER) ? 'deb' : 'archive', install: 'by-hand' }
  const isReplaceable = await exists(dirname(appImage), constants.W_OK)
  return { kind: 'appimage', install: isReplaceable ? 'at-quit' : 'by-hand' }
}

const existsOnDisk = (path: string, mode: number = constants.F_OK): Promise<boolean> =>
  access(path, mode).then(
    () => true,
    () => false,
  )
