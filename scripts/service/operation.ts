import type { AnyFilling, AnyFillings, Row } from '../../src/backend/service/operations/operation.ts'
import type { OperationCase } from '../../test/support/contract-cases/operation-example.ts'

/** Where in a request a parameter stands. A part is one of a form. */
const PLACES = ['path', 'query', 'body', 'part'] as const
export type Place = (typeof PLACES)[number]

/** What a parameter is filled with: a field of the call's input, or something that no caller has to say. */
export type Filling = string | { readonly by: string }

/** `file › suite › test`, as the names are written in the file. Suites may be left out as far as it is clear. */
export type Proof = string

export interface Parameter {
  /** `list[].field` for a field of each element; `(whole)` for a body that is the value itself. */
  readonly name: string
  readonly in: Place
  readonly from: Filling
}

/** One operation of the service, how it is reached through the contract, and what proves it. */
export interface Operation extends Pick<Row<unknown>, 'does' | 'call' | 'profile'>, OperationCase {
  readonly parameters: readonly Parameter[]
}

/** An operation as its declaration and its case say. */
export const operationOf = (
  { does, call, profile, ...row }: Row<unknown>,
  proven: OperationCase,
): Operation => ({
  does,
  call,
  ...(profile !== undefined && { profile }),
  ...proven,
  parameters: PLACES.flatMap((place) => namedIn(row[place]).map((each) => ({ ...each, in: place }))),
})

const namedIn = (fillings: AnyFillings = {}): Omit<Parameter, 'in'>[] =>
  Object.entries(fillings).flatMap(([name, filling]) =>
    typeof filling === 'object' && 'each' in filling
      ? namedIn(filling.of).map((inner) => ({
          name: `${name}[].${inner.name}`,
          from: typeof inner.from === 'string' ? `${filling.each}[].${inner.from}` : inner.from,
        }))
      : [{ name, from: sourceOf(filling) }],
  )

const sourceOf = (filling: Exclude<AnyFilling, { readonly each: string }>): Filling => {
  if (typeof filling === 'string') return filling
  return 'by' in filling ? { by: filling.by } : filling.from
}
