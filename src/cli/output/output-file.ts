import { type FileHandle, open, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { isGarbled } from '../../backend/base/own-folder.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { saveError } from '../file-problem.ts'

const isTaken = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST'

/** The ending of a file name in lower case, without its dot; empty if it has none. Digits are part of a name: `minutes 26.11`. */
export const endingOf = (file: string): string => extname(file).slice(1).toLowerCase().replace(/^\d+$/, '')

/** A file that `--save` names, opened before there is something to save: what was paid for is not lost for its name. */
export class OutputFile {
  readonly #path: string
  readonly #file: FileHandle
  readonly #isNew: boolean

  private constructor(path: string, file: FileHandle, isNew: boolean) {
    this.#path = path
    this.#file = file
    this.#isNew = isNew
  }

  /** Opens a new file, an empty one, or a device; a file with content is not replaced. */
  static async create(path: string): Promise<Result<OutputFile>> {
    if (isGarbled(path)) return err(saveError(path, undefined))
    try {
      return ok(new OutputFile(path, await open(path, 'wx'), true))
    } catch (taken) {
      if (!isTaken(taken)) return err(saveError(path, taken))
      try {
        const file = await open(path, 'r+')
        const stat = await file.stat()
        if (!stat.isFile() || stat.size === 0) return ok(new OutputFile(path, file, false))
        await file.close()
        return err(saveError(path, taken))
      } catch (thrown) {
        return err(saveError(path, thrown))
      }
    }
  }

  /** Writes the whole file and closes it. @returns why that failed */
  async write(content: string | Uint8Array): Promise<AppError | undefined> {
    try {
      await this.#file.writeFile(content)
      await this.#file.close()
      return undefined
    } catch (thrown) {
      await this.discard()
      return saveError(this.#path, thrown)
    }
  }

  /** Closes the file without content, and removes it if it is new. */
  async discard(): Promise<void> {
    await this.#file.close().catch(() => undefined)
    if (this.#isNew) await rm(this.#path, { force: true })
  }
}
