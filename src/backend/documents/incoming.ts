import { randomUUID } from 'node:crypto'
import { open, stat } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { safeFileName } from '../../core/areas/documents/file-name.ts'
import { MAX_DOCUMENT_BYTES } from '../../core/areas/documents/types.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { reasonOf } from '../base/error-utils.ts'

/** Lifetime of an unused handle. */
const LIFE_MS = 15 * 60_000
/** The same for a file that the user has opened: they may decide about it after a meeting. */
const OPENED_LIFE_MS = 12 * 60 * 60_000
/** Limit of memory for all handles together. */
const MAX_WAITING_BYTES = 2 * MAX_DOCUMENT_BYTES
/** Bytes that are read of a file at once. */
const READ_BYTES = 1 << 20
/** Size that a handle counts at least: there is no room for any number of empty files. */
const MIN_HANDLE_BYTES = 64 * 1024

export interface PickedFile {
  readonly handle: string
  readonly name: string
  readonly bytes: number
}

/** A document as it was received. */
export interface IncomingDocument {
  readonly name: string
  readonly content: Uint8Array
  /** Folder of the document, on hosts that know it. */
  readonly folder?: string
}

type Waiting =
  | { readonly type: 'path'; readonly path: string }
  | { readonly type: 'chunks'; readonly name: string; readonly content: Uint8Array; received: number }

const refuse = (
  field: string,
  problem: AppErrorOf<'invalid-input'>['problem'],
): Result<never, AppErrorOf<'invalid-input'>> => err({ kind: 'invalid-input', field, problem })

const unreadable = (thrown: unknown): Result<never> =>
  err({ kind: 'storage', what: 'document', detail: reasonOf(thrown) })

/** Documents that wait to be translated: picked by path, or uploaded by a page in chunks. */
export class IncomingFiles {
  readonly #clock: Clock
  readonly #takesPaths: boolean
  readonly #waiting = new Map<string, { file: Waiting; forget: () => void }>()

  constructor(clock: Clock, takesPaths: boolean) {
    this.#clock = clock
    this.#takesPaths = takesPaths
  }

  /** Registers a picked file and returns the part of it that a page may know. */
  async addPath(path: string): Promise<Result<PickedFile>> {
    try {
      const { size } = await stat(path)
      return ok({ handle: this.#add({ type: 'path', path }), name: basename(path), bytes: size })
    } catch (thrown) {
      return unreadable(thrown)
    }
  }

  /** Registers a file that the user has opened, and that the host has read. */
  add(name: string, content: Uint8Array): Result<string> {
    const { length } = content
    const refused = this.#checkRoom(length)
    return refused ?? ok(this.#add({ type: 'chunks', name, content, received: length }, OPENED_LIFE_MS))
  }

  begin(name: string, bytes: number): Result<{ id: string }> {
    const refused = this.#checkRoom(bytes)
    return (
      refused ?? ok({ id: this.#add({ type: 'chunks', name, content: new Uint8Array(bytes), received: 0 }) })
    )
  }

  append(id: string, offset: number, data: Uint8Array): Result<{ received: number }> {
    const file = this.#chunks(id)
    if (file === undefined) return unknownHandle('id', id)
    if (offset !== file.received)
      return refuse('offset', { type: 'out-of-range', limit: file.received, actual: offset })
    const received = offset + data.length
    if (received > file.content.length)
      return refuse('data', {
        type: 'too-much',
        limit: file.content.length,
        actual: received,
        unit: 'bytes',
      })
    file.content.set(data, offset)
    file.received = received
    this.#rearm(id)
    return ok({ received })
  }

  end(id: string): Result<PickedFile> {
    const file = this.#chunks(id)
    if (file === undefined) return unknownHandle('id', id)
    const { name, content, received } = file
    if (received < content.length)
      return refuse('data', { type: 'out-of-range', limit: content.length, actual: received })
    return ok({ handle: id, name, bytes: content.length })
  }

  /**
   * @param handle or a path, if the caller may use one
   * @param maxBytes read limit
   */
  async read(handle: string, maxBytes = MAX_DOCUMENT_BYTES): Promise<Result<IncomingDocument>> {
    const file = this.#waiting.get(handle)?.file
    if (file?.type === 'chunks') {
      if (file.received < file.content.length) return unknownHandle('file', handle)
      if (file.content.length > maxBytes) return tooLarge(maxBytes, file.content.length)
      return ok({ name: safeFileName(file.name), content: file.content })
    }
    if (file === undefined && !this.#takesPaths) return unknownHandle('file', handle)
    return readDocument(resolve(file?.path ?? handle), maxBytes)
  }

  /** Removes a handle once its file was taken over. */
  forget(handle: string): void {
    this.#waiting.get(handle)?.forget()
    this.#waiting.delete(handle)
  }

  forgetAll(): void {
    for (const handle of this.#waiting.keys()) this.forget(handle)
  }

  /** @returns the refusal of a file for which there is no room */
  #checkRoom(bytes: number): Result<never> | undefined {
    const waiting = [...this.#waiting.values()].reduce(
      (sum, { file }) => sum + (file.type === 'chunks' ? Math.max(MIN_HANDLE_BYTES, file.content.length) : 0),
      0,
    )
    const actual = waiting + Math.max(MIN_HANDLE_BYTES, bytes)
    if (actual <= MAX_WAITING_BYTES) return undefined
    return refuse('file', { type: 'too-much', limit: MAX_WAITING_BYTES, actual, unit: 'bytes' })
  }

  #add(file: Waiting, lifeMs = LIFE_MS): string {
    const id = randomUUID()
    this.#waiting.set(id, { file, forget: this.#expire(id, lifeMs) })
    return id
  }

  #chunks(id: string): Extract<Waiting, { type: 'chunks' }> | undefined {
    const file = this.#waiting.get(id)?.file
    return file?.type === 'chunks' ? file : undefined
  }

  #rearm(id: string): void {
    const waiting = this.#waiting.get(id)
    waiting?.forget()
    if (waiting !== undefined) waiting.forget = this.#expire(id, LIFE_MS)
  }

  #expire(id: string, lifeMs: number): () => void {
    return this.#clock.after(lifeMs, () => this.#waiting.delete(id))
  }
}

async function readDocument(path: string, maxBytes: number): Promise<Result<IncomingDocument>> {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    // Too large for any type; the service's limit for each type is checked later.
    if (size > maxBytes) return tooLarge(maxBytes, size)
    const chunks: Uint8Array[] = []
    let bytes = 0
    // A pipe or a device states no size, and may have no end.
    for (;;) {
      const { buffer, bytesRead } = await file.read(new Uint8Array(READ_BYTES), 0, READ_BYTES, null)
      if (bytesRead === 0) break
      bytes += bytesRead
      if (bytes > maxBytes) return tooLarge(maxBytes, bytes)
      chunks.push(buffer.subarray(0, bytesRead))
    }
    return ok({ name: basename(path), content: Buffer.concat(chunks), folder: dirname(path) })
  } catch (thrown) {
    return unreadable(thrown)
  }
}

const tooLarge = (limit: number, actual: number): Result<never> =>
  refuse('file', { type: 'too-much', limit, actual, unit: 'bytes' })

const unknownHandle = (field: string, value: string): Result<never> =>
  refuse(field, { type: 'unknown-value', value })
