import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { SHIPPED_LICENSES } from './shipped-licenses.ts'

interface Package {
  readonly license?: string
  /** The form of old packages. */
  readonly licenses?: readonly { readonly type: string }[]
}

interface LockedPackage extends Package {
  readonly integrity?: string
  readonly dev?: boolean
  readonly link?: boolean
}

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as T
const { dependencies, devDependencies } = readJson<Record<string, Record<string, string>>>('package.json')
const locked = Object.entries(
  readJson<{ readonly packages: Record<string, LockedPackage> }>('package-lock.json').packages,
).filter(([path]) => path !== '')

const licenseOf = (path: string, { license }: Package): string | undefined =>
  license ??
  readJson<Package>(join(path, 'package.json'))
    .licenses?.map(({ type }) => type)
    .join(' AND ')

describe('packages', () => {
  it('that ship have licences that allow it', () => {
    const shipped = locked.filter(([, { dev }]) => dev !== true)
    expect(shipped.length).toBeGreaterThan(Object.keys(dependencies ?? {}).length)
    expect(
      shipped
        .map(([path, about]) => [path, licenseOf(path, about)] as const)
        .filter(([, license]) => license === undefined || !SHIPPED_LICENSES.has(license)),
    ).toEqual([])
  })

  it('have exact versions, and hashes of their contents', () => {
    const versions = Object.entries({ ...dependencies, ...devDependencies })
    expect(
      versions.filter(([, version]) => !/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)),
    ).toEqual([])
    expect(locked.filter(([, { integrity, link }]) => integrity === undefined && link !== true)).toEqual([])
  })

  it('run no scripts when they are installed', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })
})
