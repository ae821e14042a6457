import type { SourceFault } from '../../faults/source-fault.ts'
import type { CheckName } from './checks.ts'

/** A fault in the source of the shell, and the check that has to find it. */
export interface PlantedFault extends SourceFault {
  readonly foundBy: CheckName
}
