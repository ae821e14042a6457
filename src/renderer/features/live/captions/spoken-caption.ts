import { captionCount, captionsFrom } from '../../../../core/voice/receiving/transcript.ts'
import type { LiveState } from '../session/live-state.ts'

/** How far back a spoken caption is looked for: speech is behind the text, but not by hours. */
const LOOK_BACK = 60

/** Which caption is being spoken. The service names it by its text alone. */
export function spokenCaption({
  spokenText,
  heard: language,
  transcript,
}: Pick<LiveState, 'heard' | 'transcript'> & { readonly spokenText: string | undefined }):
  | { index: number; language: string }
  | undefined {
  const text = spokenText?.trim()
  if (text === undefined || text === '' || language === undefined) return undefined
  const from = Math.max(0, captionCount(transcript) - LOOK_BACK)
  const found = captionsFrom(transcript, from).findLastIndex(({ targets }) =>
    targets[language]?.concluded.includes(text),
  )
  return found < 0 ? undefined : { index: from + found, language }
}
