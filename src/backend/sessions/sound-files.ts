import {
  closeSync,
  fdatasyncSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { isMissing } from '../base/error-utils.ts'
import { syncFolder } from '../base/own-folder.ts'

const OWNER_ONLY = { file: 0o600, folder: 0o700 }
/** Valid file names. There are no capitals, since some file systems ignore case. */
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** How the files of a folder are named. */
export interface FileNames {
  readonly id: RegExp
  readonly ending: string
}

/** Like `writeSync`, it may write less than it is given. */
export type WriteChunk = (
  file: number,
  data: Uint8Array,
  from: number,
  length: number,
  position: number,
) => number

/** Outcome of appending a chunk. */
export interface Appended {
  /** False if it does not continue the stored part. */
  readonly isKept: boolean
  /** Length of the stream on the disk. */
  readonly storedBytes: number
}

export interface SoundFile {
  readonly id: string
  readonly bytes: number
  /** In milliseconds since 1970. */
  readonly changedAt: number
}

/**
 * One private file per session with its sound. Operations are synchronous, so that checking and
 * writing are atomic. System errors are thrown.
 */
export class SoundFiles {
  readonly #folder: string
  readonly #write: WriteChunk
  readonly #names: FileNames

  /** @param folder created with the first chunk */
  constructor(folder: string, write: WriteChunk = writeSync, names: FileNames = { id: ID, ending: '.ogg' }) {
    this.#folder = folder
    this.#write = write
    this.#names = names
  }

  /**
   * Appends the new part of a chunk and returns once it is on the disk. A partial write is rolled back.
   *
   * @param at position of the chunk in the stream
   */
  append(id: string, at: number, data: Uint8Array): Appended {
    const path = this.path(id)
    if (path === undefined) return { isKept: false, storedBytes: 0 }
    const file = this.#open(path, at === 0 && data.length > 0)
    if (file === undefined) return { isKept: at === 0, storedBytes: 0 }
    try {
      const stored = fstatSync(file).size
      const known = data.subarray(0, Math.max(0, stored - at))
      if (at > stored || !holds(file, at, known)) return { isKept: false, storedBytes: stored }
      const rest = data.subarray(known.length)
      this.#grow(path, file, stored, rest)
      return { isKept: true, storedBytes: stored + rest.length }
    } finally {
      closeSync(file)
    }
  }

  /** 0 if there is none. */
  bytes(id: string): number {
    const path = this.path(id)
    return path === undefined ? 0 : (statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  }

  remove(id: string): void {
    const path = this.path(id)
    try {
      if (path !== undefined) unlinkSync(path)
    } catch (thrown) {
      if (!isMissing(thrown)) throw thrown
    }
  }

  all(): SoundFile[] {
    const { ending } = this.#names
    return this.#entries().flatMap((name) => {
      const id = name.endsWith(ending) ? name.slice(0, -ending.length) : ''
      const path = this.path(id)
      const found = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
      return found === undefined ? [] : [{ id, bytes: found.size, changedAt: found.mtimeMs }]
    })
  }

  /** Undefined for an invalid id, which could lead anywhere. */
  path(id: string): string | undefined {
    const { id: valid, ending } = this.#names
    return valid.test(id) ? join(this.#folder, id + ending) : undefined
  }

  #grow(path: string, file: number, stored: number, data: Uint8Array): void {
    try {
      for (let done = 0; done < data.length; )
        done += this.#write(file, data, done, data.length - done, stored + done)
      // Also for a chunk that was already stored: a killed host may not have waited for the disk.
      fdatasyncSync(file)
    } catch (thrown) {
      if (stored === 0) unlinkSync(path)
      else ftruncateSync(file, stored)
      throw thrown
    }
  }

  #entries(): string[] {
    try {
      return readdirSync(this.#folder)
    } catch (thrown) {
      if (isMissing(thrown)) return []
      throw thrown
    }
  }

  /** Opened for every chunk, so that a deleted file is not written to. */
  #open(path: string, isBeginning: boolean): number | undefined {
    try {
      return openSync(path, 'r+')
    } catch (thrown) {
      if (!isMissing(thrown)) throw thrown
    }
    if (!isBeginning) return undefined
    mkdirSync(this.#folder, { recursive: true, mode: OWNER_ONLY.folder })
    const file = openSync(path, 'wx+', OWNER_ONLY.file)
    for (const folder of [this.#folder, dirname(this.#folder)]) syncFolder(folder)
    return file
  }
}

/** Whether a file has these bytes at this position. */
function holds(file: number, at: number, data: Uint8Array): boolean {
  const stored = new Uint8Array(data.length)
  for (let read = 0; read < stored.length; ) {
    const bytes = readSync(file, stored, read, stored.length - read, at + read)
    if (bytes === 0) return false
    read += bytes
  }
  return Buffer.compare(stored, data) === 0
}
