import { open } from 'node:fs/promises'
import { claimName } from '../documents/saving.ts'
import { reasonOf } from '../thrown.ts'

/**
 * A text file of its own that only grows. It never takes the place of another one, and what cannot be written
 * waits: nothing is left out, and nothing is written twice.
 */
export class TextFileWriter {
  readonly #folder: string
  readonly #name: string
  #path: string | undefined
  #waiting = Buffer.alloc(0)
  #underWay: Promise<string | undefined> | undefined

  constructor(folder: string, name: string) {
    this.#folder = folder
    this.#name = name
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
      this.#path ??= await claimName(this.#folder, this.#name)
      // Opened for every piece: other programs may move it, and a folder may go and come back.
      await using file = await open(this.#path, 'a')
      while (this.isWaiting) {
        const { bytesWritten } = await file.write(this.#waiting)
        this.#waiting = this.#waiting.subarray(bytesWritten)
      }
      return undefined
    } catch (thrown) {
      return reasonOf(thrown)
    }
  }
}
