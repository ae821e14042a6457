import {
  type Caption,
  type CaptionText,
  captionAt,
  captionCount,
  type Transcript,
} from '../../voice/receiving/transcript.ts'

/** Translations of what was said before that have come, or will not. */
const MAX_BEHIND_MS = 15_000

/**
 * Captions that would be unfinished if nothing more came, by index: those with tentative text, and the last ones whose
 * translation has not come.
 *
 * @param languagesOf languages of the translations that a caption has or gets
 */
export function unfinishedCaptions(
  transcript: Transcript,
  languagesOf: (caption: Caption) => readonly string[],
): ReadonlyMap<number, Caption> {
  const found = new Map<number, Caption>()
  /** Languages that a later caption has. */
  const received = new Set<string>()
  const last = captionCount(transcript) - 1
  const endMs = captionAt(transcript, last)?.endMs ?? 0
  for (let index = last; index >= 0; index -= 1) {
    const caption = captionAt(transcript, index)
    if (caption === undefined || caption.endMs < endMs - MAX_BEHIND_MS) break
    const source = endedNow(caption.source)
    const targets = Object.entries(caption.targets).map(([code, text]) => [code, endedNow(text)] as const)
    for (const [code, { concluded }] of targets) if (concluded !== '') received.add(code)
    const awaited = languagesOf(caption).filter((code) => !received.has(code))
    const missing = awaited.map((code) => [code, MISSING] as const)
    const lines = [source, ...[...targets, ...missing].map(([, text]) => text)]
    if (lines.some(({ isUnfinished }) => isUnfinished === true))
      found.set(index, { ...caption, source, targets: Object.fromEntries([...targets, ...missing]) })
  }
  return found
}

const MISSING: CaptionText = { concluded: '', tentative: '', isUnfinished: true }

const endedNow = ({ concluded, tentative, isUnfinished }: CaptionText): CaptionText => ({
  concluded: concluded + tentative,
  tentative: '',
  ...((isUnfinished === true || tentative !== '') && { isUnfinished: true }),
})
