import type { AnyFilling, AnyFillings, OperationRow } from '../../src/backend/service/operations/operation.ts'

/** Location of a parameter in a request; `part` is a part of a form. */
const PLACES = ['path', 'query', 'body', 'part'] as const
export type Place = (typeof PLACES)[number]

/** Source of a parameter's value: a field of the call's input, or something that callers need not provide. */
export type Filling = string | { readonly by: string }

export interface Parameter {
  /** `list[].field` for a field of each element; `(whole)` for a body that is the value itself. */
  readonly name: string
  readonly in: Place
  readonly from: Filling
}

/** An operation of the service, and the call that uses it. */
export interface Operation extends Pick<OperationRow<unknown>, 'does' | 'call' | 'profile'> {
  readonly parameters: readonly Parameter[]
}

export const operationOf = ({ does, call, profile, ...row }: OperationRow<unknown>): Operation => ({
  does,
  call,
  ...(profile !== undefined && { profile }),
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
