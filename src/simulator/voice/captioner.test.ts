import { describe, expect, it } from 'vitest'
import type { HeardWord, Passage } from '../hearing/passages.ts'
import { type MeetingId, meeting } from '../script/script.ts'
import { splitScriptWords } from '../script/script-words.ts'
import { type Captioned, Captioner } from './captioner.ts'
import { sessionWording } from './session-wording.ts'

/** A sentence of which some words were heard: all, or those from one up to another. A word lasts 100 ms. */
function sentence(id: MeetingId, ...heard: (readonly [from: number, to: number])[]): Passage {
  const isHeard = (i: number) => heard.length === 0 || heard.some(([from, to]) => i >= from && i < to)
  const words: HeardWord[] = splitScriptWords(meeting[id].en, 'en').map((text, i) => ({
    text,
    startMs: 1000 + i * 100,
    endMs: 1100 + i * 100,
    isHeard: isHeard(i),
  }))
  return { type: 'sentence', clip: { language: 'en', voice: 'male', id }, words }
}

interface Text {
  readonly text: string
}

const hearing = (passage: Passage, isSure = false) => ({ type: 'hearing', passage, isSure }) as const
const concluding = (passage: Passage) => ({ type: 'concluded', passage }) as const

const open = (targets: readonly string[], sourceLanguage?: string) =>
  new Captioner({ sourceLanguage, targets, wording: sessionWording('default', () => []) })
const payloads = ({ messages }: Captioned) => messages.map(({ type, payload }) => ({ type, ...payload }))

describe('the captions of a sentence', () => {
  it('grow while it is heard, the translation a word behind', () => {
    const captioner = open(['de'])
    expect(payloads(captioner.apply(hearing(sentence('bugs', [0, 4]))))).toEqual([
      {
        type: 'source_transcript_update',
        concluded: [],
        tentative: [{ text: 'We still have eleven ', start_time: 1000, end_time: 1400, language: 'en' }],
      },
      {
        type: 'target_transcript_update',
        language: 'de',
        concluded: [],
        tentative: [{ text: 'Wir haben noch ', start_time: 1000, end_time: 1300 }],
      },
    ])
  })

  it('are concluded together', () => {
    const captioner = open(['de', 'ja', 'en-GB', 'zh-HANT'])
    captioner.apply(hearing(sentence('agreed', [0, 3])))
    const times = { start_time: 1000, end_time: 1500 }
    const target = (language: string, text: string) => ({
      type: 'target_transcript_update',
      language,
      concluded: [{ text, ...times }],
      tentative: [],
    })
    expect(payloads(captioner.apply(concluding(sentence('agreed'))))).toEqual([
      {
        type: 'source_transcript_update',
        concluded: [{ text: `${meeting.agreed.en} `, ...times, language: 'en' }],
        tentative: [],
      },
      target('de', `${meeting.agreed.de} `),
      target('ja', meeting.agreed.ja),
      target('en-GB', `${meeting.agreed.en} `),
      target('zh-HANT', meeting.agreed.zh),
    ])
  })

  it('conclude a clause when the speaker has left it behind and it is sure, and never say it again', () => {
    const captioner = open([])
    const take = (...args: Parameters<typeof captioner.apply>) => {
      const [update] = payloads(captioner.apply(...args)) as { concluded?: Text[]; tentative?: Text[] }[]
      return [update?.concluded?.map(({ text }) => text), update?.tentative?.map(({ text }) => text)]
    }
    const clause = 'We still have eleven open bugs, '
    expect(take(hearing(sentence('bugs', [0, 8]), false))).toEqual([[], [`${clause}but only `]])
    expect(take(hearing(sentence('bugs', [0, 9]), true))).toEqual([[clause], ['but only three ']])
    expect(take(hearing(sentence('bugs', [0, 10]), true))).toEqual([[], ['but only three of ']])
    expect(take(concluding(sentence('bugs')))).toEqual([['but only three of them are serious. '], []])
    // The next sentence begins at its beginning.
    expect(take(concluding(sentence('green')))).toEqual([[`${meeting.green.en} `], []])
  })

  it('name a language that the script does not have', () => {
    const [, update] = payloads(open(['ga']).apply(concluding(sentence('agreed'))))
    expect(update).toMatchObject({ concluded: [{ text: `[ga] ${meeting.agreed.en} ` }] })
  })

  it('fall apart where something is missing', () => {
    const { messages, spoken } = open(['de']).apply(concluding(sentence('bugs', [0, 3], [6, 13])))
    expect(messages.map(({ payload }) => payload)).toMatchObject([
      {
        concluded: [
          { text: 'We still have ', start_time: 1000, end_time: 1300 },
          { text: 'but only three of them are serious. ', start_time: 1600, end_time: 2300 },
        ],
      },
      { concluded: [{ text: 'Wir haben noch ' }, { text: 'aber nur drei davon sind schwerwiegend. ' }] },
    ])
    expect(spoken.map(({ text }) => text)).toEqual([
      'Wir haben noch ',
      'aber nur drei davon sind schwerwiegend. ',
    ])
  })

  it('are taken back where it turns out to be something else', () => {
    const captioner = open(['de'])
    captioner.apply(hearing(sentence('plan', [0, 3])))
    expect(payloads(captioner.apply({ type: 'dropped' }))).toEqual([
      { type: 'source_transcript_update', concluded: [], tentative: [] },
      { type: 'target_transcript_update', language: 'de', concluded: [], tentative: [] },
    ])
    expect(payloads(captioner.apply({ type: 'dropped' }))).toEqual([])
  })

  it('ask for the translation to be spoken when it is concluded, under the text of its segment', () => {
    const captioner = open(['de', 'fr'])
    expect(captioner.apply(hearing(sentence('plan', [0, 5]))).spoken).toEqual([])
    expect(captioner.apply(concluding(sentence('plan'))).spoken).toEqual([
      { target: 'de', text: `${meeting.plan.de} `, id: 'plan', words: { from: 0, to: 12 } },
      { target: 'fr', text: `${meeting.plan.fr} `, id: 'plan', words: { from: 0, to: 11 } },
    ])
  })
})

describe('the captions of a session with a glossary and a formality', () => {
  const termsFor = (source: string, target: string) =>
    source === 'en' && target === 'de'
      ? [
          { source: 'release plan', target: 'Terminplan' },
          { source: 'today', target: 'jetzt' },
        ]
      : []
  const openWith = (...targets: string[]) =>
    new Captioner({ sourceLanguage: 'en', targets, wording: sessionWording('formal', termsFor) })
  const plan = '[formal] Heute gehen wir den Terminplan von Version zwei durch. [jetzt] '

  it('use its words, and keep the times and the words that are spoken', () => {
    const { messages, spoken } = openWith('de', 'fr').apply(concluding(sentence('plan')))
    expect(messages[1]?.payload).toMatchObject({
      language: 'de',
      concluded: [{ text: plan, start_time: 1000, end_time: 2000 }],
    })
    expect(messages[2]?.payload).toMatchObject({ concluded: [{ text: `[formal] ${meeting.plan.fr} ` }] })
    expect(spoken).toEqual([
      { target: 'de', text: plan, id: 'plan', words: { from: 0, to: 12 } },
      { target: 'fr', text: `[formal] ${meeting.plan.fr} `, id: 'plan', words: { from: 0, to: 11 } },
    ])
  })

  it('grow with the heard words', () => {
    const captioner = openWith('de')
    const [, half] = payloads(captioner.apply(hearing(sentence('plan', [0, 5]))))
    const { tentative } = half as unknown as { tentative: Text[] }
    expect(plan.startsWith(tentative[0]?.text ?? '?')).toBe(true)
    expect(tentative[0]?.text.length).toBeLessThan(plan.length / 2 + 8)
  })

  it('address people as it was asked for', () => {
    const captioner = new Captioner({
      sourceLanguage: 'en',
      targets: ['de', 'ko'],
      wording: sessionWording('informal', () => []),
    })
    const [, german, korean] = payloads(captioner.apply(concluding(sentence('question'))))
    expect(german).toMatchObject({ concluded: [{ text: 'Anna, wie kommst du mit den Tests voran? ' }] })
    expect(korean).toMatchObject({ concluded: [{ text: `[ko] ${meeting.question.en} ` }] })
  })
})

describe('the captions of other speech', () => {
  const other = { type: 'other', startMs: 500, endMs: 3720 } as const

  it('say once what they are, and how long it was, and are spoken in each language', () => {
    const captioned = open(['de', 'ja', 'ga']).apply(concluding(other))
    const texts = captioned.messages.map(({ payload }) => payload)
    expect(texts).toEqual([
      {
        tentative: [],
        concluded: [
          {
            text: '[Demo service: speech that is not in its script, 3.2 seconds] ',
            start_time: 500,
            end_time: 3720,
            language: 'en',
          },
        ],
      },
    ])
    expect(captioned.spoken.map(({ target, text }) => [target, text])).toEqual([
      ['de', '[Demodienst: Sprache, die nicht in seinem Skript steht, 3,2 Sekunden] '],
      ['ja', '[デモサービス：台本にない発言、3.2秒]'],
      ['ga', '[ga] [Demo service: speech that is not in its script, 3.2 seconds] '],
    ])
  })

  it('are in the language that the client named', () => {
    const [update] = payloads(open([], 'fr').apply(concluding(other)))
    expect(update).toMatchObject({
      concluded: [
        {
          language: 'fr',
          text: '[Service de démonstration : paroles absentes de son script, 3,2 secondes] ',
        },
      ],
    })
  })

  it('are tentative first, and grow', () => {
    const captioner = open(['de'])
    const first = captioner.apply(hearing({ ...other, endMs: 2000 }))
    const second = captioner.apply(hearing(other))
    for (const { messages } of [first, second])
      for (const { payload } of messages) expect(payload).toMatchObject({ concluded: [], tentative: [{}] })
    expect(JSON.stringify(first)).toContain('1.5 seconds')
    expect(JSON.stringify(second)).toContain('3.2 seconds')
  })
})
