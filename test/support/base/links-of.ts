import type { SourceContentType } from '../../../src/core/audio/content-types.ts'
import type { SessionRecord } from '../../../src/simulator/voice/session-record.ts'
import { ffmpeg } from '../audio/ffmpeg.ts'
import { type ProbedSound, probeSound } from '../audio/ffprobe.ts'
import { rawArguments } from '../audio/source-media.ts'

/** What ffmpeg finds the media of each link of a session to be, decoded to its end; rejects where it cannot. */
export function linksOf(session: SessionRecord, type: SourceContentType): Promise<ProbedSound[]> {
  return Promise.all(
    session.links.map(async ({ media }) => {
      await ffmpeg(['-xerror', ...rawArguments(type), '-i', 'pipe:0', '-f', 'null', '-'], media)
      return probeSound(media, rawArguments(type))
    }),
  )
}
