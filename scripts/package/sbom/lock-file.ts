import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../commands.ts'

/** A package in the lock file. */
export interface LockedPackage {
  readonly version: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly license?: string
  /** Name, if the folder is an alias. */
  readonly name?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

/** Packages of the lock file by their path, such as `node_modules/conf/node_modules/env-paths`. */
export function readLockFile(): Readonly<Record<string, LockedPackage>> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Record<string, LockedPackage>
  }
  const { '': _project, ...locked } = packages
  return locked
}

/** The name under which a package is published. */
export const nameOf = (path: string, { name }: LockedPackage): string =>
  name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** The path of a package as Node finds it from another one: in its own folder, or in one above. */
export function resolveFrom(
  path: string,
  dependency: string,
  locked: Readonly<Record<string, LockedPackage>>,
): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const candidate = `${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`
    if (candidate in locked) return candidate
    if (folder === '') return undefined
  }
}
