import { mkdirSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { build } from 'vite'
import config from '../../../electron.vite.config.ts'
import { root } from '../../../scripts/commands.ts'
import type { PlantedFault } from './planted-fault.ts'

/** Plants a fault in a build, and counts the places that there were for it. */
function plant({ file, find, replace }: PlantedFault) {
  const planted = { places: 0 }
  const plugin = {
    name: 'planted-fault',
    enforce: 'pre' as const,
    transform(code: string, id: string): string | null {
      if (relative(root, id) !== file) return null
      const parts = code.split(find)
      planted.places += parts.length - 1
      return parts.join(replace)
    },
  }
  return { planted, plugin }
}

/**
 * Builds the app with a planted fault, in a folder of its own. Its pages and other scripts are those of the last build.
 * Throws unless there is one place for the fault.
 */
export async function buildWithFault(
  fault: PlantedFault,
): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-fault-'))
  const { planted, plugin } = plant(fault)
  /** One script with all that it needs, for Node, as electron-vite builds it. */
  const bundle = (name: 'main' | 'preload', entryFileNames: string, format: 'es' | 'cjs') =>
    build({
      root,
      configFile: false,
      logLevel: 'error',
      plugins: [...(config[name]?.plugins ?? []), plugin],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: join(folder, 'out', name),
        rolldownOptions: {
          input: { index: join(root, 'src', name, name === 'main' ? 'entry.ts' : 'index.ts') },
          external: ['electron'],
          output: { format, entryFileNames },
        },
      },
    })
  await bundle('main', '[name].js', 'es')
  await bundle('preload', '[name].cjs', 'cjs')
  const { name, file, find } = fault
  if (planted.places !== 1)
    throw new Error(`"${name}" has ${planted.places} places in ${file}, and needs one: ${find}`)
  mkdirSync(join(folder, 'out'), { recursive: true })
  for (const path of [
    'package.json',
    'resources',
    'out/renderer',
    'out/main/simulator.js',
    'out/main/storage.js',
  ])
    symlinkSync(join(root, path), join(folder, path))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
