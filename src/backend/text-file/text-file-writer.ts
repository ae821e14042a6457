import { constants } from 'node:fs'
import { type FileHandle, lstat, open } from 'node:fs/promises'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import { claimName } from '../documents/saving.ts'

const OWNER_ONLY = 0o600
/** The last one is none on Windows, which lets no ordinary user make links. */
const { O_WRONLY, O_APPEND, O_NOFOLLOW } = constants

/** Writes at the end of a file, and tells how many bytes it took. */
type Write = (file: FileHandle, bytes: Uint8Array) => Promise<number>

const writeTo: Write = async (file, bytes) => (await file.write(bytes)).bytesWritten

/** What lies under the name is not what was put there: a link, or a file of somebody else. */
class NotOurs extends Error {}

/**
 * A text file of its own that only grows, and that its user alone may read. It never takes the place of another one,
 * and what cannot be written waits: nothing is left out, and nothing is written twice.
 */
export class TextFileWriter {
  readonly #folder: string
  readonly #name: string
  readonly #writeTo: Write
  #claimed: { readonly path: string; readonly owner: number } | undefined
  #waiting = Buffer.alloc(0)
  #underWay: Promise<string | undefined> | undefined

  constructor(folder: string, name: string, write: Write = writeTo) {
    this.#folder = folder
    this.#name = name
    this.#writeTo = write
  }

  get isWaiting(): boolean {
    return this.#waiting.length > 0
  }

  add(text: string): void {
    if (text !== '') this.#waiting = Buffer.concat([this.#waiting, Buffer.from(text)])
  }

  /**
   * Writes what waits, one after the other.
   *
   * @returns why it is not in the file, where it is not
   */
  flush(): Promise<string | undefined> {
    const before = this.#underWay ?? Promise.resolve()
    const own = before.then(() => this.#write())
    this.#underWay = own
    return own
  }

  async #write(): Promise<string | undefined> {
    if (!this.isWaiting) return undefined
    try {
      await using file = await this.#open()
      while (this.isWaiting) this.#waiting = this.#waiting.subarray(await this.#writeTo(file, this.#waiting))
      return undefined
    } catch (thrown) {
      return reasonOf(thrown)
    }
  }

  /** Opened for every piece: other programs may move it, and a folder may go and come back. */
  async #open(): Promise<FileHandle> {
    if (this.#claimed !== undefined) {
      try {
        return await this.#openClaimed(this.#claimed)
      } catch (thrown) {
        if (!isMissing(thrown) && !(thrown instanceof NotOurs)) throw thrown
      }
    }
    const path = await claimName(this.#folder, this.#name, OWNER_ONLY)
    this.#claimed = { path, owner: (await lstat(path)).uid }
    return this.#openClaimed(this.#claimed)
  }

  /** In a folder that others may write to, they can put something else under the name. */
  async #openClaimed({ path, owner }: { path: string; owner: number }): Promise<FileHandle> {
    const file = await open(path, O_WRONLY | O_APPEND | O_NOFOLLOW).catch((thrown: unknown) => {
      throw isLink(thrown) ? new NotOurs() : thrown
    })
    const found = await file.stat()
    if (found.isFile() && found.nlink === 1 && found.uid === owner) return file
    await file.close()
    throw new NotOurs()
  }
}

const isLink = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ELOOP'
