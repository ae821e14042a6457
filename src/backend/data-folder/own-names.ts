import { join } from 'node:path'
import { systemFolder } from '../base/system-folders.ts'

/**
 * Names of everything that Parley stores in its data folder. The user may have named the folder, with files of others in
 * it: what no pattern covers is theirs. Whatever stores something new there adds its name.
 */
const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
/** Suffix of files that are kept beside the one in use: unreadable ones, those of other versions, and their copies. */
const KEPT = String.raw`(?:\.(?:unreadable|beside|copy-\d+)-[\dTZ.-]+)*`

const SETTINGS =
  'settings|secrets|environment-key|webhost|resumptions|text-file|closed-captions|sound-devices|lowered-volumes|updates|clock|demo-service'

/** Files in the data folder itself. */
export const OWN_FILES: readonly RegExp[] = [
  // Written under a temporary name first; earlier versions had others for that.
  new RegExp(String.raw`^(?:${SETTINGS})\.json${KEPT}(?:\.new|\.tmp-\w+)?$`),
  new RegExp(String.raw`^library\.sqlite${KEPT}(?:\.(?:unfinished|lock))?(?:-wal|-shm|-journal)?$`),
  // The updater's id of this computer, which it sends nowhere.
  /^\.updaterId$/,
]

/** Folders in the data folder, with the files that Parley stores in them. */
export const OWN_FOLDERS: Readonly<Record<string, RegExp>> = {
  sound: new RegExp(String.raw`^${ID}\.ogg$`, 'i'),
  'missing-speech': new RegExp(String.raw`^${ID}\.${ID}\.sealed$`, 'i'),
  documents: new RegExp(String.raw`^${ID}\.(?:source|result)(?:\.part)?$`, 'i'),
  runs: new RegExp(String.raw`^${ID}\.run(?:-journal)?$`, 'i'),
}

/** The folder of Chromium's data of the desktop app's pages: caches, localStorage, network state. */
export const PAGE_DATA = 'parley-page-data'

/** Packages of newer versions wait in the system's folder for caches, where electron-updater puts them. */
export const updateFolder = (env: NodeJS.ProcessEnv): string =>
  join(systemFolder('cache', env), 'parley-updater')
