import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The process of a host, and the folder in which it keeps everything. */
export interface HostPlace {
  readonly pid: number
  readonly home: string
}

/** A means by which a library cannot be written for a while. */
export interface DiskTrouble {
  /** In words, for the title of a test. */
  readonly way: string
  /** What the app then says of it, besides that nothing can be saved. */
  readonly says: RegExp
  /** The command line that a host's own one follows on. Its folder must be there. */
  readonly under: (home: string) => readonly string[]
  /**
   * Begins it while the host runs.
   *
   * @returns what ends it
   */
  readonly begin: (host: HostPlace) => () => void
}

const isLinux = process.platform === 'linux'
const DISK = 'size=16m'
const LIBRARY = 'library.sqlite'

/**
 * Covers a folder with a disk that holds the same files, and runs the rest of the command line on it. From the
 * folder that is covered, its files are still to be had.
 */
const ON_OWN_DISK = `cd "$0" && mount -t tmpfs -o ${DISK} tmpfs "$0" && cp -a ./. "$0" && cd / && exec "$@"`
const mountedUnder = (home: string) => ['unshare', '-rm', 'sh', '-c', ON_OWN_DISK, home]

/** Of this mount alone: what belongs to the whole disk, an ordinary user may not say again. */
const remounting = (how: 'ro' | 'rw', home: string) => ['mount', '-o', `remount,bind,${how}`, home]

/** Whether this system lets a process mount a disk that nobody else sees. Many do, for ordinary users too. */
function canMount(): boolean {
  if (!isLinux) return false
  const folder = mkdtempSync(join(tmpdir(), 'parley-mount-'))
  const [command = '', ...args] = mountedUnder(folder)
  const { status } = spawnSync(command, [...args, ...remounting('ro', folder)], { stdio: 'ignore' })
  rmdirSync(folder)
  return status === 0
}

/** A file of a process, for those who do not see its disks. */
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

/** The size to which the files of a process may grow from now on. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])

function takeGrowth({ pid, home }: HostPlace): () => void {
  limitFiles(pid, statSync(join(home, `${LIBRARY}-wal`), { throwIfNoEntry: false })?.size ?? 0)
  return () => limitFiles(pid, 'unlimited')
}

function lockLibrary({ home }: HostPlace): () => void {
  const other = new DatabaseSync(join(home, LIBRARY))
  other.exec('BEGIN IMMEDIATE')
  return () => other.close()
}

function standInTheWay({ home }: HostPlace): () => void {
  const path = join(home, LIBRARY)
  mkdirSync(path)
  return () => rmdirSync(path)
}

const asItIs = () => []
const isMountable = canMount()
const when = (isHere: boolean, trouble: DiskTrouble): readonly DiskTrouble[] => (isHere ? [trouble] : [])

/** Needs no disk of its own. */
export const lockedLibrary: DiskTrouble = {
  way: 'a lock that somebody else holds',
  says: /^database is locked$/,
  under: asItIs,
  begin: lockLibrary,
}
/** Needs no disk of its own. */
export const occupiedPlace: DiskTrouble = {
  way: 'a folder in the place of the library',
  says: /^EISDIR: [^,]+$/,
  under: asItIs,
  begin: standInTheWay,
}

/** Ways in which a disk has no room left, the truest first. They begin at any time. */
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

/** Ways in which a folder takes no new files, the truest first. They begin before there is a library. */
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
