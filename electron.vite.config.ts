import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import { bundledPackages, packageOf } from './scripts/bundled-packages.ts'
import { roomPagePlugin } from './scripts/room-page-plugin.ts'
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
          recording: from('src/cli/media/container-worker.ts'),
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
    plugins: [
      react(),
      encoderLicenses,
      stringsPlugin(from('.')),
      roomPagePlugin(from('.'), pagePackages.workers),
      pagePackages.build,
    ],
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
        // What several pages or panels use is one file, instead of a hundred small ones.
        output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 4 }] } },
      },
    },
  },
})
