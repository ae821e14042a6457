import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'js-yaml'
import { root } from '../commands.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license: string
}

interface BuilderConfig {
  readonly appId: string
  readonly productName: string
  readonly copyright: string
  /** Pattern of the names of packages. */
  readonly artifactName: string
  readonly extraMetadata: { readonly homepage: string }
  readonly linux: { readonly maintainer: string }
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const { name, version, license } = JSON.parse(read('package.json')) as Manifest
const config = load(read('electron-builder.yml')) as BuilderConfig

/** Facts about Parley that all of its packages name, from package.json and electron-builder.yml. */
export const product = {
  /** The name of packages and of the command. */
  name,
  version,
  /** SPDX identifier. */
  license,
  appId: config.appId,
  productName: config.productName,
  copyright: config.copyright,
  homepage: config.extraMetadata.homepage,
  /** Name and address, as in a Debian control file. */
  maintainer: config.linux.maintainer,
} as const

/** Names of people or a project without their address: "The Parley authors". */
export const vendor = product.maintainer.replace(/\s*<.*>$/, '')

/** Name of a package, as electron-builder gives it to those of macOS and Windows. */
export const fileName = (os: 'linux' | 'mac' | 'win', arch: string, ext: string): string =>
  Object.entries({ productName: product.productName, version, os, arch, ext }).reduce(
    (pattern, [part, value]) => pattern.replace(`\${${part}}`, value),
    config.artifactName,
  )

/** Address of a published file of this version. */
export const downloadOf = (file: string): string => `${product.homepage}/download/v${product.version}/${file}`
