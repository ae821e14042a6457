import { CalmRecord, type CalmUpdate } from '../../../src/core/captions/calm/calm-record.ts'
import { applyUpdate, emptyTranscript } from '../../../src/core/voice/receiving/transcript.ts'
import { type DemoVoice, meetingIds, type RecordedLanguage } from '../../../src/simulator/script/script.ts'
import { Captioner } from '../../../src/simulator/voice/captioner.ts'
import { sessionWording } from '../../../src/simulator/voice/session-wording.ts'
import { type ClipSound, listen, sequence } from '../audio/hearing.ts'

interface WireSegment {
  readonly text: string
  readonly start_time: number
  readonly end_time: number
  readonly language?: string
}

interface WireUpdate {
  readonly language?: string
  readonly concluded: readonly WireSegment[]
  readonly tentative: readonly WireSegment[]
}

const placed = (segments: readonly WireSegment[]) =>
  segments.map(({ text, start_time: startTime, end_time: endTime, language }) => ({
    text,
    startTime,
    endTime,
    language,
  }))

/** Plays the demo meeting to the simulator's ear: the updates of each line of its captions. */
export function demoMeeting(
  clips: ClipSound,
  language: RecordedLanguage,
  voice: DemoVoice,
  targets: readonly string[],
): readonly (readonly CalmUpdate[])[] {
  const sound = sequence(...meetingIds.flatMap((id) => [600, clips.of({ language, voice, id })]), 2000)
  const captioner = new Captioner({
    sourceLanguage: language,
    targets,
    wording: sessionWording('default', () => []),
  })
  const record = new CalmRecord()
  let transcript = emptyTranscript
  for (const event of listen(sound, clips.templates)) {
    for (const { payload } of captioner.apply(event).messages) {
      const update = payload as WireUpdate
      transcript = applyUpdate(transcript, {
        target: update.language,
        concluded: placed(update.concluded),
        tentative: placed(update.tentative),
      })
      record.update(transcript, event.afterMs)
    }
  }
  return record.lines
}
