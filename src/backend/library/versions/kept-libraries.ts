import { statSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import {
  filesBeside,
  type KeptVersion,
  keptVersions,
  pruneCopies,
  removeKept,
} from '../../base/kept-versions.ts'
import { deleteFromCopy, hasDeletions } from './deleted-rows.ts'

/** Begins the ending of the files of a library that could not be read. */
export const UNREADABLE = '.unreadable-'

/** The libraries beside the one in use: unreadable ones, those of newer versions, and copies from before migrations. */
export class KeptLibraries {
  readonly #path: string
  readonly #version: number

  /**
   * @param path of the library in use
   * @param version of the running program
   */
  constructor(path: string, version: number) {
    this.#path = path
    this.#version = version
  }

  /** Files of libraries that could not be read. */
  get unreadable(): string[] {
    return filesBeside(this.#path).filter((path) => path.startsWith(this.#path + UNREADABLE))
  }

  /** The oldest first. */
  get all(): KeptVersion[] {
    return keptVersions(this.#path)
  }

  get setAside(): KeptVersion[] {
    return this.all.filter(({ type }) => type === 'set-aside')
  }

  /** Those of versions that this one knows nothing about. */
  get newer(): KeptVersion[] {
    return this.all.filter(({ version }) => version > this.#version)
  }

  get newerSetAside(): KeptVersion[] {
    return this.newer.filter(({ type }) => type === 'set-aside')
  }

  /** Deletes from copies what was deleted from the library. */
  deleteFromCopies(database: DatabaseSync): void {
    if (!hasDeletions(database)) return
    for (const { type, version, path } of this.all)
      if (type === 'copy' && version <= this.#version) deleteFromCopy(database, path)
  }

  /**
   * Deletes files of which single sessions cannot be deleted, and copies that are no longer needed.
   *
   * @param keptForMs deletes those that have not changed for so long; 0 also deletes all copies
   * @param areDocumentsHere whether this library has the documents of those that were set aside
   * @returns whether any was deleted
   */
  removeExpired(keptForMs: number, areDocumentsHere: boolean): boolean {
    pruneCopies(this.#path)
    const copies = this.all.filter(({ type }) => type === 'copy')
    const newerCopies = copies.filter(({ version }) => version > this.#version)
    const expired = [
      ...this.unreadable,
      ...pathsOf(areDocumentsHere ? this.setAside : []),
      ...pathsOf(newerCopies),
    ].filter((path) => statSync(path).mtimeMs <= Date.now() - keptForMs)
    return remove([...expired, ...pathsOf(keptForMs === 0 ? copies : [])])
  }

  removeUnreadable(): boolean {
    return remove(this.unreadable)
  }

  /** Also copies of newer versions: they contain nothing else. */
  removeNewer(): boolean {
    return remove(pathsOf(this.newer))
  }
}

const pathsOf = (kept: readonly KeptVersion[]): string[] => kept.map(({ path }) => path)

function remove(paths: readonly string[]): boolean {
  for (const path of paths) removeKept(path)
  return paths.length > 0
}
