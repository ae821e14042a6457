import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The process of a host and its data folder. */
export interface HostPlace {
  readonly pid: number
  readonly home: string
}

/** A way to make the library unwritable for a while. */
export interface DiskTrouble {
  /** Description for the title of a test. */
  readonly way: string
  /** Cause that the app reports, besides that nothing can be saved. */
  readonly says: RegExp
  /** Command line that runs the host's command line. The home folder must exist. */
  readonly under: (home: string) => readonly string[]
  /**
   * Starts the fault while the host runs.
   *
   * @returns ends the fault
   */
  readonly begin: (host: HostPlace) => () => void
}

const isLinux = process.platform === 'linux'
const DISK = 'size=16m'
const LIBRARY = 'library.sqlite'

/**
 * Mounts a disk with a copy of the folder's files over the folder, and runs the rest of the command line on it. A
 * process whose working directory is the covered folder still sees the original files.
 */
const ON_OWN_DISK = `cd "$0" && mount -t tmpfs -o ${DISK} tmpfs "$0" && cp -a ./. "$0" && cd / && exec "$@"`
/** Command line that runs another one on a disk of its own, of 16 MB, with a copy of the folder. */
const mountedUnder = (home: string) => ['unshare', '-rm', 'sh', '-c', ON_OWN_DISK, home]

/** Remounts this bind mount only: an ordinary user may not change options of the whole disk. */
const remounting = (how: 'ro' | 'rw', home: string) => ['mount', '-o', `remount,bind,${how}`, home]

/** Whether this system lets a process mount a disk in a namespace of its own. Many do, for ordinary users too. */
function canMount(): boolean {
  if (!isLinux) return false
  const folder = mkdtempSync(join(tmpdir(), 'parley-mount-'))
  const [command = '', ...args] = mountedUnder(folder)
  const { status } = spawnSync(command, [...args, ...remounting('ro', folder)], { stdio: 'ignore' })
  rmdirSync(folder)
  return status === 0
}

/** Path to a file as the process sees it, for processes in another mount namespace. */
export const seenFrom = (pid: number, path: string): string =>
  isLinux ? join('/proc', String(pid), 'root', path) : path

function fillDisk({ pid, home }: HostPlace): () => void {
  const filler = join(seenFrom(pid, home), 'filler')
  for (let bytes = 1024 * 1024; bytes >= 1; ) {
    try {
      writeFileSync(filler, Buffer.alloc(bytes, 1), { flag: 'a' })
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown
      bytes /= 2
    }
  }
  return () => rmSync(filler)
}

function remount({ pid, home }: HostPlace, how: 'ro' | 'rw'): void {
  const own = ['-t', String(pid), '-U', '-m', '--preserve-credentials']
  execFileSync('nsenter', [...own, ...remounting(how, home)])
}

/** Sets the maximum size of the process's files from now on. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])

function takeGrowth({ pid, home }: HostPlace): () => void {
  limitFiles(pid, statSync(join(home, `${LIBRARY}-wal`), { throwIfNoEntry: false })?.size ?? 0)
  return () => limitFiles(pid, 'unlimited')
}

function lockLibrary({ home }: HostPlace): () => void {
  // The host may be writing just now.
  const other = new DatabaseSync(join(home, LIBRARY), { timeout: 5000 })
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

function standInTheWay({ home }: HostPlace): () => void {
  const path = join(home, LIBRARY)
  mkdirSync(path)
  return () => rmdirSync(path)
}

const asItIs = () => []
/** Whether a host can run on a disk of its own. */
const isMountable = canMount()
const when = (isHere: boolean, trouble: DiskTrouble): readonly DiskTrouble[] => (isHere ? [trouble] : [])

/**
 * Makes a file undeletable for a process: it is mounted over itself. Undefined where that is not possible.
 *
 * @returns command line that runs the host's command line
 */
export const busyFile = isMountable
  ? (home: string, name: string): readonly string[] => [
      'unshare',
      '-rm',
      'sh',
      '-c',
      'mount --bind "$0" "$0" && exec "$@"',
      join(home, name),
    ]
  : undefined

/** Needs no separate disk. */
export const lockedLibrary: DiskTrouble = {
  way: 'a lock that somebody else holds',
  says: /^database is locked$/,
  under: asItIs,
  begin: lockLibrary,
}
/** Needs no separate disk. */
export const occupiedPlace: DiskTrouble = {
  way: 'a folder in the place of the library',
  says: /^EISDIR: [^,]+$/,
  under: asItIs,
  begin: standInTheWay,
}

/** Ways to fill a disk, the most realistic first. They can start at any time. */
export const fullDisks: readonly DiskTrouble[] = [
  ...when(isMountable, {
    way: 'a small disk of its own, filled',
    says: /^database or disk is full$/,
    under: mountedUnder,
    begin: fillDisk,
  }),
  ...when(isLinux, {
    way: 'a limit to the size of its files',
    says: /^disk I\/O error$/,
    under: asItIs,
    begin: takeGrowth,
  }),
  lockedLibrary,
]
export const fullDisk = fullDisks[0] ?? lockedLibrary

/** Ways to make a folder reject new files, the most realistic first. They start before the library exists. */
export const readOnlyFolders: readonly DiskTrouble[] = [
  ...when(isMountable, {
    way: 'a disk of its own, read only',
    says: /^EROFS: read-only file system$/,
    under: mountedUnder,
    begin: (host) => {
      remount(host, 'ro')
      return () => remount(host, 'rw')
    },
  }),
  occupiedPlace,
]
export const readOnlyFolder = readOnlyFolders[0] ?? occupiedPlace
