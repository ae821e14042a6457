import { constants } from 'node:fs'
import { type FileHandle, lstat, open } from 'node:fs/promises'
import { isMissing, reasonOf } from '../base/error-utils.ts'
import { claimName } from '../documents/saving.ts'

const OWNER_ONLY = 0o600
/** Windows lacks the last flag; ordinary users cannot create links there. */
const { O_WRONLY, O_APPEND, O_NOFOLLOW } = constants

/** Appends to a file and returns the number of bytes written. */
type Write = (file: FileHandle, bytes: Uint8Array) => Promise<number>

const writeTo: Write = async (file, bytes) => (await file.write(bytes)).bytesWritten

/** The file under the name is not the one that was created, but a link or another user's file. */
class NotOurs extends Error {}

/**
 * A private append-only text file. It never replaces another file, and text that cannot be written waits:
 * nothing is omitted or written twice.
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
   * Writes the waiting text in order.
   *
   * @returns why it could not be written, if so
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

  /** Opened for every chunk: other programs may move it, and a folder may disappear and return. */
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

  /** In a shared folder, other users can replace the file under the name. */
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
