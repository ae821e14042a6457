import { ffmpeg } from '../audio/ffmpeg.ts'

/** A subtitle as ffmpeg reads it; times in milliseconds. */
export interface ReadCue {
  readonly fromMs: number
  readonly toMs: number
  readonly words: string
}

const TIME = /(\d+):(\d+):(\d+),(\d+)/g

/** Reads a subtitle file with ffmpeg, converted to SubRip; what ffmpeg does not understand is missing. */
export async function readSubtitles(path: string): Promise<ReadCue[]> {
  const read = (await ffmpeg(['-xerror', '-i', path, '-f', 'srt', 'pipe:1'])).toString()
  return read
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n\n(?=\d+\n)/)
    .map((cue) => {
      const [_number, span = '', ...lines] = cue.split('\n')
      const [fromMs = Number.NaN, toMs = Number.NaN] = [...span.matchAll(TIME)].map(
        ([, h, m, s, ms]) => ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms),
      )
      return { fromMs, toMs, words: lines.join('\n') }
    })
}

/** Cues that overlap their predecessor or have no duration. */
export const disorderIn = (cues: readonly ReadCue[]): ReadCue[] =>
  cues.filter(({ fromMs, toMs }, at) => !(toMs > fromMs && fromMs >= (cues[at - 1]?.toMs ?? 0)))
