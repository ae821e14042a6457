import type { Chosen, Facts, Fit } from './fit.ts'

/** What every part of the choices is made from. */
export interface ChoicesProps {
  readonly chosen: Chosen
  readonly facts: Facts
  readonly fit: Fit
  readonly onChange: (patch: Partial<Chosen>) => void
}
