import { randomUUID } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf, Publish } from '../../core/contract/contract.ts'

/** Number of files that pages can still ask for: they offer it for the latest one, for a few seconds. */
const MAX_FILES = 20

interface SavedFilesPorts {
  readonly publish: Publish
  /** Shows a folder in the system's file manager; settles with why that failed, if it did. */
  readonly openFolder?: ((path: string) => Promise<string | undefined>) | undefined
}

/** Files that this host has saved where the user chose. Pages learn their names, not their paths. */
export class SavedFiles {
  readonly #ports: SavedFilesPorts
  /** Folders by the id of a file, oldest first. */
  readonly #folders = new Map<string, string>()

  constructor(ports: SavedFilesPorts) {
    this.#ports = ports
  }

  /** Tells pages of a file, on hosts that can show its folder. */
  saved(path: string): void {
    const { openFolder, publish } = this.#ports
    if (openFolder === undefined) return
    const id = randomUUID()
    this.#folders.set(id, dirname(path))
    for (const oldest of this.#folders.keys()) {
      if (this.#folders.size <= MAX_FILES) break
      this.#folders.delete(oldest)
    }
    publish('file.saved', { id, name: basename(path) })
  }

  readonly handlers: HandlersOf<'file.openFolder'> = {
    'file.openFolder': async ({ id }) => {
      const { openFolder } = this.#ports
      if (openFolder === undefined) return err({ kind: 'other-host-only' })
      const folder = this.#folders.get(id)
      if (folder === undefined)
        return err({ kind: 'invalid-input', field: 'id', problem: { type: 'unknown-value', value: id } })
      const detail = await openFolder(folder)
      return detail === undefined ? ok({}) : err({ kind: 'unexpected', detail })
    },
  }
}
