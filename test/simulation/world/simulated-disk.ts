import fs, { closeSync, fstatSync, fsyncSync, openSync, readSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** That of the computer on which this runs. */
const { writeSync } = fs
/** Fraction of lost writes that leave zeros. */
const ZEROED = 0.5
const LIBRARY = ['library.sqlite', 'library.sqlite-wal'] as const

/** Content of the library's files; undefined where there is none. */
type LibraryFiles = readonly (Buffer | undefined)[]

/**
 * The disk of a computer: a folder in memory, where the system has one. What SQLite has committed is on it, and what was
 * written to files without a flush is lost when the power is.
 */
export class SimulatedDisk {
  #folder: string
  #generation = 0
  readonly #root: string
  readonly #random: () => number
  /** Files with content that is not flushed, and the length that is. */
  readonly #unflushed = new Map<string, number>()
  readonly #databases = new Set<DatabaseSync>()
  isFull = false
  /** How long it takes for a request, in milliseconds. */
  latencyMs = 1

  /** @param root an empty folder that exists */
  constructor(root: string, random: () => number) {
    this.#root = root
    this.#random = random
    this.#folder = join(root, '0')
    fs.mkdirSync(this.#folder)
  }

  get folder(): string {
    return this.#folder
  }

  /** Whether a statement or a write is refused now: a full disk takes what happens to fit. */
  get isRefusing(): boolean {
    return this.isFull && this.#random() < 0.5
  }

  opened(database: DatabaseSync): void {
    this.#databases.add(database)
  }

  closed(database: DatabaseSync): void {
    this.#databases.delete(database)
  }

  written(path: string, flushedBytes: number): void {
    if (path.startsWith(this.#folder) && !this.#unflushed.has(path)) this.#unflushed.set(path, flushedBytes)
  }

  flushed(path: string): void {
    this.#unflushed.delete(path)
  }

  renamed(from: string, to: string): void {
    const bytes = this.#unflushed.get(from)
    this.#unflushed.delete(from)
    this.#unflushed.delete(to)
    if (bytes !== undefined) this.#unflushed.set(to, bytes)
  }

  library(): LibraryFiles {
    return LIBRARY.map((name) => readIfThere(join(this.#folder, name)))
  }

  /**
   * What a crash in the middle of a request leaves of the library: a part of what the request has written.
   *
   * @returns undefined if it has written nothing to the log alone
   */
  torn([main, log = Buffer.alloc(0)]: LibraryFiles): LibraryFiles | undefined {
    const [mainNow, logNow] = this.library()
    const isAppended =
      main !== undefined &&
      mainNow?.equals(main) === true &&
      logNow !== undefined &&
      logNow.length > log.length &&
      logNow.subarray(0, log.length).equals(log)
    if (!isAppended) return undefined
    const cut = log.length + Math.floor(this.#random() * (logNow.length - log.length))
    return [main, logNow.subarray(0, cut)]
  }

  /** Everything that runs has ended at once. @param library what is left of it, if not what is there */
  crash(isPowerLost: boolean, library?: LibraryFiles): void {
    const before = this.#folder
    this.#generation += 1
    const after = join(this.#root, String(this.#generation))
    fs.cpSync(before, after, { recursive: true })
    this.#folder = after
    if (isPowerLost)
      for (const [path, flushedBytes] of this.#unflushed)
        this.#lose(path.replace(before, after), flushedBytes)
    if (library !== undefined)
      for (const [at, name] of LIBRARY.entries()) {
        const content = library[at]
        if (content !== undefined) fs.writeFileSync(join(after, name), content)
      }
    fs.rmSync(join(after, 'library.sqlite-shm'), { force: true })
    this.#unflushed.clear()
    this.isFull = false
    // Closing would write to the disk, which is another one by now.
    this.close()
    fs.rmSync(before, { recursive: true })
  }

  close(): void {
    for (const database of [...this.#databases]) database.close()
    this.#databases.clear()
  }

  /** A part of what was not flushed is gone, or its space is in the file without its content, as on some file systems. */
  #lose(file: string, flushedBytes: number): void {
    if (!fs.existsSync(file)) return
    const { size } = fs.statSync(file)
    const left = flushedBytes + Math.floor(this.#random() * Math.max(0, size - flushedBytes + 1))
    fs.truncateSync(file, left)
    if (this.#random() < ZEROED) fs.truncateSync(file, size)
  }
}

const readIfThere = (path: string): Buffer | undefined =>
  fs.existsSync(path) ? fs.readFileSync(path) : undefined

/** The error of a full disk. */
export const noSpace = (): Error =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

/** A `FileHandle`, as far as Parley uses one, without waiting. */
class SimulatedFile {
  readonly #disk: SimulatedDisk
  readonly #path: string
  readonly #fd: number
  #isOpen = true

  constructor(disk: SimulatedDisk, path: string, flags: string | number, mode?: number) {
    this.#disk = disk
    this.#path = path
    this.#fd = openSync(path, flags, mode)
  }

  appendFile(data: Uint8Array): Promise<void> {
    return settled(() => this.#write(data))
  }

  write(data: Uint8Array): Promise<{ bytesWritten: number }> {
    return settled(() => {
      this.#write(data)
      return { bytesWritten: data.length }
    })
  }

  read(buffer: Uint8Array, offset: number, length: number, position: number) {
    return settled(() => ({ buffer, bytesRead: readSync(this.#fd, buffer, offset, length, position) }))
  }

  stat() {
    return settled(() => fstatSync(this.#fd))
  }

  sync(): Promise<void> {
    return settled(() => {
      fsyncSync(this.#fd)
      this.#disk.flushed(this.#path)
    })
  }

  close(): Promise<void> {
    return settled(() => {
      if (this.#isOpen) closeSync(this.#fd)
      this.#isOpen = false
    })
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  #write(data: Uint8Array): void {
    const { size } = fstatSync(this.#fd)
    this.#disk.written(this.#path, size)
    if (!this.#disk.isRefusing) return void writeSync(this.#fd, data)
    writeSync(this.#fd, data, 0, data.length >> 1)
    throw noSpace()
  }
}

const settled = async <T>(act: () => T): Promise<T> => act()

type Files = typeof fs.promises
type Act = (...args: never[]) => unknown

/** The asynchronous functions of a file system, which do not wait where there is a simulated disk. */
export function toPromises(real: Files, disk: () => SimulatedDisk | undefined): Partial<Files> {
  const now = {
    readFile: fs.readFileSync,
    rm: fs.rmSync,
    unlink: fs.unlinkSync,
    mkdir: fs.mkdirSync,
    stat: fs.statSync,
    lstat: fs.lstatSync,
    readdir: fs.readdirSync,
    statfs: fs.statfsSync,
  } as unknown as Record<keyof Files, Act>
  const simple = Object.entries(now).map(([name, act]) => {
    const wait = real[name as 'stat'] as unknown as Act
    return [name, (...args: never[]) => (disk() === undefined ? wait(...args) : settled(() => act(...args)))]
  })
  const { open, rename, writeFile } = real
  return {
    ...Object.fromEntries(simple),
    open: (path: string, flags: string | number = 'r', mode?: number) => {
      const own = disk()
      return own === undefined
        ? open(path, flags, mode)
        : settled(() => new SimulatedFile(own, path, flags, mode))
    },
    rename: (from: string, to: string) => {
      const own = disk()
      if (own === undefined) return rename(from, to)
      return settled(() => {
        fs.renameSync(from, to)
        own.renamed(from, to)
      })
    },
    writeFile: (path: string, content: Uint8Array, options: { readonly flush?: boolean } = {}) => {
      const own = disk()
      if (own === undefined) return writeFile(path, content, options)
      return settled(() => {
        if (own.isRefusing) throw noSpace()
        fs.writeFileSync(path, content, options)
        if (options.flush !== true) own.written(path, 0)
      })
    },
  } as Partial<Files>
}

const CHANGES = /^\s*(?:INSERT|UPDATE|DELETE|REPLACE|CREATE|COMMIT|BEGIN IMMEDIATE)/i

/** Makes databases known to the disk, which refuses their changes while it is full. Node does not let their class be replaced. */
export function takeDatabases(disk: () => SimulatedDisk | undefined): void {
  const { exec, prepare, close } = DatabaseSync.prototype
  const use = (database: DatabaseSync, sql: string) => {
    const own = disk()
    own?.opened(database)
    const isLibrary = basename(database.location() ?? '').startsWith('library.')
    if (isLibrary && CHANGES.test(sql) && own?.isRefusing === true)
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 })
  }
  DatabaseSync.prototype.exec = function take(sql) {
    use(this, sql)
    exec.call(this, sql)
  }
  DatabaseSync.prototype.prepare = function take(...args) {
    use(this, args[0])
    return prepare.apply(this, args)
  }
  DatabaseSync.prototype.close = function take() {
    disk()?.closed(this)
    close.call(this)
  }
}
