import type { CaptionText } from '../../core/voice/receiving/transcript.ts'
import { CaptionWords } from './caption-words.tsx'
import { useCalmText } from './use-calm-text.ts'

export interface CalmCaptionWordsProps {
  readonly text: CaptionText
  /** A place of the slider. */
  readonly calm: number
}

/** The words of a text that may still change, as a place of the slider shows them. */
export function CalmCaptionWords({ text, calm }: CalmCaptionWordsProps) {
  return <CaptionWords text={useCalmText(text, calm)} />
}
