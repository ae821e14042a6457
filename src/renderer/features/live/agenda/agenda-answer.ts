import type { Result } from '../../../../core/base/result.ts'
import type { AgendaFault } from '../../../../core/session/agenda/agenda.ts'
import type { TermProposal } from '../../../../core/session/agenda/propose/proposal.ts'

export interface ReadProposals {
  readonly proposals: readonly TermProposal[]
  readonly skippedLines: number
}

/** `failed`: the worker could not be started, or the file could not be read. */
export type ReadingFault = AgendaFault | { readonly type: 'failed' }
export type AgendaAnswer = Result<ReadProposals, ReadingFault>
