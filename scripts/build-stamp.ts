import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './commands.ts'

/** Inputs of every build of pages. */
const SOURCES = [
  'src/**/*',
  'resources/**/*',
  'scripts/{bundled-packages,strings-plugin}.ts',
  'package-lock.json',
  'package.json',
]

/** Records which inputs a folder was built from, and tells whether the build is up to date. */
export class BuildStamp {
  readonly #path: string
  readonly #inputs: readonly string[]

  /** @param inputs patterns of further inputs of the build */
  constructor(folder: string, inputs: readonly string[]) {
    this.#path = join(folder, '.built-from')
    this.#inputs = [...SOURCES, ...inputs]
  }

  isCurrent(): boolean {
    return existsSync(this.#path) && readFileSync(this.#path, 'utf8') === this.#digest()
  }

  /** Marks the folder as built from the present inputs. */
  write(): void {
    writeFileSync(this.#path, this.#digest())
  }

  #digest(): string {
    const hash = createHash('sha256')
    const isTest = (path: string) => /[.]test[.]tsx?$/.test(path)
    for (const path of globSync([...this.#inputs], { cwd: root }).toSorted()) {
      const file = join(root, path)
      if (isTest(path) || !statSync(file).isFile()) continue
      hash.update(path).update('\0').update(readFileSync(file))
    }
    return hash.digest('hex')
  }
}
