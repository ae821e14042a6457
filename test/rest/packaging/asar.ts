import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly size?: number
  /** Offset from the end of the header, in decimal. */
  readonly offset?: string
}

/** An asar archive of Electron: a JSON header and the concatenated files. */
export class Asar {
  readonly #bytes: Buffer
  readonly #files = new Map<string, Entry>()
  readonly #contentAt: number

  constructor(path: string) {
    this.#bytes = readFileSync(path)
    // Four lengths: of the second length, of the header with its length, of the JSON with its length, and of the JSON.
    this.#contentAt = 8 + this.#bytes.readUInt32LE(4)
    const json = this.#bytes.subarray(16, 16 + this.#bytes.readUInt32LE(12))
    this.#collect('', JSON.parse(json.toString()))
  }

  get paths(): string[] {
    return [...this.#files.keys()]
  }

  read(path: string): Buffer {
    const { size = 0, offset } = this.#files.get(path) ?? {}
    if (offset === undefined) throw new Error(`${path} is not in the archive`)
    const start = this.#contentAt + Number(offset)
    return this.#bytes.subarray(start, start + size)
  }

  extractTo(folder: string): void {
    for (const path of this.paths) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), this.read(path))
    }
  }

  #collect(path: string, entry: Entry): void {
    if (entry.files === undefined) this.#files.set(path, entry)
    for (const [name, inner] of Object.entries(entry.files ?? {}))
      this.#collect(path === '' ? name : `${path}/${name}`, inner)
  }
}
