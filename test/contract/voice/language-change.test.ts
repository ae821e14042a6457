import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../../../src/core/base/log.ts'
import { captionsFrom } from '../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../support/app/backend-on.ts'
import { record } from '../../support/audio/recordings.ts'
import { prepareClips } from '../../support/demo-service/prepare-clips.ts'
import { speakRecording } from '../../support/service/voice-client.ts'

let simulator: Simulator
beforeAll(async () => {
  await prepareClips()
  simulator = await createSimulator()
})
afterAll(() => simulator.close())

it('languages that are chosen while somebody speaks begin and end with a sentence', async () => {
  const said = await Promise.all(
    (['welcome', 'agreed', 'question'] as const).map((id) =>
      record({ name: `languages-${id}`, sentences: [id], leadMs: 200, gapMs: 1500 }),
    ),
  )
  const untilMs = (count: number) =>
    said.slice(0, count).reduce((total, { durationMs }) => total + durationMs, 0)
  const { end, transcript, refusals } = await speakRecording(
    backendOn(simulator),
    Float32Array.from(said.flatMap(({ samples }) => [...samples])),
    { targetLanguages: ['de'], sourceLanguage: 'en', sourceLanguageMode: 'fixed' },
    silentLog,
    { savesSilence: false },
    [
      { afterText: meeting.welcome.en, beforeMs: untilMs(1), targetLanguages: ['fr', 'de'] },
      { afterText: meeting.agreed.en, beforeMs: untilMs(2), targetLanguages: ['fr'] },
    ],
  )
  expect([end, refusals]).toEqual([{ phase: 'idle' }, []])
  expect(
    captionsFrom(transcript).map(({ source, targets }) => [
      source.concluded.trim(),
      Object.fromEntries(Object.entries(targets).map(([code, { concluded }]) => [code, concluded.trim()])),
    ]),
  ).toEqual([
    [meeting.welcome.en, { de: meeting.welcome.de }],
    [meeting.agreed.en, { de: meeting.agreed.de, fr: meeting.agreed.fr }],
    [meeting.question.en, { fr: meeting.question.fr }],
  ])
  expect(simulator.sessions.map(({ request }) => request.target_languages)).toEqual([
    ['de'],
    ['fr', 'de'],
    ['fr'],
  ])
})
