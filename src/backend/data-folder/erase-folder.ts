import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import { makeOwnFolder } from '../base/own-folder.ts'
import { EARLIER_PAGE_DATA, OWN_FILES, OWN_FOLDERS, PAGE_DATA, spareResultsOf } from './own-names.ts'

/** Marks a folder whose data is to be deleted, so that a deletion that was cut off is completed at the next start. */
const MARK = 'parley.erase'

/** A file or folder that could not be deleted. */
export interface Leftover {
  /** As seen from the data folder, if it is in it. */
  readonly name: string
  readonly path: string
  readonly reason: string
}

export interface ErasedFolder {
  readonly path: string
  /** Whether the user has named it: others may have files in it. */
  readonly isNamed: boolean
  /** The system's folder for temporary files, by default. */
  readonly spareFolder?: string
  /** Folders elsewhere that are Parley's alone, and go as a whole. */
  readonly elsewhere?: readonly string[]
}

/** Requests the deletion of all data in a folder. Throws if the folder cannot be written. */
export function markForDeletion(folder: string): void {
  makeOwnFolder(folder)
  writeFileSync(join(folder, MARK), '', { flush: true })
}

export const isMarkedForDeletion = (folder: string): boolean => typeOf(join(folder, MARK)) !== undefined

/** To be called when nothing of the former data can be written any more. */
export const removeMark = (folder: string): void => rmSync(join(folder, MARK), { force: true })

/**
 * Deletes all data of Parley in a folder that nobody uses, and nothing else. It follows no links, and can be repeated after
 * it was cut off at any moment.
 *
 * @returns what could not be deleted
 */
export function eraseFolder(erased: ErasedFolder): Leftover[] {
  const { path: folder, isNamed, spareFolder = tmpdir(), elsewhere = [] } = erased
  const leftovers: Leftover[] = []
  const leave = (path: string, name: string, reason: string) => leftovers.push({ name, path, reason })
  const remove = (at: string, name: string, how: (path: string) => void) => {
    const path = join(at, name)
    try {
      if (typeOf(path) === 'link') leave(path, name, 'it is a link, and what it leads to was not deleted')
      else how(path)
    } catch (thrown) {
      if (!isMissing(thrown)) leave(path, name, reasonOf(thrown))
    }
  }
  const removeFile = (path: string) => {
    if (typeOf(path) === 'file') unlinkSync(path)
  }
  const removeTree = (path: string) => rmSync(path, { recursive: true, force: true })
  const removeFolder = (name: string, isOwn: RegExp) =>
    remove(folder, name, (path) => {
      if (typeOf(path) !== 'folder') return
      for (const each of namesIn(path).filter((other) => isOwn.test(other)))
        remove(folder, join(name, each), removeFile)
      // It stays with the files of others.
      if (namesIn(path).length === 0) rmdirSync(path)
    })

  // While the library still tells which they are.
  for (const name of jobsIn(folder).flatMap(spareResultsOf)) remove(spareFolder, name, removeFile)
  for (const [name, isOwn] of Object.entries(OWN_FOLDERS)) removeFolder(name, isOwn)
  for (const path of elsewhere) remove(dirname(path), basename(path), removeTree)
  remove(folder, PAGE_DATA, removeTree)
  if (!isNamed) for (const name of EARLIER_PAGE_DATA) remove(folder, name, removeTree)
  remove(folder, '.', () => {
    for (const name of namesIn(folder).filter((each) => OWN_FILES.some((isOwn) => isOwn.test(each))))
      remove(folder, name, removeFile)
  })
  return leftovers
}

/** Ids of the documents in the library; none if it cannot be read. */
function jobsIn(folder: string): string[] {
  const path = join(folder, 'library.sqlite')
  if (typeOf(path) !== 'file') return []
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path)
    return database
      .prepare('SELECT id FROM document_jobs')
      .all()
      .map(({ id }) => String(id))
      .filter((id) => /^[\w-]+$/.test(id))
  } catch {
    // It is damaged, or of a later version: it says nothing.
    return []
  } finally {
    database?.close()
  }
}

function typeOf(path: string): 'file' | 'folder' | 'link' | 'other' | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (found.isSymbolicLink()) return 'link'
  return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other'
}

const namesIn = (folder: string): string[] => (typeOf(folder) === 'folder' ? readdirSync(folder) : [])
