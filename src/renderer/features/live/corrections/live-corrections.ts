import { createContext, type ReactNode } from 'react'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'

/** Corrections of the running session on this page; the library stores them. */
export interface LiveCorrections {
  /** A caption with its corrections. */
  readonly corrected: (caption: Caption) => Caption
  /** Buttons that correct a caption; nothing for one that is not concluded. */
  readonly tools: (caption: Caption, targets: readonly string[]) => ReactNode
}

/** Undefined while the session is not stored, and until corrections are loaded: nothing can then be corrected. */
export const LiveCorrectionsContext = createContext<LiveCorrections | undefined>(undefined)
