import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CallInput } from '../../../src/core/contract/contract.ts'
import type { Answered } from '../world/simulated-host.ts'

/** A text that is certainly of a caption: the library's schema has single words of its own. */
const WORDS = /\S\s+\S/u

/** Files below a folder, as seen from it. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))

/** Files below a folder that contain a text. */
export const filesWith = (folder: string, text: string): string[] =>
  filesIn(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(text))

/** Rules of what the user deletes: once that is answered, nothing of it is on the disk, nor comes back. */
export class DeletionRules {
  readonly violations: string[] = []
  readonly #folder: () => string
  /** Texts of captions that the host was given. */
  readonly #texts = new Set<string>()
  /** Names of files with sound that must not exist. */
  readonly #sounds: string[] = []
  #areTextsGone = false

  /** @param folder that of the app's data */
  constructor(folder: () => string) {
    this.#folder = folder
  }

  readonly watch = ({ name, input, answer }: Answered): void => {
    if (name === 'session.record')
      for (const { source, targets } of (input as CallInput<'session.record'>).captions)
        for (const text of [source, ...Object.values(targets)]) if (WORDS.test(text)) this.#texts.add(text)
    // Sound that comes later must not be kept.
    if (name === 'missingSpeech.append' && this.#areTextsGone) this.look()
    if (name !== 'session.delete' || !(answer as { readonly ok: boolean }).ok) return
    this.#areTextsGone = true
    this.gone((input as CallInput<'session.delete'>).ids)
  }

  /** @param sounds beginnings of the names of files that were deleted */
  gone(sounds: readonly string[]): void {
    this.#sounds.push(...sounds)
    this.look()
  }

  /** All data was deleted: nothing of it is left, the key of recorded sound included. */
  erased(): void {
    this.#areTextsGone = true
    const left = filesIn(this.#folder())
    if (left.length > 0) this.violations.push(`${left.join(', ')} is left of all data`)
  }

  look(): void {
    const folder = this.#folder()
    const files = filesIn(folder)
    const sounds = files.filter((name) => this.#sounds.some((start) => name.includes(start)))
    const library = this.#areTextsGone ? files.filter((name) => name.startsWith('library.sqlite')) : []
    const texts = library.flatMap((name) => {
      const content = readFileSync(join(folder, name), 'utf8')
      return [...this.#texts].filter((text) => content.includes(text)).map((text) => `"${text}" in ${name}`)
    })
    for (const left of [...sounds, ...texts]) {
      const violation = `${left} was deleted, and is on the disk`
      if (!this.violations.includes(violation)) this.violations.push(violation)
    }
  }
}
