import { lstatSync, readdirSync, rmdirSync, rmSync, unlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import { OWN_FILES, OWN_FOLDERS, PAGE_DATA } from './own-names.ts'

/** A file or folder that could not be deleted. */
export interface Leftover {
  /** As seen from the data folder, if it is in it. */
  readonly name: string
  readonly path: string
  readonly reason: string
}

/**
 * Deletes all data of Parley in a folder that nobody uses, and nothing else. It follows no links, and can be repeated after
 * it was cut off at any moment.
 *
 * @param elsewhere folders that are Parley's alone, and go as a whole
 * @returns what could not be deleted
 */
export function eraseFolder(folder: string, elsewhere: readonly string[] = []): Leftover[] {
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

  for (const [name, isOwn] of Object.entries(OWN_FOLDERS)) removeFolder(name, isOwn)
  for (const path of elsewhere) remove(dirname(path), basename(path), removeTree)
  remove(folder, PAGE_DATA, removeTree)
  remove(folder, '.', () => {
    for (const name of namesIn(folder).filter((each) => OWN_FILES.some((isOwn) => isOwn.test(each))))
      remove(folder, name, removeFile)
  })
  return leftovers
}

function typeOf(path: string): 'file' | 'folder' | 'link' | 'other' | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (found === undefined) return undefined
  if (found.isSymbolicLink()) return 'link'
  return found.isDirectory() ? 'folder' : found.isFile() ? 'file' : 'other'
}

const namesIn = (folder: string): string[] => (typeOf(folder) === 'folder' ? readdirSync(folder) : [])
