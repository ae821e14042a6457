import { existsSync, realpathSync, rmdirSync } from 'node:fs'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import { isLocked } from '../library/database.ts'
import { dataFolder, desktopFolder, isNamed } from '../settings/settings-file.ts'
import {
  type ErasedFolder,
  eraseFolder,
  isMarkedForDeletion,
  type Leftover,
  markForDeletion,
  removeMark,
} from './erase-folder.ts'
import { FolderUse } from './folder-use.ts'
import { updateFolder } from './own-names.ts'

/** Time for running work to end, as long as a document that cannot be downloaded again may take, and a little more. */
const CLOSE_LIMIT_MS = 12_000
/** Time for another process to complete a deletion, and how often it is looked for. */
const WAIT_MS = 5000
const EACH_MS = 250

interface DataFolderOptions extends ErasedFolder {
  /** Where hosts store, unless the user has named a folder. */
  readonly others?: readonly string[]
  readonly log: Log
  /** Time to wait for another process that deletes the data. */
  readonly waitMs?: number
}

/**
 * What belongs to the data besides its folder, unless the user has named one: the data of the other hosts, and newer
 * versions that wait to be installed.
 */
export const besides = (
  env: NodeJS.ProcessEnv,
): Pick<DataFolderOptions, 'isNamed' | 'others' | 'elsewhere'> =>
  isNamed(env)
    ? { isNamed: true }
    : { isNamed: false, others: [dataFolder(env), desktopFolder(env)], elsewhere: [updateFolder(env)] }

type StorageError = AppErrorOf<'storage'>

interface Entered {
  readonly data: DataFolder
  /** Files that could not be deleted; undefined if there was no deletion to complete. */
  readonly leftovers: readonly Leftover[] | undefined
}

/** The folder with everything that a host stores, from its start to its end. */
export class DataFolder {
  readonly #options: DataFolderOptions
  readonly #use: FolderUse
  /** Folders of the other hosts that are deleted too. */
  #others: { readonly folder: ErasedFolder; readonly use: FolderUse }[] = []

  private constructor(options: DataFolderOptions) {
    this.#options = options
    this.#use = this.#useOf(options.path)
  }

  /**
   * Begins to use a folder, before anything is read there. A deletion that was cut off is completed first; it fails if
   * that is not possible, since what is stored from then on would be deleted later.
   */
  static enter(options: DataFolderOptions): Result<Entered, StorageError> {
    const data = new DataFolder(options)
    const leftovers = data.#enter()
    return leftovers.ok ? ok({ data, leftovers: leftovers.value }) : leftovers
  }

  /** The folders whose data is deleted, each once: the own one is last. */
  get paths(): readonly string[] {
    const { path, others = [] } = this.#options
    // On systems that ignore case, several hosts have one folder.
    const found = new Map(
      [...others, path].filter(existsSync).map((each) => [realpathSync.native(each), each]),
    )
    return [...[...found.values()].filter((each) => each !== path), path]
  }

  /** @returns false if another Parley uses the data. Throws if the folder cannot be written. */
  claim(): boolean {
    this.#others = this.paths
      .slice(0, -1)
      .map((path) => ({ folder: { path, isNamed: this.#options.isNamed }, use: this.#useOf(path) }))
    let isClaimed = false
    try {
      isClaimed = [...this.#others.map(({ use }) => use), this.#use].every((use) => use.claim())
      return isClaimed
    } finally {
      if (!isClaimed) this.release()
    }
  }

  /** Lets others use the data again. */
  release(): void {
    for (const { use } of this.#others.splice(0)) use.end()
    this.#share()
  }

  /**
   * Deletes the claimed data. If it is cut off, it is completed at the next start. Throws if nothing can be deleted.
   *
   * @param close closes everything that reads or writes there
   * @returns what could not be deleted
   */
  async erase(close: () => Promise<unknown>): Promise<readonly Leftover[]> {
    this.#mark()
    const limit = new Promise<void>((done) => setTimeout(done, CLOSE_LIMIT_MS).unref())
    await Promise.race([close(), limit]).catch((thrown: unknown) =>
      this.#options.log.warn('not everything was closed', { detail: reasonOf(thrown) }),
    )
    return [
      ...this.#others.flatMap(({ folder, use }) => complete(folder, use)),
      ...eraseFolder(this.#options),
    ]
  }

  /** Throws if one of the folders cannot be written: none is marked then. */
  #mark(): void {
    // As long as the own folder is not marked, the user sees that nothing was deleted.
    const paths = [...this.#others.map(({ folder }) => folder.path), this.#options.path]
    try {
      for (const path of paths) markForDeletion(path)
    } catch (thrown) {
      for (const path of paths) removeMark(path)
      throw thrown
    }
  }

  /** Completes the deletion; the last thing that a process does with its data. */
  finish(): readonly Leftover[] {
    return complete(this.#options, this.#use)
  }

  /** Ends the use of the folder. */
  leave(): void {
    try {
      this.#use.remove()
    } catch (thrown) {
      this.#options.log.info('the data folder cannot be written', { detail: reasonOf(thrown) })
    }
  }

  #useOf(path: string): FolderUse {
    return new FolderUse(path, this.#options.waitMs ?? WAIT_MS)
  }

  #enter(): Result<readonly Leftover[] | undefined, StorageError> {
    const { path } = this.#options
    const deadline = performance.now() + (this.#options.waitMs ?? WAIT_MS)
    try {
      while (performance.now() < deadline) {
        if (!isMarkedForDeletion(path)) this.#share()
        if (!isMarkedForDeletion(path)) return ok(undefined)
        // Another process may be completing the same deletion.
        if (!this.#use.claim(EACH_MS)) continue
        const leftovers = eraseFolder(this.#options)
        removeMark(path)
        this.#share()
        return ok(leftovers)
      }
    } catch (thrown) {
      if (!isLocked(thrown)) return err({ kind: 'storage', what: 'deletion', detail: reasonOf(thrown) })
    }
    return err({ kind: 'storage', what: 'data-in-use', detail: 'its data is being deleted' })
  }

  #share(): void {
    try {
      this.#use.share()
    } catch (thrown) {
      if (isLocked(thrown)) throw thrown
      // Where nothing can be written, nothing can be deleted either.
      this.#options.log.info('others cannot see that the data folder is used', { detail: reasonOf(thrown) })
    }
  }
}

/** Never throws: from the mark on, there is no way back. */
function complete(folder: ErasedFolder, use: FolderUse): readonly Leftover[] {
  const { path } = folder
  const leftovers = eraseFolder(folder)
  try {
    // The next start tries again what is busy now.
    if (leftovers.length === 0) removeMark(path)
    use.remove()
  } catch (thrown) {
    leftovers.push({ name: '.', path, reason: reasonOf(thrown) })
  }
  try {
    if (!folder.isNamed) rmdirSync(path)
  } catch {
    // It has files of others.
  }
  return leftovers
}
