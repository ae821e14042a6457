import type { CheckName } from './checks.ts'

/** A fault in the source of the shell, and the check that has to find it. */
export interface PlantedFault {
  readonly name: string
  readonly file: string
  /** Text that occurs once in the file. */
  readonly find: string
  readonly replace: string
  readonly foundBy: CheckName
}
