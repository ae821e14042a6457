import { type FormValue, UploadedFile } from './form.ts'
import { type PartHead, readPartHead } from './part-head.ts'

const LARGEST_HEAD = 8 * 1024
const MAX_PARTS = 1000
const MAX_PADDING = 256

const LINE = Buffer.from('\r\n')
const BLANK_LINE = Buffer.from('\r\n\r\n')
const DASHES = Buffer.from('--')

type State = 'before' | 'after-delimiter' | 'head' | 'content' | 'done'

/**
 * Reads `multipart/form-data` piece by piece, wherever the pieces were cut. What it keeps beside the fields is less
 * than a delimiter or a part's head. How large the whole may become is the caller's to limit.
 */
export class MultipartReader {
  readonly fields: (readonly [name: string, value: FormValue])[] = []
  readonly #delimiter: Buffer
  #state: State = 'before'
  /** The first delimiter needs no line of its own before it. */
  #rest: Buffer = LINE
  #head: PartHead | undefined
  #chunks: Buffer[] = []
  #problem: string | undefined

  constructor(boundary: string) {
    this.#delimiter = Buffer.from(`\r\n--${boundary}`)
  }

  push(chunk: Buffer): void {
    if (this.#problem !== undefined || this.#state === 'done') return
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    while (this.#step());
  }

  /** @returns why the whole cannot be read; undefined where it can */
  end(): string | undefined {
    if (this.#problem !== undefined) return this.#problem
    return this.#state === 'done' ? undefined : 'The form ends before its last boundary.'
  }

  /** Whether it got further, and may again. */
  #step(): boolean {
    switch (this.#state) {
      case 'before':
      case 'content':
        return this.#readContent()
      case 'after-delimiter':
        return this.#readDelimiterEnd()
      case 'head':
        return this.#readHead()
      case 'done':
        return false
    }
  }

  #readContent(): boolean {
    const end = this.#rest.indexOf(this.#delimiter)
    if (end < 0) {
      // The end of what is here may be the beginning of a delimiter.
      const certain = Math.max(0, this.#rest.length - this.#delimiter.length + 1)
      this.#take(certain)
      return false
    }
    this.#take(end)
    this.#finishPart()
    this.#rest = this.#rest.subarray(this.#delimiter.length)
    this.#state = 'after-delimiter'
    return true
  }

  #readDelimiterEnd(): boolean {
    if (this.#rest.length < DASHES.length) return false
    if (this.#rest.subarray(0, DASHES.length).equals(DASHES)) {
      this.#state = 'done'
      this.#rest = Buffer.alloc(0)
      return false
    }
    const end = this.#rest.indexOf(LINE)
    if (end < 0 && this.#rest.length <= MAX_PADDING) return false
    if (end < 0 || this.#rest.subarray(0, end).toString().trim() !== '')
      return this.#fail('A boundary of the form is not alone on its line.')
    // The end of this line may be half of the blank line that ends an empty head.
    this.#rest = this.#rest.subarray(end)
    this.#state = 'head'
    return true
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf(BLANK_LINE)
    if (end > LARGEST_HEAD || (end < 0 && this.#rest.length > LARGEST_HEAD))
      return this.#fail('A part of the form has too much in its head.')
    if (end < 0) return false
    const head = readPartHead(this.#rest.subarray(0, end).toString())
    if (head === undefined) return this.#fail('A part of the form has no name.')
    if (this.fields.length >= MAX_PARTS) return this.#fail('The form has too many parts.')
    this.#head = head
    this.#rest = this.#rest.subarray(end + BLANK_LINE.length)
    this.#state = 'content'
    return true
  }

  /** Moves so many bytes into the part that is being read; before the first part, nowhere. */
  #take(length: number): void {
    if (length === 0) return
    if (this.#head !== undefined) this.#chunks.push(this.#rest.subarray(0, length))
    this.#rest = this.#rest.subarray(length)
  }

  #finishPart(): void {
    if (this.#head === undefined) return
    const { name, isFile, fileName } = this.#head
    const bytes = Buffer.concat(this.#chunks)
    this.fields.push([name, isFile ? new UploadedFile(fileName, bytes) : bytes.toString()])
    this.#head = undefined
    this.#chunks = []
  }

  #fail(problem: string): false {
    this.#problem = problem
    this.#chunks = []
    return false
  }
}
