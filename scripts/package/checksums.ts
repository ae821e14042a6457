import { createHash } from 'node:crypto'
import { createReadStream, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const CHECKSUMS = 'SHA256SUMS'

/** SHA-256 of a file, in hexadecimal. */
async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Names of the files of a folder that are published, without the notes of electron-builder for those who debug it. */
export const publishedIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== CHECKSUMS && !/^builder-.*\.ya?ml$/.test(entry.name))
    .map(({ name }) => name)
    .toSorted()

/** Writes the checksums of all published files of a folder, for `sha256sum --check`. */
export async function writeChecksums(folder: string): Promise<void> {
  const lines: string[] = []
  for (const name of publishedIn(folder)) lines.push(`${await sumOf(join(folder, name))}  ${name}\n`)
  writeFileSync(join(folder, CHECKSUMS), lines.join(''))
}

/** Parses checksums: the sum of each file by its name. */
export const readChecksums = (text: string): ReadonlyMap<string, string> =>
  new Map(Array.from(text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm), ([, sum = '', name = '']) => [name, sum]))
