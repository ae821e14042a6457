import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DECLARED =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm

/**
 * Names that more than one file exports: a search for such a symbol, or a line of a stack, leads to the wrong one.
 *
 * @param folder root of the checkout
 * @param files source files, relative to `folder`
 * @returns the files of each name
 */
export function sharedExports(folder: string, files: readonly string[]): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const file of files)
    for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(DECLARED))
      if (places.get(name)?.at(-1) !== file) places.set(name, [...(places.get(name) ?? []), file])
  return new Map([...places].filter(([, found]) => found.length > 1))
}
