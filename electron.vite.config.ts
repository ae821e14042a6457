import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { bundledPackages, packageOf } from './scripts/bundled-packages.ts'
import { stringsPlugin } from './scripts/strings-plugin.ts'

const from = (path: string) => resolve(import.meta.dirname, path)

/** Encoders carry libraries of their own. */
const encoderLicenses = {
  name: 'encoder-licenses',
  generateBundle(this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void }) {
    const carry = (path: string, fileName: string) =>
      this.emitFile({ type: 'asset', fileName, source: readFileSync(from(path), 'utf8') })
    carry('resources/licenses/codecs.md', 'licenses-codecs.md')
    carry('resources/licenses/LGPL-2.1.txt', 'licenses-lgpl-2.1.txt')
  },
}

/**
 * Parts of packages that nothing here uses, by the package that imports them: schemas and migrations of the settings store,
 * a third of main, and the colours of a log.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'node_modules/conf': ['ajv/dist/2020.js', 'ajv-formats', 'semver'],
  'node_modules/debug': ['supports-color'],
}
const withoutUnused = {
  name: 'without-unused',
  enforce: 'pre' as const,
  resolveId: (id: string, importer = '') =>
    UNUSED[packageOf(importer) ?? '']?.includes(id) === true ? `\0unused/${id}` : null,
  load: (id: string) =>
    id.startsWith('\0unused/') ? 'export const Ajv2020 = undefined\nexport default undefined' : null,
}

interface Modules {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** Modules that a page loads before it can be used, or with its lazy parts. */
function loadedBy(entry: string, isLazyToo = false) {
  let found: Set<string> | undefined
  return (modules: Modules): ReadonlySet<string> => {
    if (found === undefined) {
      found = new Set([from(entry)])
      for (const id of found) {
        const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
        for (const next of isLazyToo ? [...importedIds, ...dynamicallyImportedIds] : importedIds)
          found.add(next)
      }
    }
    return found
  }
}

const loadedByMain = loadedBy('src/renderer/main.tsx')
const loadedByQuick = loadedBy('src/renderer/quick.tsx')
/** Modules of the other pages, with those of their lazy parts. */
const neededElsewhere = ['quick', 'overlay', 'captions'].map((page) =>
  loadedBy(`src/renderer/${page}.tsx`, true),
)

/**
 * Chunk of a module of the first load: one for both pages, one for what only other pages or lazy parts of the quick page
 * share, and one for the main page, which mounts that page wherever it is imported.
 */
function firstChunk(id: string, modules: Modules): string | null {
  if (!loadedByMain(modules).has(id)) return null
  if (loadedByQuick(modules).has(id)) return 'pages'
  return neededElsewhere.some((needed) => needed(modules).has(id)) ? 'shared' : 'main'
}

const pagePackages = bundledPackages(from('.'))

/** Comments with the path of each module would tell of the computer that builds, and make scripts larger. */
const noModulePaths = { attachDebugInfo: 'none' } as const

export default defineConfig({
  main: {
    plugins: [stringsPlugin(from('.')), withoutUnused, bundledPackages(from('.')).build],
    build: {
      // Everything is bundled: the packaged app carries no node_modules.
      externalizeDeps: false,
      sourcemap: true,
      rolldownOptions: {
        experimental: noModulePaths,
        input: {
          index: from('src/main/entry.ts'),
          simulator: from('src/simulator/index.ts'),
          storage: from('src/backend/storage/worker.ts'),
        },
      },
    },
  },
  preload: {
    plugins: [bundledPackages(from('.')).build],
    build: {
      externalizeDeps: false,
      isolatedEntries: true,
      rolldownOptions: {
        experimental: noModulePaths,
        input: { index: from('src/preload/index.ts') },
        // A sandboxed preload must be CommonJS.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: from('src/renderer'),
    plugins: [react(), encoderLicenses, stringsPlugin(from('.')), pagePackages.build],
    // The encoders of mediabunny's extensions are driven directly, without mediabunny (docs/adr/0005).
    resolve: { alias: { mediabunny: from('src/renderer/engine/worker/encoders/coder-registry.ts') } },
    worker: { format: 'es', plugins: () => [pagePackages.workers] },
    build: {
      minify: true,
      chunkSizeWarningLimit: 800,
      // Without the comment that names them: they are not packaged.
      sourcemap: 'hidden',
      rolldownOptions: {
        input: {
          index: from('src/renderer/index.html'),
          quick: from('src/renderer/quick.html'),
          overlay: from('src/renderer/overlay.html'),
          captions: from('src/renderer/captions.html'),
        },
        // Parts that both pages and all panels need: each chunk of them that is cut finer is compressed worse.
        output: {
          codeSplitting: {
            groups: [
              // Without what only the page of captions for other screens needs.
              {
                name: 'data',
                test: /@tanstack|src\/renderer\/(?:bridge\/(?!caption-viewer|viewer-ticket)|data\/query\/)/,
              },
              { name: firstChunk, debugName: 'first load', includeDependenciesRecursively: false },
            ],
          },
        },
      },
    },
  },
})
