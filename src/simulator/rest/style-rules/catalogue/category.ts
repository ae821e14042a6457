/** The options of each rule. */
export type Category = Readonly<Record<string, readonly string[]>>
