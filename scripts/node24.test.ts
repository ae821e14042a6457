import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

interface NodePackage {
  readonly name: string
  readonly version: string
  readonly integrity: string
}

// A script without types, which also runs on Node 20.
const { manifests, nodePackage } = (await import(join(import.meta.dirname, 'node24.mjs'))) as {
  readonly nodePackage: (platform: string, arch: string) => NodePackage | undefined
  readonly manifests: (node: NodePackage) => { readonly 'package-lock.json': { readonly packages: object } }
}

describe('on an older Node', () => {
  it.each([
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
    ['win32', 'arm64'],
  ])('Node 24 or later is fetched for %s on %s, with a hash of its content', (platform, arch) => {
    const node = nodePackage(platform, arch)
    expect(Number(node?.version.split('.')[0])).toBeGreaterThanOrEqual(24)
    expect(node?.integrity).toMatch(/^sha512-[\w+/]{86}==$/)
    const { 'package-lock.json': lock } = manifests(node!)
    expect(lock.packages).toHaveProperty([`node_modules/${node?.name}`], {
      version: node?.version,
      integrity: node?.integrity,
    })
  })

  it('none is known for other systems', () => {
    expect(nodePackage('freebsd', 'x64')).toBeUndefined()
  })
})
