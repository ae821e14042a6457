import type { SourceFault } from './source-fault.ts'

/** A mistake that somebody could make, and the test in which it is found. */
export interface LayerFault extends SourceFault {
  readonly layer: string
  /** Path of a test file; for a file that several projects run, followed by `--project=NAME`. */
  readonly foundBy: string
}

/** Faults of one layer. */
export const faultsOf = (
  layer: string,
  faults: readonly Omit<LayerFault, 'layer'>[],
): readonly LayerFault[] => faults.map((fault) => ({ layer, ...fault }))

/** Faults that one test finds, unless they name another. */
export const foundIn = (foundBy: string, faults: readonly (SourceFault & { readonly foundBy?: string })[]) =>
  faults.map((fault) => ({ foundBy, ...fault }))
