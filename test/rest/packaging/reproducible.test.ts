import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { publishedIn, readChecksums } from '../../../scripts/package/checksums.ts'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { SBOM_NAME } from '../../../scripts/package/sbom/sbom.ts'
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
    const published = publishedIn(first)
    expect(published).toContain(SBOM_NAME)
    expect(published).toContain(tarballName(process.arch))
    const sums = readChecksums(readFileSync(join(first, 'SHA256SUMS'), 'utf8'))
    expect([...sums.keys()]).toEqual(published)
    for (const name of published) {
      expect(sum(first, name), name).toBe(sums.get(name))
      expect(sum(second, name), name).toBe(sums.get(name))
    }
  })
})
