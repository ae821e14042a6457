import { randomUUID } from 'node:crypto'
import { open as openDescriptor } from 'node:fs'
import { type FileHandle, open, rm, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { UnreadableRecording } from '../../core/media/media-recording.ts'
import { isStandardInput } from '../process/standard-input.ts'

/** Large enough for the headers of a stream. */
export const CHUNK_BYTES = 1 << 16
const OWNER_ONLY = 0o600

/**
 * A recording that was opened, once: a pipe has no second beginning. It is read from its beginning, and where that is not
 * enough, anywhere.
 */
export class RecordingInput {
  /** Undefined for what can only be read from beginning to end. */
  #file: FileHandle | undefined
  readonly #stream: Readable | undefined
  readonly #chunks: AsyncIterator<Uint8Array> | undefined
  /** Chunks of the stream that were read, until a format is found that needs no more than that. */
  #read: Uint8Array[] | undefined = []

  private constructor(file: FileHandle | undefined, stream?: Readable) {
    this.#file = file
    this.#stream = stream
    this.#chunks = stream?.[Symbol.asyncIterator]()
  }

  /** @param path of a file or a pipe, or that of standard input */
  static async open(path: string): Promise<RecordingInput> {
    if (isStandardInput(path)) {
      const { stdin } = process
      if (stdin.isTTY)
        throw new UnreadableRecording('standard input is the keyboard. Pipe a recording into it')
      return new RecordingInput(undefined, stdin)
    }
    const kind = await stat(path)
    if (kind.isCharacterDevice() || kind.isBlockDevice())
      throw new UnreadableRecording('it is a device, not a file')
    if (!kind.isFIFO()) return new RecordingInput(await open(path))
    // A pipe may have no writer yet, and nothing to read: a socket can be closed all the same.
    const fd = await promisify(openDescriptor)(path, 'r')
    return new RecordingInput(undefined, new Socket({ fd, readable: true, writable: false }))
  }

  /** The next bytes from the beginning on; none at the end. */
  async next(): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#file !== undefined) {
      const { buffer, bytesRead } = await this.#file.read(new Uint8Array(CHUNK_BYTES))
      return buffer.subarray(0, bytesRead)
    }
    const next = await this.#chunks?.next()
    if (next === undefined || next.done === true) return new Uint8Array()
    const chunk = new Uint8Array(next.value)
    this.#read?.push(chunk)
    return chunk
  }

  /** Keeps nothing of what was read any more: its format needs no more than to go on. */
  goOn(): void {
    this.#read = undefined
  }

  /** The whole as a file, which is closed with this. A stream is stored up to its end. */
  async whole(): Promise<FileHandle> {
    if (this.#file !== undefined) return this.#file
    const path = join(tmpdir(), `parley-${randomUUID()}`)
    const file = await open(path, 'wx+', OWNER_ONLY)
    this.#file = file
    // Open files last without a name, and nothing is left of them then.
    await rm(path)
    for (const chunk of this.#read ?? []) await file.appendFile(chunk)
    this.#read = undefined
    for (;;) {
      const next = await this.#chunks?.next()
      if (next === undefined || next.done === true) return file
      await file.appendFile(next.value)
    }
  }

  async close(): Promise<void> {
    this.#stream?.destroy()
    await this.#file?.close()
  }
}
