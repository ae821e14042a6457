import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Path of a package as the lock file names it, such as `node_modules/conf/node_modules/env-paths`. */
type PackagePath = string

/** Code of the bundlers' own that is written into a bundle, and the package that it is from. */
const HELPERS: readonly (readonly [prefix: string, path: PackagePath])[] = [
  ['\0vite/', 'node_modules/vite'],
  ['\0rolldown/', 'node_modules/rolldown'],
]

/** Modules whose file is copied or processed outside of the bundle, which does not say how much of it is used. */
const FILE = /\.css$|\?(?:.*&)?url\b/

/** Begins the part of Vite's licence that is about what Vite itself has bundled. */
const OF_BUNDLER = /^# Licenses of bundled dependencies$/m

/** The package that a module is from; undefined for the project's own. */
export function packageOf(id: string): PackagePath | undefined {
  const helper = HELPERS.find(([prefix]) => id.startsWith(prefix))
  if (helper !== undefined) return helper[1]
  const [, path] = /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  return path
}

type OutputBundle = Rolldown.OutputBundle

interface Modules {
  getModuleIds(): Iterable<string>
}

interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
}

/**
 * The notice that has to be carried with a package: its licence files, or for packages that bring none, the file of its
 * name in resources/licenses.
 *
 * @throws if there is neither
 */
function noticeOf(root: string, path: PackagePath): string {
  const folder = join(root, path)
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest
  const own = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file))
    .map((file) => join(folder, file))
  const written = join(root, 'resources', 'licenses', `${name.replace('@', '').replace('/', '-')}.md`)
  const texts = own.length > 0 ? own : [written]
  if (!existsSync(texts[0] ?? '')) throw new Error(`${path} brings no licence: write ${written}`)
  const [text = ''] = texts
    .map((file) => readFileSync(file, 'utf8').trim())
    .join('\n\n')
    .split(OF_BUNDLER)
  return `## ${name} ${version}${license === undefined ? '' : ` (${license})`}\n\n${text.trim()}\n`
}

/**
 * Lists the packages with a part in a build and in its workers: as `packages.json`, and with their licences as
 * `licenses.md`.
 *
 * @param root the project's folder, which the bundled configuration cannot derive from its own location
 * @returns the plugin of the build, and that of its workers
 */
export function bundledPackages(root: string): { readonly build: Plugin; readonly workers: Plugin } {
  const found = new Set<PackagePath>()
  const collect = (context: Modules, bundle: OutputBundle): void => {
    const rendered = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
            renderedLength > 0 ? [id] : [],
          )
        : [],
    )
    const files = [...context.getModuleIds()].filter((id) => FILE.test(id))
    for (const path of [...rendered, ...files].map(packageOf)) if (path !== undefined) found.add(path)
  }
  return {
    workers: {
      name: 'bundled-packages',
      generateBundle(_options, bundle) {
        collect(this, bundle)
      },
    },
    build: {
      name: 'bundled-packages',
      generateBundle(_options, bundle) {
        collect(this, bundle)
        const paths = [...found].toSorted()
        if (paths.length === 0) return
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        emit('packages.json', `${JSON.stringify(paths, undefined, 2)}\n`)
        const notices = paths.map((path) => noticeOf(root, path))
        emit('licenses.md', ['# Licences of the packages in these files\n', ...notices].join('\n'))
      },
    },
  }
}
