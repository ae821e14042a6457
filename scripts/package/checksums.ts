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

/** Writes the checksums of all files of a folder, for `sha256sum --check`. */
export async function writeChecksums(folder: string): Promise<void> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isPublished(entry.name))
    .map(({ name }) => name)
    .toSorted()
  const lines: string[] = []
  for (const name of names) lines.push(`${await sumOf(join(folder, name))}  ${name}\n`)
  writeFileSync(join(folder, CHECKSUMS), lines.join(''))
}

/** electron-builder leaves notes of its own for those who debug it. */
const isPublished = (name: string): boolean => name !== CHECKSUMS && !/^builder-.*\.ya?ml$/.test(name)

/** Parses checksums: the sum of each file by its name. */
export const readChecksums = (text: string): ReadonlyMap<string, string> =>
  new Map(Array.from(text.matchAll(/^([0-9a-f]{64}) [ *](.+)$/gm), ([, sum = '', name = '']) => [name, sum]))
