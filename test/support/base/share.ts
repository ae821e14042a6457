/**
 * The share of many combinations that a run of the tests tries. `npm test` tries `count` of them, evenly spread, and
 * `npm run test:rest` the others: files that sample are named `*.sampled.test.ts`, by which both find them.
 */
export function share<T>(all: readonly T[], count: number): readonly T[] {
  const chosen = new Set(Array.from({ length: count }, (_, i) => Math.floor((i * all.length) / count)))
  const isRest = process.env['PARLEY_TESTS'] === 'rest'
  return all.filter((_, at) => chosen.has(at) !== isRest)
}
