import { type KeptCaption, SOURCE } from '../../session/library/session-schema.ts'
import type { Caption } from '../../voice/receiving/transcript.ts'
import type { Side } from '../../voice/sides.ts'

/** Where captions come from: the whole session, or one side of a meeting. */
export interface CaptionOrigin {
  readonly side: Side | undefined
  /** Start of its capture time in milliseconds of the session, as the device's clock ran at a capture time. */
  readonly sinceMs: (captureMs: number) => number
}

/** A caption with its concluded text; the caption itself shows whether it has changed. */
export interface OriginalCaption {
  readonly caption: Caption
  readonly origin: CaptionOrigin
}

export type IndexedOriginal = OriginalCaption & { readonly index: number }

/** A caption as it is stored. */
export function toKept({ caption, origin: { side, sinceMs } }: OriginalCaption, index: number): KeptCaption {
  const { startMs, endMs, language, source, targets } = caption
  const lines = Object.entries({ [SOURCE]: source, ...targets })
  const unfinished = lines.flatMap(([line, { isUnfinished }]) => (isUnfinished ? line : []))
  return {
    index,
    startMs: Math.max(0, startMs + sinceMs(endMs)),
    endMs: Math.max(0, endMs + sinceMs(endMs)),
    ...(side !== undefined && { side }),
    ...(language !== undefined && { language }),
    source: source.concluded,
    targets: Object.fromEntries(Object.entries(targets).map(([code, text]) => [code, text.concluded])),
    ...(unfinished.length > 0 && { unfinished }),
  }
}
