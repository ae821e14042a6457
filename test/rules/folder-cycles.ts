import { join, sep } from 'node:path'

type Graph = Map<string, Set<string>>

/**
 * Finds circular imports between folders. A folder with all its contents counts as one node among the files and folders
 * next to it: `library/calls` may import `library/export`, which may import `library/sessions`.
 *
 * @param imports importing and imported file of each import, as paths from one root
 * @returns a line per cycle: the folder that contains it, and its files and folders in order
 */
export function findFolderCycles(imports: readonly (readonly [from: string, to: string])[]): string[] {
  const graphs = new Map<string, Graph>()
  for (const [from, to] of imports) {
    const [source, target] = [from.split(sep), to.split(sep)]
    const depth = source.findIndex((name, i) => name !== target[i])
    const [name, imported] = [source[depth], target[depth]]
    if (name === undefined || imported === undefined) continue
    const folder = join(...source.slice(0, depth))
    const graph = graphs.get(folder) ?? (new Map() as Graph)
    graphs.set(folder, graph.set(name, (graph.get(name) ?? new Set()).add(imported)))
  }
  return [...graphs]
    .flatMap(([folder, graph]) => cyclesOf(graph).map((names) => `${folder}: ${names.join(' -> ')}`))
    .toSorted()
}

/** @returns the shortest cycle through each name, once for the names that share it */
function cyclesOf(graph: Graph): string[][] {
  const cycles: string[][] = []
  for (const name of [...graph.keys()].toSorted()) {
    if (cycles.some((names) => names.includes(name))) continue
    const way = wayBack(graph, name)
    if (way !== undefined) cycles.push(way)
  }
  return cycles
}

function wayBack(graph: Graph, start: string): string[] | undefined {
  const ways = [[start]]
  const seen = new Set<string>()
  for (const way of ways)
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}
