import type { ReactNode } from 'react'
import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'
import { useCalmText } from './use-calm-text.ts'

export interface CalmCaptionProps {
  readonly text: CaptionText
  /** A place of the slider. */
  readonly calm: number
  readonly children: (shown: CaptionText) => ReactNode
}

/** A text that may still change, as a place of the slider shows it. */
export const CalmCaption = ({ text, calm, children }: CalmCaptionProps) => children(useCalmText(text, calm))
