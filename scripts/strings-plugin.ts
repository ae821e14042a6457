import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { interfaceLanguages } from '../src/core/product/interface-languages.ts'
import { namespaces } from '../src/core/product/strings/namespaces.ts'

const READER = 'src/core/product/strings/read-strings.ts'
const PREFIX = 'strings:'
const { packages: _packages, roomPage: _roomPage, ...bundled } = namespaces
const parts = Object.entries(bundled)

/** Code of the bundled reader: one lazily loaded chunk for each language and part. */
function bundledReader(): string {
  const loaders = interfaceLanguages.flatMap((language) =>
    parts.map(([part]) => `'${language}/${part}': () => import('${PREFIX}${language}/${part}')`),
  )
  return `const loaders = { ${loaders.join()} }
export const readStrings = async (language, part) => (await loaders[language + '/' + part]()).strings`
}

/**
 * Bundles the JSON files of the interface's languages, in place of core/product/strings/read-strings.ts.
 *
 * @param root the project's folder, which the bundled configuration cannot derive from its own location
 */
export const stringsPlugin = (root: string): Plugin => ({
  name: 'parley-strings',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
  load(id) {
    if (id.endsWith(READER)) return bundledReader()
    if (!id.startsWith(`\0${PREFIX}`)) return null
    const [language = '', part] = id.slice(PREFIX.length + 1).split('/')
    const files = parts.filter(([name]) => name === part).flatMap(([, names]) => names)
    const entries = files.map((name) => {
      const path = join(root, 'resources', 'locales', language, `${name}.json`)
      this.addWatchFile(path)
      return `${name}: ${readFileSync(path, 'utf8')}`
    })
    return `export const strings = { ${entries.join()} }`
  },
})
