import type { Chosen, Facts, Fit } from './fit.ts'

/** Props shared by the groups of options. */
export interface ChoicesProps {
  readonly chosen: Chosen
  readonly facts: Facts
  readonly fit: Fit
  readonly onChange: (patch: Partial<Chosen>) => void
}
