import type { SourceContentType } from '../../../src/core/audio/content-types.ts'
import type { SessionRecord } from '../../../src/simulator/voice/session-record.ts'
import { ffmpeg } from '../audio/ffmpeg.ts'
import { type ProbedSound, probeSound } from '../audio/ffprobe.ts'
import { rawArguments } from '../audio/source-media.ts'

/** ffprobe's result for the media of each link of a session; rejects where ffmpeg cannot decode them to the end. */
export function linksOf(session: SessionRecord, type: SourceContentType): Promise<ProbedSound[]> {
  return Promise.all(
    session.links.map(async ({ media }) => {
      await ffmpeg(['-xerror', ...rawArguments(type), '-i', 'pipe:0', '-f', 'null', '-'], media)
      return probeSound(media, rawArguments(type))
    }),
  )
}
