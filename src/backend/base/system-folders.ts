import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'

/** Kind of files that programs store in the user's folders of a system. */
type Purpose = 'config' | 'cache'

interface Place {
  /** Environment variable that moves the folder. */
  readonly variable?: string
  /** Where it is in the home folder otherwise. */
  readonly inHome: readonly string[]
}

const WINDOWS: Readonly<Record<Purpose, Place>> = {
  config: { variable: 'APPDATA', inHome: ['AppData', 'Roaming'] },
  cache: { variable: 'LOCALAPPDATA', inHome: ['AppData', 'Local'] },
}
const MAC: Readonly<Record<Purpose, Place>> = {
  config: { inHome: ['Library', 'Application Support'] },
  cache: { inHome: ['Library', 'Caches'] },
}
const XDG: Readonly<Record<Purpose, Place>> = {
  config: { variable: 'XDG_CONFIG_HOME', inHome: ['.config'] },
  cache: { variable: 'XDG_CACHE_HOME', inHome: ['.cache'] },
}

/** The folder of a system for the data of all programs of its user. */
export function systemFolder(
  purpose: Purpose,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  const places = platform === 'win32' ? WINDOWS : platform === 'darwin' ? MAC : XDG
  const path = platform === 'win32' ? win32 : posix
  const { variable = '', inHome } = places[purpose]
  const moved = env[variable] ?? ''
  // Empty and relative paths must be ignored, according to the XDG specification.
  return path.isAbsolute(moved) ? moved : path.join(home, ...inHome)
}
