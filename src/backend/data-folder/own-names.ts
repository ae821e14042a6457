import { join } from 'node:path'
import { systemFolder } from '../base/system-folders.ts'

/**
 * Names of everything that Parley stores in its data folder. The user may have named the folder, with files of others in
 * it: what no pattern covers is theirs. Whatever stores something new there adds its name.
 */
const ID = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
/** Suffix of files that are kept beside the one in use: unreadable ones, and those of other versions. */
const KEPT = String.raw`(?:\.(?:unreadable|(?:copy|version)-\d+)-[\dTZ.-]+)?`

const SETTINGS = 'settings|secrets|environment-key|webhost|text-file|sound-devices|updates'

/** A file of Chromium's: on Windows, it has the key with which the desktop app encrypts the secrets. */
export const LOCAL_STATE = 'Local State'

/** Files in the data folder itself. */
export const OWN_FILES: readonly RegExp[] = [
  // Written under a temporary name first, by electron-store or by `jsonFile`.
  new RegExp(String.raw`^(?:${SETTINGS})\.json${KEPT}(?:\.new|\.tmp-\w+)?$`),
  new RegExp(String.raw`^library\.sqlite${KEPT}(?:\.(?:unfinished|lock))?(?:-wal|-shm|-journal)?$`),
  // The updater's id of this computer, which it sends nowhere.
  /^\.updaterId$/,
  new RegExp(`^${LOCAL_STATE}$`),
]

/** Folders in the data folder, with the files that Parley stores in them. */
export const OWN_FOLDERS: Readonly<Record<string, RegExp>> = {
  sound: new RegExp(String.raw`^${ID}\.ogg$`, 'i'),
  documents: new RegExp(String.raw`^${ID}\.(?:source|result)(?:\.part)?$`, 'i'),
  runs: new RegExp(String.raw`^${ID}\.run(?:-journal)?$`, 'i'),
  'lowered-volumes': /^[\d.a-f]+\.json(?:\.new)?$/,
}

/** The folder of Chromium's data of the desktop app's pages: caches, localStorage, network state. */
export const PAGE_DATA = 'parley-page-data'

/**
 * What Chromium has in the data folder of the desktop app from versions that did not keep it apart. The names are
 * Chromium's, not Parley's: they are looked for only in a folder that nobody else would use.
 */
export const EARLIER_PAGE_DATA: readonly string[] = [
  'Cache|Code Cache|GPUCache|DawnGraphiteCache|DawnWebGPUCache|Shared Dictionary|VideoDecodeStats|blob_storage',
  'Local Storage|Session Storage|WebStorage|IndexedDB|Service Worker|shared_proto_db|Dictionaries|Crashpad',
  'Network|Network Persistent State|TransportSecurity|Preferences',
  ...['Cookies', 'Trust Tokens', 'SharedStorage', 'DIPS', 'QuotaManager', 'MediaDeviceSalts'].map(
    (name) => `${name}|${name}-journal|${name}-wal|${name}-shm`,
  ),
].flatMap((names) => names.split('|'))

/** Packages of newer versions wait in the system's folder for caches, where electron-updater puts them. */
export const updateFolder = (env: NodeJS.ProcessEnv): string =>
  join(systemFolder('cache', env), 'parley-updater')

/** Translations for which the data folder had no room, in the system's folder for temporary files. */
export const spareResultsOf = (job: string): readonly string[] => [
  `parley-${job}.result`,
  `parley-${job}.result.part`,
]
