import { type ComponentType, createContext, type ReactNode } from 'react'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import type { Kept } from '../recording/record-live.ts'

/** Corrections of the running session on this page; the library stores them. */
export interface LiveCorrections {
  /** A caption with its corrections. */
  readonly corrected: (caption: Caption) => Caption
  /** Buttons that correct a caption; nothing for one that is not concluded. */
  readonly tools: (caption: Caption, targets: readonly string[]) => ReactNode
}

/** Undefined while the session is not stored, and until corrections are loaded: nothing can then be corrected. */
export const LiveCorrectionsContext = createContext<LiveCorrections | undefined>(undefined)

/** The parts that correct captions, loaded when they are first shown. */
export interface CorrectionParts {
  /** Keeps the corrections of the running session. */
  readonly Keeper: ComponentType<{
    readonly kept: Kept
    readonly onChange: (corrections: LiveCorrections | undefined) => void
  }>
  /** Reports that a session has ended, and offers to learn from its corrections. */
  readonly StoppedNotice: ComponentType<{ readonly kept: Kept }>
}

/** The stored session with the parts that correct it. */
export interface CorrectableKept extends Kept {
  readonly parts: CorrectionParts
}
