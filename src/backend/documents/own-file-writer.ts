import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '../base/error-utils.ts'

/** Appends a chunk to a file. */
export type Append = (file: FileHandle, chunk: Uint8Array) => Promise<void>

const OWNER_ONLY = { file: 0o600, folder: 0o700 }

export const appendTo: Append = (file, chunk) => file.appendFile(chunk)

/**
 * Writes a file under a temporary name until it is complete. A failure is kept until the end, since the
 * source continues, and what was written before can be rolled back.
 */
export class OwnFileWriter {
  readonly #path: string
  readonly #temporary: string
  readonly #append: Append
  #file: FileHandle | undefined
  #problem: string | undefined
  #written = 0

  private constructor(path: string, append: Append) {
    this.#path = path
    this.#temporary = `${path}.part`
    this.#append = append
  }

  static async open(folder: string, name: string, append: Append): Promise<OwnFileWriter> {
    const writer = new OwnFileWriter(join(folder, name), append)
    await writer.#try(async () => {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
      await rm(writer.#temporary, { force: true })
      writer.#file = await open(writer.#temporary, 'wx', OWNER_ONLY.file)
    })
    return writer
  }

  /** @returns whether the file has it, and all before it */
  async append(chunk: Uint8Array): Promise<boolean> {
    await this.#try(async (file) => {
      if (file === undefined) return
      await this.#append(file, chunk)
      this.#written += chunk.length
    })
    return this.#problem === undefined
  }

  /** @returns why it is not there, if it is not; it can be taken back until it is abandoned */
  async finish(): Promise<string | undefined> {
    await this.#try(async (file) => {
      await file?.sync()
      this.#file = undefined
      // Windows does not rename a file that is open.
      await file?.close()
      await rename(this.#temporary, this.#path)
    })
    return this.#problem
  }

  /** Reads back the written bytes. */
  async takeBack(): Promise<Uint8Array> {
    if (this.#written === 0) return new Uint8Array()
    const content = await readFile(this.#temporary)
    // A failed chunk may have been written in part.
    return content.subarray(0, this.#written)
  }

  async abandon(): Promise<void> {
    await this.#file?.close().catch(() => undefined)
    this.#file = undefined
    await rm(this.#temporary, { force: true }).catch(() => undefined)
  }

  async #try(act: (file: FileHandle | undefined) => Promise<void>): Promise<void> {
    if (this.#problem !== undefined) return
    try {
      await act(this.#file)
    } catch (thrown) {
      this.#problem = reasonOf(thrown)
    }
  }
}
