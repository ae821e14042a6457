/** A fault in the source. */
export interface SourceFault {
  readonly name: string
  readonly file: string
  /** Text that occurs once in the file. */
  readonly find: string
  readonly replace: string
}
