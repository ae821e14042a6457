import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Appends a chunk to a file. */
export type Append = (file: FileHandle, chunk: Uint8Array) => Promise<void>

const OWNER_ONLY = { file: 0o600, folder: 0o700 }

export const appendTo: Append = (file, chunk) => file.appendFile(chunk)

/** Writes a file under a temporary name until it is complete. Every step rejects if the disk refuses it. */
export class OwnFileWriter {
  readonly #path: string
  readonly #file: FileHandle
  readonly #append: Append

  private constructor(path: string, file: FileHandle, append: Append) {
    this.#path = path
    this.#file = file
    this.#append = append
  }

  static async open(folder: string, name: string, append: Append): Promise<OwnFileWriter> {
    const path = join(folder, name)
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder })
    await rm(`${path}.part`, { force: true })
    return new OwnFileWriter(path, await open(`${path}.part`, 'wx', OWNER_ONLY.file), append)
  }

  append(chunk: Uint8Array): Promise<void> {
    return this.#append(this.#file, chunk)
  }

  async finish(): Promise<void> {
    await this.#file.sync()
    // Windows does not rename a file that is open.
    await this.#file.close()
    await rename(`${this.#path}.part`, this.#path)
  }

  /** Removes what is not complete. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close().catch(() => undefined)
    await rm(`${this.#path}.part`, { force: true }).catch(() => undefined)
  }
}
