import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../commands.ts'
import { product, vendor } from '../product.ts'
import { type InnerComponent, innerComponents } from './inner-components.ts'
import { type LockedPackage, nameOf, readLockFile, resolveFrom } from './lock-file.ts'

const ELECTRON = 'node_modules/electron'

/** How a part of Parley relates to its packages: part of them, or only a dependency whose code none of them contains. */
type Scope = 'required' | 'excluded'

/** Packages with code in the built app, by their paths in the lock file (scripts/bundled-packages.ts). */
const bundledPaths = (): string[] =>
  globSync('out/*/packages.json', { cwd: root }).flatMap(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as string[],
  )

/** `MIT` is an id, and `(MIT OR CC0-1.0)` an expression. */
const licensesOf = (license: string | undefined) =>
  license === undefined
    ? {}
    : {
        licenses: [
          / (?:OR|AND|WITH) /.test(license) ? { expression: license } : { license: { id: license } },
        ],
      }

const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`

const inside = (carrier: string, { name, version, license, homepage }: InnerComponent) => ({
  type: 'library',
  'bom-ref': `${carrier}#${name}`,
  name,
  ...(version !== undefined && { version }),
  scope: 'required',
  ...licensesOf(license),
  externalReferences: [{ type: 'website', url: homepage }],
})

/** Old packages have their licence in their manifest only, and in another form. */
function licenseOf(path: string, { license }: LockedPackage): string | undefined {
  if (license !== undefined) return license
  const manifest = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')) as {
    readonly licenses?: readonly { readonly type: string }[]
  }
  return manifest.licenses?.map(({ type }) => type).join(' AND ')
}

function component(path: string, locked: LockedPackage, scope: Scope) {
  const fullName = nameOf(path, locked)
  const [name = '', group] = fullName.split('/').toReversed()
  const { version, integrity } = locked
  const purl = purlOf(fullName, version)
  const [, algorithm, hash = ''] = /^(sha512)-(.*)$/.exec(integrity ?? '') ?? []
  const inner = innerComponents[fullName]?.components ?? []
  return {
    type: path === ELECTRON ? 'framework' : 'library',
    'bom-ref': `${purl}#${path}`,
    ...(group !== undefined && { group }),
    name,
    version,
    scope,
    ...(algorithm !== undefined && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
    }),
    ...licensesOf(licenseOf(path, locked)),
    purl,
    ...(inner.length > 0 && { components: inner.map((one) => inside(fullName, one)) }),
  }
}

/**
 * The software bill of materials of Parley's packages, as CycloneDX 1.6: what they contain, and the other dependencies
 * of the lock file that are not for development, marked as excluded. The same sources give the same bytes.
 *
 * @param date of the release
 */
export function sbom(date: Date): object {
  const locked = readLockFile()
  const shipped = new Set([...bundledPaths(), ELECTRON])
  const listed = Object.entries(locked).filter(([path, { dev }]) => shipped.has(path) || dev !== true)
  const strange = [...shipped].filter((path) => !(path in locked))
  if (strange.length > 0) throw new Error(`not in the lock file: ${strange.join(', ')}`)
  const components = listed.map(([path, about]) =>
    component(path, about, shipped.has(path) ? 'required' : 'excluded'),
  )
  const refs = new Map(listed.map(([path], i) => [path, components[i]?.['bom-ref'] ?? '']))
  const refOf = (path: string | undefined) => (path === undefined ? undefined : refs.get(path))
  const dependencies = listed.map(([path, { dependencies: own = {}, optionalDependencies = {} }]) => ({
    ref: refOf(path),
    dependsOn: Object.keys({ ...own, ...optionalDependencies })
      .flatMap((name) => refOf(resolveFrom(path, name, locked)) ?? [])
      .toSorted(),
  }))
  const own = `pkg:generic/${product.name}@${encodeURIComponent(product.version)}`
  const direct = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly dependencies: Record<string, string>
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: date.toISOString(),
      component: {
        type: 'application',
        'bom-ref': own,
        name: product.name,
        version: product.version,
        authors: [{ name: vendor }],
        ...licensesOf(product.license),
        purl: own,
        externalReferences: [{ type: 'website', url: product.homepage }],
      },
    },
    components,
    dependencies: [
      {
        ref: own,
        dependsOn: [...Object.keys(direct.dependencies), 'electron']
          .flatMap((name) => refOf(`node_modules/${name}`) ?? [])
          .toSorted(),
      },
      ...dependencies,
    ],
    // Electron's own notices list the parts of Chromium, Node and FFmpeg in it.
    compositions: [
      { aggregate: 'incomplete', assemblies: [refOf(ELECTRON)] },
      { aggregate: 'complete', dependencies: [own] },
    ],
  }
}

/** The name by which tools know a bill of materials of CycloneDX. */
export const SBOM_NAME = `${product.name}-${product.version}.cdx.json`

/** @returns path of the file */
export function writeSbom(folder: string, date: Date): string {
  const path = join(folder, SBOM_NAME)
  writeFileSync(path, `${JSON.stringify(sbom(date), undefined, 2)}\n`)
  return path
}
