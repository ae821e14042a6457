/** Writing systems between which spoken terms differ, as in ISO 15924; `Hani` is Chinese, `Jpan` Japanese. */
export const scripts = [
  'Latn',
  'Cyrl',
  'Grek',
  'Arab',
  'Hebr',
  'Hani',
  'Jpan',
  'Kore',
  'Thai',
  'Beng',
] as const
export type Script = (typeof scripts)[number]

export type ProposalType = 'person' | 'name' | 'word'

/** A word or name of an agenda that speech recognition may not know. */
export interface Proposal {
  readonly term: string
  readonly type: ProposalType
  readonly script: Script
  /** How often it occurs. */
  readonly count: number
}

/** A place where a term was found, and how sure it is to be one: 0 or more. */
export interface Finding {
  readonly term: string
  readonly type: ProposalType
  readonly script: Script
  readonly weight: number
}
