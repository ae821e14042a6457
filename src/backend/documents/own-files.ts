import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { ResultPlace } from '../../core/documents/calls.ts'
import { reasonOf } from '../base/error-utils.ts'
import type { Arriving } from '../service/transfer/download.ts'
import { type Append, appendTo, OwnFileWriter } from './own-file-writer.ts'

const ownPlaces = ['data-folder', 'temporary-folder', 'memory'] as const satisfies ResultPlace[]
/** Location where Parley keeps an unsaved translation. */
export type OwnPlace = (typeof ownPlaces)[number]

export const isOwnPlace = (place: ResultPlace): place is OwnPlace => ownPlaces.some((own) => own === place)

export interface Kept {
  readonly place: OwnPlace
  readonly bytes: number
  /** Why it is not in the data folder. */
  readonly problem?: string
}

interface OwnFilesOptions {
  readonly folder: string
  /** Destination if the data folder cannot be written. */
  readonly spareFolder?: string
  readonly append?: Append
}

/**
 * Parley's own copies: sources until they are translated, translations until they are saved. Only
 * the user can read them, and they are never half-written under their final names.
 */
export class OwnFiles {
  readonly #folder: string
  readonly #spareFolder: string
  readonly #append: Append
  readonly #memory = new Map<string, Uint8Array>()

  constructor({ folder, spareFolder = tmpdir(), append = appendTo }: OwnFilesOptions) {
    this.#folder = folder
    this.#spareFolder = spareFolder
    this.#append = append
  }

  async keepSource(content: Uint8Array): Promise<Result<string>> {
    const source = `${randomUUID()}.source`
    try {
      await this.#write(this.#folder, source, content)
      return ok(source)
    } catch (thrown) {
      return err({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })
    }
  }

  async readSource(source: string): Promise<Result<Uint8Array>> {
    try {
      return ok(await readFile(join(this.#folder, source)))
    } catch (thrown) {
      return err({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })
    }
  }

  dropSource(source: string): Promise<void> {
    return rm(join(this.#folder, source), { force: true }).catch(() => undefined)
  }

  /**
   * Stores an arriving translation in the data folder. It cannot be downloaded again: if the disk fails, the written
   * part is read back and goes with the rest to the temporary folder, or else stays in memory. Rejects if the transfer
   * fails, or if the written part cannot be read back.
   */
  async receive(id: string, { body }: Arriving, arrived: (bytes: number) => void): Promise<Kept> {
    let bytes = 0
    /** The part that could not be written to the disk. */
    let inMemory: Uint8Array[] | undefined
    const writer = await OwnFileWriter.open(this.#folder, `${id}.result`, this.#append)
    try {
      for await (const chunk of body) {
        bytes += chunk.length
        if (inMemory !== undefined) inMemory.push(chunk)
        else if (!(await writer.append(chunk))) inMemory = [await writer.takeBack(), chunk]
        arrived(bytes)
      }
      const problem = await writer.finish()
      if (problem === undefined) return { place: 'data-folder', bytes }
      const content = inMemory === undefined ? await writer.takeBack() : Buffer.concat(inMemory)
      await writer.abandon()
      return { place: await this.#putElsewhere(id, content), bytes, problem }
    } catch (thrown) {
      await writer.abandon()
      throw thrown
    }
  }

  /** A translation that was received completely, whatever the state of its job. */
  async findResult(id: string): Promise<Kept | undefined> {
    const inMemory = this.#memory.get(id)
    if (inMemory !== undefined) return { place: 'memory', bytes: inMemory.length }
    for (const place of ['data-folder', 'temporary-folder'] as const) {
      const found = await stat(this.#resultPath(id, place)).catch(() => undefined)
      if (found !== undefined) return { place, bytes: found.size }
    }
    return undefined
  }

  async readResult(id: string, place: OwnPlace): Promise<Result<Uint8Array>> {
    const inMemory = this.#memory.get(id)
    if (inMemory !== undefined) return ok(inMemory)
    try {
      if (place === 'memory') throw new Error('it was kept in memory until Parley ended')
      return ok(await readFile(this.#resultPath(id, place)))
    } catch (thrown) {
      return err({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })
    }
  }

  /** @returns fewer bytes than requested at the end */
  async readChunk(id: string, place: OwnPlace, offset: number, bytes: number): Promise<Result<Uint8Array>> {
    const inMemory = this.#memory.get(id)
    if (inMemory !== undefined || place === 'memory') {
      const whole = await this.readResult(id, place)
      return whole.ok ? ok(whole.value.subarray(offset, offset + bytes)) : whole
    }
    try {
      await using file = await open(this.#resultPath(id, place))
      const { buffer, bytesRead } = await file.read(new Uint8Array(bytes), 0, bytes, offset)
      return ok(buffer.subarray(0, bytesRead))
    } catch (thrown) {
      return err({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })
    }
  }

  async dropResult(id: string): Promise<void> {
    this.#memory.delete(id)
    for (const place of ['data-folder', 'temporary-folder'] as const)
      await rm(this.#resultPath(id, place), { force: true }).catch(() => undefined)
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
      if (found !== undefined && found.mtimeMs <= before)
        await rm(path, { force: true }).catch(() => undefined)
    }
  }

  #resultPath(id: string, place: 'data-folder' | 'temporary-folder'): string {
    return place === 'data-folder'
      ? join(this.#folder, `${id}.result`)
      : join(this.#spareFolder, `parley-${id}.result`)
  }

  async #putElsewhere(id: string, content: Uint8Array): Promise<OwnPlace> {
    try {
      await this.#write(this.#spareFolder, `parley-${id}.result`, content)
      return 'temporary-folder'
    } catch {
      this.#memory.set(id, content)
      return 'memory'
    }
  }

  async #write(folder: string, name: string, content: Uint8Array): Promise<void> {
    const writer = await OwnFileWriter.open(folder, name, this.#append)
    await writer.append(content)
    const problem = await writer.finish()
    if (problem === undefined) return
    await writer.abandon()
    throw new Error(problem)
  }
}
