import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../commands.ts'
import { CHECKSUMS, readChecksums } from '../checksums.ts'
import { product } from '../product.ts'
import { flatpakRecipe } from './flatpak.ts'
import { homebrewRecipe } from './homebrew.ts'
import type { Recipe } from './recipe.ts'
import { wingetRecipe } from './winget.ts'

export const RECIPES_FOLDER = join(root, 'packaging')

/** No file has this checksum: a recipe of a version that is not released installs nothing. */
const UNRELEASED = '0'.repeat(64)

/** The checksums of the last release, as they were published. */
export function releasedChecksums(): string {
  const path = join(RECIPES_FOLDER, CHECKSUMS)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/**
 * All recipes for this version.
 *
 * @param checksums a file SHA256SUMS; if it is not of this version, no checksum is known
 * @throws if it is of this version and lacks a package
 */
export function recipes(checksums: string): Recipe {
  const sums = readChecksums(checksums)
  const isReleased = [...sums.keys()].some((name) => name.includes(`-${product.version}-`))
  const sumOf = (file: string): string => {
    const sum = isReleased ? sums.get(file) : UNRELEASED
    if (sum === undefined) throw new Error(`${CHECKSUMS} has no ${file}`)
    return sum
  }
  return { ...flatpakRecipe(sumOf), ...homebrewRecipe(sumOf), ...wingetRecipe(sumOf) }
}
