/** Category, then rule, then the option that was chosen. */
export type ConfiguredRules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What a style rule list asks of a translation. */
export interface Style {
  /** Base code in lower case. */
  readonly language: string
  readonly rules: ConfiguredRules
  /** Of its custom instructions. */
  readonly labels: readonly string[]
}
