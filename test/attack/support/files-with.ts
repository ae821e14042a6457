import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Paths of all files and folders below a folder. */
export const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))

/** Files below a folder that contain a text. */
export const filesWith = (folder: string, words: string): string[] =>
  below(folder).filter((path) => {
    try {
      return statSync(path).isFile() && readFileSync(path).includes(words)
    } catch {
      // The file has been deleted meanwhile.
      return false
    }
  })
