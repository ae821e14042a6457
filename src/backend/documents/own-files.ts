import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'
import type { Arriving } from '../service/transfer/download-document.ts'
import { type Append, appendTo, OwnFileWriter } from './own-file-writer.ts'

/** Room that a translation needs, in bytes: it may be larger than its source, and something else may be written meanwhile. */
const roomFor = (sourceBytes: number): number => 2 * sourceBytes + 2 ** 20

/** The subject of a failure of the disk. */
type Kept = 'document' | 'translation'

async function onDisk<T>(what: Kept, act: () => Promise<T>): Promise<Result<T>> {
  try {
    return ok(await act())
  } catch (thrown) {
    return err({ kind: 'storage', what, detail: reasonOf(thrown) })
  }
}

const removed = (path: string): Promise<void> => rm(path, { force: true }).catch(() => undefined)

/**
 * Parley's own copies: sources until they are translated, translations until they are saved. Only
 * the user can read them, and they are never half-written under their final names.
 */
export class OwnFiles {
  readonly #folder: string
  readonly #append: Append

  constructor(folder: string, append: Append = appendTo) {
    this.#folder = folder
    this.#append = append
  }

  keepSource(content: Uint8Array): Promise<Result<string>> {
    const source = `${randomUUID()}.source`
    return onDisk('document', async () => {
      await using writer = await this.#open(source)
      await writer.append(content)
      await writer.finish()
      return source
    })
  }

  readSource(source: string): Promise<Result<Uint8Array>> {
    return onDisk('document', () => readFile(join(this.#folder, source)))
  }

  dropSource(source: string): Promise<void> {
    return removed(join(this.#folder, source))
  }

  /**
   * Opens the file of a translation before it is asked for: it can be downloaded only once, so that a disk that cannot
   * take it has to say so before.
   */
  openResult(id: string, sourceBytes: number): Promise<Result<OwnFileWriter>> {
    return onDisk('translation', async () => {
      const writer = await this.#open(`${id}.result`)
      const { blocks, bavail, bsize } = await statfs(this.#folder)
      // Some file systems do not tell.
      if (blocks === 0 || bavail * bsize >= roomFor(sourceBytes)) return writer
      await writer[Symbol.asyncDispose]()
      throw new Error('no space left on the disk')
    })
  }

  /** Whether a translation was received completely, whatever the state of its job: its size. */
  async findResult(id: string): Promise<number | undefined> {
    return (await stat(this.#resultPath(id)).catch(() => undefined))?.size
  }

  readResult(id: string): Promise<Result<Uint8Array>> {
    return onDisk('translation', () => readFile(this.#resultPath(id)))
  }

  /** @returns fewer bytes than requested at the end */
  readChunk(id: string, offset: number, bytes: number): Promise<Result<Uint8Array>> {
    return onDisk('translation', async () => {
      await using file = await open(this.#resultPath(id))
      const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, offset)
      return buffer.subarray(0, bytesRead)
    })
  }

  dropResult(id: string): Promise<void> {
    return removed(this.#resultPath(id))
  }

  /**
   * Removes files without a job: of a library that was set aside, or of a run that was killed.
   *
   * @param wanted ids of jobs and names of sources to keep
   * @param before only files unchanged since then, in milliseconds since 1970
   */
  async removeStrays(wanted: ReadonlySet<string>, before: number): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      if (wanted.has(name) || wanted.has(name.replace(/\.result.*$/, ''))) continue
      const path = join(this.#folder, name)
      const found = await stat(path).catch(() => undefined)
      if (found !== undefined && found.mtimeMs <= before) await removed(path)
    }
  }

  #resultPath(id: string): string {
    return join(this.#folder, `${id}.result`)
  }

  #open(name: string): Promise<OwnFileWriter> {
    return OwnFileWriter.open(this.#folder, name, this.#append)
  }
}

/**
 * Writes a translation as it arrives. Rejects if the transfer fails.
 *
 * @returns its size, or why the disk did not take it
 */
export async function receive(
  writer: OwnFileWriter,
  { body }: Arriving,
  arrived: (bytes: number) => void,
): Promise<Result<number>> {
  let bytes = 0
  for await (const chunk of body) {
    const written = await onDisk('translation', () => writer.append(chunk))
    if (!written.ok) return written
    bytes += chunk.length
    arrived(bytes)
  }
  const finished = await onDisk('translation', () => writer.finish())
  return finished.ok ? ok(bytes) : finished
}
