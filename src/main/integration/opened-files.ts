import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { app } from 'electron'
import { reasonOf } from '../../backend/base/error-utils.ts'
import type { IncomingDocument } from '../../backend/documents/incoming.ts'
import { safeFileName } from '../../core/areas/documents/file-name.ts'
import { MAX_DOCUMENT_BYTES } from '../../core/areas/documents/types.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { isSessionFile } from '../../core/product/session-file-type.ts'

/** Files that are taken at once: somebody may select a whole folder. */
const MAX_FILES = 10

/** A session file, or why it cannot be read. */
export interface OpenedFile {
  /** File name without its folder. */
  readonly name: string
  readonly file: Result<IncomingDocument>
}

/**
 * Session files that the user opens with the app: by a double click, from another program, or on the command line. Any
 * program of the user can pass any argument: only a regular file with the right extension and of a bounded size is
 * read, and its path goes no further.
 */
export class OpenedFiles {
  readonly #waiting: string[] = []
  #take: ((opened: OpenedFile) => void) | undefined

  /**
   * To be called before Electron is ready: macOS reports the first file by then.
   *
   * @param argv of this start
   * @param folder that its arguments begin from
   */
  constructor(argv: readonly string[], folder: string) {
    this.#open(sessionFilesIn(argv, folder))
    app.on('second-instance', (_event, others, theirFolder) =>
      this.#open(sessionFilesIn(others, theirFolder)),
    )
    app.on('open-file', (event, path) => {
      event.preventDefault()
      this.#open(isSessionFile(path) ? [path] : [])
    })
  }

  /** Takes the files so far, and all later ones. */
  serve(take: (opened: OpenedFile) => void): void {
    this.#take = take
    this.#open(this.#waiting.splice(0))
  }

  #open(paths: readonly string[]): void {
    const { length } = this.#waiting
    if (this.#take === undefined) this.#waiting.push(...paths.slice(0, Math.max(0, MAX_FILES - length)))
    else for (const path of paths.slice(0, MAX_FILES)) void this.#read(path)
  }

  async #read(path: string): Promise<void> {
    const name = safeFileName(basename(path))
    const file = await readSessionFile(path)
    this.#take?.({ name, file: file.ok ? ok({ name, content: file.value }) : file })
  }
}

/** Folder that the arguments of this start begin from; another one if that was deleted. */
export function startFolder(): string {
  try {
    return process.cwd()
  } catch {
    return homedir()
  }
}

/** Paths of session files among the arguments of a start; desktops may pass them as addresses. */
export function sessionFilesIn(argv: readonly string[], folder: string): string[] {
  return argv
    .slice(1)
    .filter((argument) => !argument.startsWith('-') && isSessionFile(argument))
    .flatMap((argument) => {
      if (!/^file:/i.test(argument)) return [resolve(folder, argument)]
      try {
        const { host } = new URL(argument)
        // Windows would look for another computer.
        return host === '' ? [fileURLToPath(argument)] : []
      } catch {
        return []
      }
    })
}

/** Reads through one handle, so that the file that was examined is the one that is read. */
async function readSessionFile(path: string): Promise<Result<Uint8Array>> {
  const refuse = (error: AppError): Result<never> => err(error)
  try {
    // A pipe would never answer without the flag.
    await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
    const stat = await file.stat()
    if (!stat.isFile()) return refuse({ kind: 'storage', what: 'document', detail: 'not a file' })
    const limit = MAX_DOCUMENT_BYTES
    const tooMuch = (actual: number) =>
      refuse({
        kind: 'invalid-input',
        field: 'file',
        problem: { type: 'too-much', limit, actual, unit: 'bytes' },
      })
    if (stat.size > limit) return tooMuch(stat.size)
    const content = new Uint8Array(stat.size)
    let bytes = 0
    // A file that grows meanwhile is not read any further.
    while (bytes < content.length) {
      const { bytesRead } = await file.read(content, bytes, content.length - bytes, bytes)
      if (bytesRead === 0) break
      bytes += bytesRead
    }
    return ok(content.subarray(0, bytes))
  } catch (thrown) {
    return refuse({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })
  }
}
