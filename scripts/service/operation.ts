import type { CallName } from '../../src/core/contract/contract.ts'
import type { ProfileName } from '../../src/core/service/service-profiles.ts'

/** Where in a request a parameter stands. A part is one of a form. */
export type Place = 'path' | 'query' | 'body' | 'part'

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

/** One operation of the service, and how it is reached through the contract. */
export interface Operation {
  readonly does: string
  readonly call: CallName
  /** Left out: the same in all. */
  readonly profile?: ProfileName
  readonly parameters: readonly Parameter[]
  /** Tests of the operation. */
  readonly proofs: readonly [Proof, ...Proof[]]
  /** More tests, of single parameters. */
  readonly more?: Readonly<Record<string, readonly Proof[]>>
}

/** By method and path. */
export type Operations = Readonly<Record<string, Operation>>

type Fillings = Readonly<Record<string, Filling>>

const within =
  (place: Place) =>
  (fillings: Fillings): Parameter[] =>
    Object.entries(fillings).map(([name, from]) => ({ name, in: place, from }))

export const inPath = within('path')
export const inQuery = within('query')
export const inBody = within('body')
export const inPart = within('part')

/** Parley writes entries in one format, and reads both. */
export const alwaysTsv = { by: 'always `tsv`' } as const
