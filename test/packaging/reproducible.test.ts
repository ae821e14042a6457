import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { readChecksums } from '../../scripts/package/checksums.ts'
import { isLinux } from './programs.ts'

describe.runIf(isLinux)('two builds in different folders', () => {
  const [first, second] = inject('builds')
  const sum = (...path: string[]) =>
    createHash('sha256')
      .update(readFileSync(join(...path)))
      .digest('hex')

  it('give the same archive of the app, byte for byte', () => {
    const asar = 'linux-unpacked/resources/app.asar'
    expect(sum(second, asar)).toBe(sum(first, asar))
  })

  it('give the same packages, and checksums of all of them', () => {
    const published = readdirSync(first, { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^SHA256SUMS$|^builder-debug/.test(entry.name))
      .map(({ name }) => name)
      .toSorted()
    expect(published.map((name) => name.replace(/^.*?(?=\.(?!\d))/, ''))).toEqual(
      expect.arrayContaining(['.cdx.json']),
    )
    const sums = readChecksums(readFileSync(join(first, 'SHA256SUMS'), 'utf8'))
    expect([...sums.keys()]).toEqual(published)
    for (const name of published) {
      expect(sum(first, name), name).toBe(sums.get(name))
      expect(sum(second, name), name).toBe(sums.get(name))
    }
  })
})
