import { createContext } from 'react'
import type { Caption } from '../../../../core/voice/receiving/transcript.ts'
import type { StoredLine } from '../../../shared/corrections/stored-line.ts'

/** Corrections of the running session on this page; the library stores them. */
export interface LiveCorrections {
  /** A caption with its corrections. */
  readonly corrected: (caption: Caption) => Caption
  /**
   * A line of a caption where it is stored; undefined for one of which nothing is concluded.
   *
   * @param line `source`, or a target language code
   */
  readonly lineOf: (caption: Caption, line: string) => StoredLine | undefined
}

/** Undefined while the session is not stored: nothing can then be corrected. */
export const LiveCorrectionsContext = createContext<LiveCorrections | undefined>(undefined)
