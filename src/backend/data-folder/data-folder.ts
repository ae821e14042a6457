import { accessSync, constants, existsSync, realpathSync, rmdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AppErrorOf } from '../../core/base/errors.ts'
import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import { makeOwnFolder } from '../base/own-folder.ts'
import { createOwnFile, isLocked } from '../library/database.ts'
import { dataFolder, desktopFolder, isNamed } from '../settings/settings-folder.ts'
import { eraseFolder, type Leftover } from './erase-folder.ts'
import { FolderUse, type StoringHost } from './folder-use.ts'
import { updateFolder } from './own-names.ts'

/** Time for running work to end, as long as a document that cannot be downloaded again may take, and a little more. */
const CLOSE_LIMIT_MS = 12_000
/** Time to wait for another process that deletes the data. */
const WAIT_MS = 5000
/** Empty file in a folder whose deletion has begun. Whoever enters the folder next completes it. */
const UNFINISHED = 'parley.deletion-unfinished'

interface DataFolderOptions {
  readonly path: string
  /** The host that this process is. */
  readonly host: StoringHost
  /** Whether the user has named the folder: others may have files in it. */
  readonly isNamed: boolean
  /** Where hosts store, unless the user has named a folder. */
  readonly others?: readonly string[]
  /** Folders elsewhere that are Parley's alone, and go as a whole. */
  readonly elsewhere?: readonly string[]
  readonly log: Log
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

/** An error that names the hosts that use the data. */
export const dataInUse = (users: readonly StoringHost[]): StorageError => ({
  kind: 'storage',
  what: 'data-in-use',
  detail: users.join(', '),
  users: [...users],
})

/** The folder with everything that a host stores, from its start to its end. */
export class DataFolder {
  readonly #options: DataFolderOptions
  readonly #use: FolderUse
  /** Folders of the other hosts, while they are claimed. */
  #others: { readonly path: string; readonly use: FolderUse }[] = []
  #leftovers: readonly Leftover[] | undefined

  private constructor(options: DataFolderOptions) {
    this.#options = options
    this.#use = new FolderUse(options.path)
  }

  /**
   * Begins to use a folder, before anything is read there, and completes a deletion that was begun. It fails where the folder
   * cannot be made or read, and while another process deletes all data.
   */
  static enter(options: DataFolderOptions): Result<DataFolder, StorageError> {
    try {
      makeOwnFolder(options.path)
      accessSync(options.path, constants.R_OK | constants.X_OK)
    } catch (thrown) {
      const detail = `${options.path} cannot be used (${reasonOf(thrown)})`
      return err({ kind: 'storage', what: 'folder', detail })
    }
    const data = new DataFolder(options)
    const unfinished = join(options.path, UNFINISHED)
    try {
      // Where it is claimed already, another process that has begun at the same time completes it.
      if (existsSync(unfinished) && data.#use.claim().length === 0) data.#leftovers = data.#erase(false)
      for (const { path, reason } of data.leftovers ?? [])
        options.log.warn('not everything was deleted', { path, reason })
      data.#use.share(options.host, options.waitMs ?? WAIT_MS)
      if (existsSync(unfinished)) {
        // A later start would delete what is stored from now on.
        data.leave()
        return err({ kind: 'storage', what: 'deletion', detail: `${unfinished} is there, and in use` })
      }
    } catch (thrown) {
      if (isLocked(thrown))
        return err({ kind: 'storage', what: 'deletion', detail: 'another Parley is deleting all data' })
      // Where nothing can be written, nothing can be deleted either.
      options.log.info('others cannot see that the data folder is used', { detail: reasonOf(thrown) })
    }
    return ok(data)
  }

  /** Files that could not be deleted, if entering the folder has completed a deletion. */
  get leftovers(): readonly Leftover[] | undefined {
    return this.#leftovers
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

  /**
   * Takes the data for this process alone. Throws if a folder cannot be written.
   *
   * @returns the other hosts that use it; then nothing is claimed
   */
  claim(): readonly StoringHost[] {
    this.#others = this.paths.slice(0, -1).map((path) => ({ path, use: new FolderUse(path) }))
    let isClaimed = false
    try {
      const others = [...this.#others.map(({ use }) => use), this.#use].flatMap((use) => use.claim())
      isClaimed = others.length === 0
      return [...new Set(others)]
    } finally {
      if (!isClaimed) this.release()
    }
  }

  /** Lets others use the data again. */
  release(): void {
    for (const { use } of this.#others.splice(0)) use.end()
    this.#use.release()
  }

  /**
   * Deletes the claimed data.
   *
   * @param close closes everything that reads or writes there
   * @returns what could not be deleted
   */
  async erase(close: () => Promise<unknown>): Promise<readonly Leftover[]> {
    this.#markUnfinished()
    const limit = new Promise<void>((done) => setTimeout(done, CLOSE_LIMIT_MS).unref())
    await Promise.race([close(), limit]).catch((thrown: unknown) =>
      this.#options.log.warn('not everything was closed', { detail: reasonOf(thrown) }),
    )
    return this.eraseNow()
  }

  /** Deletes the claimed data, which nothing in this process uses. */
  eraseNow(): readonly Leftover[] {
    this.#markUnfinished()
    // Chromium goes on writing there until the process of the desktop app ends.
    return this.#erase(this.#options.host === 'desktop')
  }

  #markUnfinished(): void {
    for (const { path } of [...this.#others, this.#options]) {
      try {
        createOwnFile(join(path, UNFINISHED))
      } catch (thrown) {
        this.#options.log.warn('the deletion is not completed if it breaks off', { detail: reasonOf(thrown) })
      }
    }
  }

  /** @param staysUnfinished whether the next start deletes the own folder once more */
  #erase(staysUnfinished: boolean): readonly Leftover[] {
    const { path: own, elsewhere, isNamed: isFolderNamed } = this.#options
    return [...this.#others, { path: own, use: this.#use }].flatMap(({ path, use }) => {
      const leftovers = eraseFolder(path, path === own ? elsewhere : undefined)
      try {
        use.remove()
        if (path !== own || !staysUnfinished) rmSync(join(path, UNFINISHED), { force: true })
        if (!isFolderNamed) rmdirSync(path)
      } catch (thrown) {
        // It may have files of others.
        this.#options.log.info('a data folder stays', { detail: reasonOf(thrown) })
      }
      return leftovers
    })
  }

  /** Ends the use of the folder. */
  leave(): void {
    this.#use.end()
  }
}
