import { afterAll, beforeAll, expect, it } from 'vitest'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { record } from '../../../support/audio/recordings.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

let simulator: Simulator
beforeAll(async () => {
  await prepareClips()
  simulator = await createSimulator()
})
afterAll(() => simulator.close())

it.concurrent.each(['json', 'msgpack'])(
  'a sentence is captioned, translated and spoken in %s, and no rule is broken',
  async (messageFormat) => {
    const { samples } = await record({
      name: `short-${messageFormat}`,
      sentences: ['agreed'],
      leadMs: 200,
      gapMs: 600,
    })
    const { end, transcript, speech } = await speakRecording(
      backendOn(simulator),
      samples as Float32Array<ArrayBuffer>,
      { messageFormat, targetLanguages: ['de', 'ja'], spokenLanguages: ['de'] },
    )
    expect(end).toEqual({ phase: 'idle' })
    expect(
      captionsFrom(transcript).map(({ language, source, targets }) => [
        language,
        source.concluded.trim(),
        targets['de']?.concluded.trim(),
        targets['ja']?.concluded,
      ]),
    ).toEqual([['en', meeting.agreed.en, meeting.agreed.de, meeting.agreed.ja]])
    expect(speech.flatMap(({ text }) => (text === undefined ? [] : [text.trim()]))).toEqual([
      meeting.agreed.de,
    ])
    const session = simulator.sessions.find(({ request }) => request.message_format === messageFormat)
    expect(session).toMatchObject({ isComplete: true, breaches: {} })
  },
)
