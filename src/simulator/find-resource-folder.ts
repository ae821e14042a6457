import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The project's resource folder, searched for upwards from this file: sources and built bundles are at different
 * depths.
 *
 * @throws if there is none
 */
export function findResourceFolder(from: string = import.meta.dirname): string {
  for (let folder = from; ; folder = dirname(folder)) {
    const resources = join(folder, 'resources')
    if (existsSync(join(resources, 'demo', 'clips'))) return resources
    if (folder === dirname(folder)) throw new Error(`no resources/demo/clips above ${from}`)
  }
}
