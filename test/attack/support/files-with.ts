import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file and folder below one, by its path. */
export const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

/** The files below a folder that hold some words, whatever else they are. */
export const filesWith = (folder: string, words: string): string[] =>
  below(folder).filter((path) => {
    try {
      return statSync(path).isFile() && readFileSync(path).includes(words)
    } catch {
      // It has gone meanwhile.
      return false
    }
  })
