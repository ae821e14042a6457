import { useLayoutEffect } from 'react'
import type { CaptionText } from '../../../core/voice/receiving/transcript.ts'
import { CaptionWords } from '../../shared/captions/caption-words.tsx'
import { useCalmText } from '../../shared/captions/use-calm-text.ts'

interface TrackTextProps {
  readonly text: CaptionText
  /** A place of the slider. */
  readonly calm: number
  readonly hasCaret: boolean
  /** Called before the browser paints another text: calm text appears without a new state of its track. */
  readonly onChange: () => void
}

/** The words of a caption in a track; tentative ones look provisional. */
export function TrackText({ text, calm, hasCaret, onChange }: TrackTextProps) {
  const { concluded, tentative } = useCalmText(text, calm)
  useLayoutEffect(onChange, [onChange, concluded, tentative])
  return (
    <>
      <CaptionWords text={{ concluded, tentative }} hasCaret={hasCaret} />
      {text.isUnfinished && '…'}
    </>
  )
}
