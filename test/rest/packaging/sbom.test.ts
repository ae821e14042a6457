import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, inject, it } from 'vitest'
import { packageOf } from '../../../scripts/bundled-packages.ts'
import { innerComponents } from '../../../scripts/package/sbom/inner-components.ts'
import { readLockFile } from '../../../scripts/package/sbom/lock-file.ts'
import { SBOM_NAME } from '../../../scripts/package/sbom/sbom.ts'
import { SHIPPED_LICENSES } from '../../rules/shipped-licenses.ts'
import { isLinux } from './programs.ts'

interface Component {
  readonly 'bom-ref': string
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly scope: string
  readonly licenses?: readonly { readonly license?: { readonly id: string }; readonly expression?: string }[]
  readonly components?: readonly Component[]
}

const schemas = join(
  createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
  '../res/schema',
)
const schema = (name: string) => JSON.parse(readFileSync(join(schemas, name), 'utf8'))

describe.runIf(isLinux)('the bill of materials', () => {
  const [packages] = inject('builds')
  const project = join(packages, '..')
  const bom = JSON.parse(readFileSync(join(packages, SBOM_NAME), 'utf8'))
  const components: readonly Component[] = bom.components
  /** Paths in the lock file. */
  const withScope = (scope: string) =>
    components
      .filter((component) => component.scope === scope)
      .map((component) => component['bom-ref'].split('#')[1] ?? '')
      .toSorted()
  const locked = Object.entries(readLockFile())

  it('is CycloneDX 1.6', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false })
    for (const name of ['spdx.SNAPSHOT.schema.json', 'jsf-0.82.SNAPSHOT.schema.json'])
      ajv.addSchema(schema(name), `http://cyclonedx.org/schema/${name}`)
    const validate = ajv.compile(schema('bom-1.6.SNAPSHOT.schema.json'))
    expect(validate(bom), JSON.stringify(validate.errors)).toBe(true)
    expect(validate({ ...bom, components: [{ name: 'nameless type' }] })).toBe(false)
  })

  it('names every package whose code or files are in the app, and Electron', () => {
    // The maps of the build, which do not ship, are another source than that of the list.
    const sources = globSync('out/**/*.map', { cwd: project }).flatMap(
      (path) => JSON.parse(readFileSync(join(project, path), 'utf8')).sources as string[],
    )
    const mapped = new Set(
      sources.map((source) => packageOf(`/${source}`)).filter((path) => path !== undefined),
    )
    expect(mapped.size).toBeGreaterThan(30)
    const required = withScope('required')
    expect([...mapped].filter((path) => !required.includes(path))).toEqual([])
    expect(required).toEqual(
      expect.arrayContaining([
        'node_modules/electron',
        'node_modules/opus-recorder',
        'node_modules/@mediabunny/aac-encoder',
        'node_modules/@fontsource-variable/atkinson-hyperlegible-next',
      ]),
    )
  })

  it('has every other dependency of the lock file too, marked as not shipped, and no tool of developers', () => {
    const required = withScope('required')
    const others = locked
      .filter(([path, { dev }]) => dev !== true && !required.includes(path))
      .map(([path]) => path)
    expect(withScope('excluded')).toEqual(others.toSorted())
    const tools = locked.filter(([path, { dev }]) => dev === true && required.includes(path))
    expect(tools.map(([path]) => path).toSorted()).toEqual([
      'node_modules/electron',
      'node_modules/rolldown',
      'node_modules/vite',
    ])
  })

  it('has the version, the hash and a licence of each', () => {
    const bare = components.filter(({ licenses, version }) => version === '' || (licenses ?? []).length === 0)
    expect(bare).toEqual([])
    const versions = new Map(locked.map(([path, { version }]) => [path, version]))
    for (const component of components)
      expect(component).toMatchObject({
        version: versions.get(component['bom-ref'].split('#')[1] ?? ''),
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      })
  })

  it('has licences that allow to ship, also of tools whose code is in the app', () => {
    const shipped = components.filter(({ scope }) => scope === 'required')
    const names = shipped.flatMap(({ name, licenses = [] }) =>
      licenses.map(({ license, expression }) => [name, license?.id ?? expression ?? '']),
    )
    expect(names.filter(([, license = '']) => !SHIPPED_LICENSES.has(license))).toEqual([])
  })

  it('lists the codecs inside of packages, as they were in the versions that ship', () => {
    for (const [name, { version, components: inner }] of Object.entries(innerComponents)) {
      const carrier = components.find((one) => [one.group, one.name].filter(Boolean).join('/') === name)
      expect(carrier?.version, `look into ${name} again, then correct inner-components.ts`).toBe(version)
      expect(carrier?.components?.map((one) => one.name)).toEqual(inner.map((one) => one.name))
    }
  })

  it('says what depends on what', () => {
    const references = new Set<string>([
      bom.metadata.component['bom-ref'],
      ...components.map((one) => one['bom-ref']),
    ])
    const dependsOn = bom.dependencies as readonly { ref: string; dependsOn: string[] }[]
    expect(dependsOn.map(({ ref }) => ref).toSorted()).toEqual([...references].toSorted())
    expect(dependsOn.flatMap((each) => each.dependsOn).filter((ref) => !references.has(ref))).toEqual([])
    const conf = dependsOn.find(({ ref }) => ref.endsWith('#node_modules/conf'))
    expect(conf?.dependsOn).toContainEqual(
      expect.stringContaining('#node_modules/conf/node_modules/env-paths'),
    )
  })

  it('belongs to an app that carries a notice of each package', () => {
    const notices = globSync('linux-unpacked/resources/licenses/*/licenses*.md', { cwd: packages })
      .map((path) => readFileSync(join(packages, path), 'utf8'))
      .join('\n')
    for (const component of components.filter(
      ({ scope, name }) => scope === 'required' && name !== 'electron',
    )) {
      const name = [component.group, component.name].filter(Boolean).join('/')
      const [, notice = ''] = notices.split(`## ${name} ${component.version}`)
      expect(notice.trim().length, name).toBeGreaterThan(300)
    }
    for (const { components: inner } of Object.values(innerComponents))
      for (const { name } of inner)
        expect(notices.toLowerCase()).toContain(name.toLowerCase().replace('dsp', ''))
    const electron = readFileSync(join(packages, 'linux-unpacked/LICENSE.electron.txt'), 'utf8')
    expect(electron).toContain('Electron contributors')
    expect(globSync('linux-unpacked/LICENSES.chromium.html', { cwd: packages })).toHaveLength(1)
  })
})
