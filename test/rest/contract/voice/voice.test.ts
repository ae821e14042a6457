import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { captionsFrom } from '../../../../src/core/voice/receiving/transcript.ts'
import { meeting } from '../../../../src/simulator/script/script.ts'
import { createSimulator, type Simulator } from '../../../../src/simulator/simulator-server.ts'
import { backendOn } from '../../../support/app/backend-on.ts'
import { type Recording, record, type Script } from '../../../support/audio/recordings.ts'
import { prepareClips } from '../../../support/demo-service/prepare-clips.ts'
import { speakRecording } from '../../../support/service/voice-client.ts'

const samplesOf = ({ samples }: Recording) => samples as Float32Array<ArrayBuffer>

describe('a voice session with the service', () => {
  let simulator: Simulator
  beforeAll(async () => {
    await prepareClips()
    simulator = await createSimulator()
  })
  afterAll(() => simulator.close())

  const speak = async (script: Script, config: object) => {
    const outcome = await speakRecording(backendOn(simulator), samplesOf(await record(script)), config)
    return { ...outcome, session: simulator.sessions.at(-1)! }
  }

  it.concurrent.each(['json', 'msgpack'])(
    'is understood in %s, and breaks no rule',
    async (messageFormat) => {
      const outcome = await speakRecording(
        backendOn(simulator),
        samplesOf(await record({ name: `contract-${messageFormat}`, sentences: ['welcome', 'question'] })),
        { messageFormat, targetLanguages: ['de', 'ja'], spokenLanguages: ['de'] },
      )
      expect(outcome.end).toEqual({ phase: 'idle' })
      expect(
        captionsFrom(outcome.transcript).map(({ source, targets }) => [
          source.concluded.trim(),
          targets['de']?.concluded.trim(),
          targets['ja']?.concluded,
        ]),
      ).toEqual([
        [meeting.welcome.en, meeting.welcome.de, meeting.welcome.ja],
        [meeting.question.en, meeting.question.de, meeting.question.ja],
      ])
      expect(captionsFrom(outcome.transcript).every(({ language }) => language === 'en')).toBe(true)
      expect(outcome.speech.flatMap(({ text }) => (text === undefined ? [] : [text.trim()]))).toEqual([
        meeting.welcome.de,
        meeting.question.de,
      ])
      const session = simulator.sessions.find(({ request }) => request.message_format === messageFormat)
      expect(session).toMatchObject({ isComplete: true, breaches: {} })
    },
  )

  it('never captions words before they were spoken', async () => {
    const { lagMs } = await speak(
      { name: 'contract-lag', sentences: ['agreed'] },
      { targetLanguages: ['de'] },
    )
    expect(lagMs.least).toBeGreaterThanOrEqual(0)
  })

  it('is requested and understood in any notation of languages and content types', async () => {
    const { transcript, speech, session } = await speak(
      { name: 'contract-spelling', sentences: ['welcome'] },
      {
        sourceLanguage: 'EN',
        targetLanguages: ['zh-hans', 'EN-gb'],
        spokenLanguages: ['EN-gb'],
        sourceContentType: 'Audio/PCM; Encoding=S16LE; Rate="16000";',
        targetContentType: 'audio/webm; codecs="opus"',
      },
    )
    expect(session.request).toMatchObject({
      source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000',
      target_languages: ['zh-HANS', 'en-GB'],
    })
    const [caption] = captionsFrom(transcript)
    expect(caption?.targets['zh-HANS']?.concluded).toBe(meeting.welcome.zh)
    // The service uses its own notation for both.
    expect(new Set(speech.map(({ language }) => language))).toEqual(new Set(['en-GB']))
    expect(speech[0]?.contentType).toBe('audio/webm;codecs=opus')
  })

  it('writes names as its spoken terms list them, in captions, translations and the text of its speech', async () => {
    const backend = backendOn(simulator)
    const lists = [
      { language: 'en', terms: ['Hana'] },
      { language: 'de', terms: ['Ana'] },
    ]
    const terms = await backend.handlers['spokenTerms.create']({ name: 'Names', lists })
    if (!terms.ok) throw new Error(terms.error.kind)
    const recording = await record({ name: 'contract-names', sentences: ['question'] })
    const { transcript, speech } = await speakRecording(backend, samplesOf(recording), {
      targetLanguages: ['de'],
      spokenLanguages: ['de'],
      spokenTermsId: terms.value.id,
    })
    const [caption] = captionsFrom(transcript)
    expect(caption?.source.concluded.trim()).toBe(meeting.question.en.replace('Anna', 'Hana'))
    const translated = meeting.question.de.replace('Anna', 'Hana')
    expect(caption?.targets['de']?.concluded.trim()).toBe(translated)
    expect(speech.find(({ text }) => text !== undefined)?.text?.trim()).toBe(translated)
  })

  it('recognises another language, and says which', async () => {
    const { transcript } = await speak(
      { name: 'contract-fr', sentences: ['plan'], language: 'fr', voice: 'male' },
      { targetLanguages: ['en'] },
    )
    expect(captionsFrom(transcript)[0]).toMatchObject({
      language: 'fr',
      targets: { en: { concluded: expect.stringContaining(meeting.plan.en) } },
    })
  })

  it('only transcribes without targets', async () => {
    const { end, transcript, speech, session } = await speak(
      { name: 'contract-transcription', sentences: ['welcome', 'question'] },
      { targetLanguages: [] },
    )
    expect(end).toEqual({ phase: 'idle' })
    expect(session).toMatchObject({ isComplete: true, breaches: {}, request: { target_languages: [] } })
    const captions = captionsFrom(transcript)
    expect(captions.map(({ source }) => source.concluded.trim())).toEqual([
      meeting.welcome.en,
      meeting.question.en,
    ])
    expect(captions.map(({ targets }) => targets)).toEqual([{}, {}])
    expect(speech).toEqual([])
  })

  it('tells what a fixed language does not fit to as other speech', async () => {
    const { transcript } = await speak(
      { name: 'contract-fixed', sentences: ['plan'] },
      { targetLanguages: ['en'], sourceLanguage: 'de', sourceLanguageMode: 'fixed' },
    )
    expect(captionsFrom(transcript).length).toBeGreaterThan(0)
    expect(JSON.stringify(captionsFrom(transcript))).not.toContain(meeting.plan.en)
  })
})
