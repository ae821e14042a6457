import { existsSync, renameSync, statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import {
  copiesOf,
  fileMoment,
  filesBeside,
  MAX_COPY_AGE_MS,
  pruneCopies,
  removeCopy,
} from '../../base/version-copies.ts'
import type { LibraryClock } from '../library-clock.ts'
import { deleteFromCopy } from './delete-from-copy.ts'

/** In the name of a library that could not be read. */
const UNREADABLE = '.unreadable-'
/** The end of the name of a library that was started beside one of a newer version. */
const BESIDE = /\.beside-[\dTZ.-]+$/

/** The files of libraries: the one in use with its copies, others of other versions, and unreadable ones. */
export class LibraryFiles {
  readonly #path: string
  #inUse: string

  /** @param path of the library of all versions */
  constructor(path: string) {
    this.#path = path
    this.#inUse = path
  }

  /** Copies from before migrations of the library in use. */
  get copies(): string[] {
    return copiesOf(this.#inUse).map(({ path }) => path)
  }

  /** Libraries that were started beside one of a newer version, the latest first. */
  get beside(): string[] {
    return filesBeside(this.#path)
      .filter((path) => BESIDE.test(path))
      .toSorted()
      .toReversed()
  }

  /** Files of libraries that could not be read. */
  get unreadable(): string[] {
    return filesBeside(this.#path).filter((path) => path.includes(UNREADABLE))
  }

  /** Path of another library to start. */
  newBeside(): string {
    return `${this.#path}.beside-${fileMoment()}`
  }

  use(path: string): void {
    this.#inUse = path
  }

  /** Deletes from copies what was deleted from the library in use. */
  deleteFromCopies(database: DatabaseSync): void {
    for (const copy of this.copies) deleteFromCopy(database, copy)
  }

  /**
   * Sets the library in use aside, which cannot be read. The files beside a database belong to it: without them it is
   * older than it was. Copies do not follow the one that comes in its place.
   */
  setAside(): void {
    const path = this.#inUse
    const aside = `${path}${UNREADABLE}${fileMoment()}`
    for (const copy of this.copies) renameSync(copy, aside + copy.slice(path.length))
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(path + part)) renameSync(path + part, aside + part)
  }

  /**
   * Deletes libraries that are not in use, of which single sessions cannot be deleted, and copies that are not needed.
   *
   * @param keptForMs deletes those that have not changed for so long; 0 also deletes all copies
   * @returns whether any was deleted
   */
  removeExpired(keptForMs: number, clock: LibraryClock): boolean {
    if (this.copies.length > 0) pruneCopies(this.#inUse, clock.expiredBefore(MAX_COPY_AGE_MS))
    const others = [...this.unreadable, ...this.beside.filter((path) => path !== this.#inUse)]
    const before = others.length > 0 ? clock.expiredBefore(keptForMs) : 0
    const old = others.filter((path) => statSync(path).mtimeMs <= before)
    const unused = old.filter((path) => BESIDE.test(path))
    return remove([
      ...old,
      ...filesBeside(this.#path).filter((path) => unused.some((other) => path.startsWith(other))),
      ...(keptForMs === 0 ? this.copies : []),
    ])
  }

  removeUnreadable(): boolean {
    return remove(this.unreadable)
  }
}

function remove(paths: readonly string[]): boolean {
  for (const path of paths) removeCopy(path)
  return paths.length > 0
}
