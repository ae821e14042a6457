import { randomUUID } from 'node:crypto'
import { open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ResultPlace } from '../../core/documents/calls.ts'
import { err, ok, type Result } from '../../core/result.ts'
import type { Arriving } from '../service/download.ts'
import { reasonOf } from '../thrown.ts'
import { type Append, appendTo, OwnFileWriter } from './own-file-writer.ts'

/** Where Parley itself keeps what is not saved yet. */
export type OwnPlace = Extract<ResultPlace, 'data-folder' | 'temporary-folder' | 'memory'>

export interface Kept {
  readonly place: OwnPlace
  readonly bytes: number
  /** Why it is not in the data folder. */
  readonly problem?: string
}

interface OwnFilesOptions {
  readonly folder: string
  /** Where documents go that the folder cannot take. */
  readonly spareFolder?: string
  readonly append?: Append
}

/**
 * Parley's own copies: sources until they are translated, translations until they are saved. For the user alone,
 * never half-written under their name.
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
   * Keeps what arrives. It will not come again, so it stays in memory until it is on the disk: in the data folder,
   * or else among the temporary files, or else it stays in memory. Rejects only where it does not arrive.
   */
  async receive(id: string, { body }: Arriving, arrived: (bytes: number) => void): Promise<Kept> {
    const pieces: Uint8Array[] = []
    let bytes = 0
    const writer = await this.#openWriter(id)
    try {
      for await (const piece of body) {
        pieces.push(piece)
        bytes += piece.length
        await writer.append(piece)
        arrived(bytes)
      }
    } catch (thrown) {
      await writer.abandon()
      throw thrown
    }
    const problem = await writer.finish()
    if (problem === undefined) return { place: 'data-folder', bytes }
    const content = Buffer.concat(pieces)
    const place = await this.#putElsewhere(id, content)
    return { place, bytes, problem }
  }

  /** A translation that was received to its end, however its job has ended since. */
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

  /** @returns fewer bytes than asked for where it ends */
  async readPiece(id: string, place: OwnPlace, offset: number, bytes: number): Promise<Result<Uint8Array>> {
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
    if (problem !== undefined) throw new Error(problem)
  }

  #openWriter(id: string): Promise<OwnFileWriter> {
    return OwnFileWriter.open(this.#folder, `${id}.result`, this.#append)
  }
}
