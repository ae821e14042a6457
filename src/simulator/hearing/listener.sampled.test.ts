import { beforeAll, describe, expect, it } from 'vitest'
import {
  boundsMs,
  ClipSound,
  concluded,
  inWords,
  listen,
  sequence,
  toMs,
  toSamples,
  withNoise,
} from '../../../test/support/audio/hearing.ts'
import { seededRandom } from '../../../test/support/base/random.ts'
import { share } from '../../../test/support/base/share.ts'
import {
  demoVoices,
  type MeetingId,
  meetingIds,
  recordedLanguages,
  sentenceIds,
  sentences,
} from '../script/script.ts'

let clips: ClipSound
beforeAll(async () => {
  clips = await ClipSound.load()
})

const speakers = recordedLanguages.flatMap((language) => demoVoices.map((voice) => ({ language, voice })))

const hear = (sound: Float32Array) => listen(sound, clips.templates)
const heardIn = (sound: Float32Array) => concluded(hear(sound)).map(inWords)

const english = (id: MeetingId) => clips.of({ language: 'en', voice: 'male', id })
const whole = (id: MeetingId) => `en male: ${sentences[id].en}`

/** Removes or repeats `ms` of the sound, every 800 to 2000 ms. */
function withSlips(sound: Float32Array, ms: number, random: () => number): Float32Array {
  const parts: Float32Array[] = []
  let at = 0
  while (at < sound.length) {
    const end = at + toSamples(800 + 1200 * random())
    parts.push(sound.subarray(at, end))
    at = end + toSamples(random() < 0.5 ? ms : -ms)
  }
  return sequence(...parts)
}

describe.each(share(speakers, 1))(
  'a sentence of the script in $language by the $voice voice',
  ({ language, voice }) => {
    it.each([
      { how: 'as it was recorded', gain: 1, noiseDb: undefined },
      { how: 'ten times quieter, and in noise', gain: 0.1, noiseDb: 25 },
    ])('is recognised $how, from wherever it begins, with its true times', ({ gain, noiseDb }) => {
      const random = seededRandom(7)
      for (const id of sentenceIds) {
        const speech = clips.of({ language, voice, id })
        const lead = new Float32Array(toSamples(100) + Math.floor(random() * 3200))
        const silent = sequence(lead, speech)
        const sound = noiseDb === undefined ? silent : withNoise(silent, speech, noiseDb, random)
        const passages = concluded(hear(sound.map((sample) => sample * gain)))

        expect(passages.map(inWords)).toEqual([`${language} ${voice}: ${sentences[id][language]}`])
        const bounds = boundsMs(speech)
        const words = passages[0]?.type === 'sentence' ? passages[0].words : []
        expect(Math.abs(words[0]!.startMs - toMs(lead.length) - bounds.startMs), id).toBeLessThan(60)
        expect(Math.abs(words.at(-1)!.endMs - toMs(lead.length) - bounds.endMs), id).toBeLessThan(60)
      }
    })
  },
)

describe('what was heard', () => {
  it('is reported in the order in which it was said', () => {
    const sound = sequence(english('plan'), 300, english('welcome'), english('agreed'), 2000, english('plan'))
    expect(heardIn(sound)).toEqual([whole('plan'), whole('welcome'), whole('agreed'), whole('plan')])
  })

  it('contains no sentence that was not said', () => {
    expect(heardIn(sequence(english('search'), 200, english('question')))).toEqual([
      whole('search'),
      whole('question'),
    ])
  })

  it('contains no room noise that begins abruptly, as after a mute', () => {
    const speech = english('plan')
    for (const zeros of [486, 490, 495, 500]) {
      const noisy = withNoise(sequence(1500, speech, 500), speech, 40, seededRandom(7))
      const events = hear(sequence(zeros, noisy))
      expect(concluded(events).map(inWords)).toEqual([whole('plan')])
      expect(events.flatMap((event) => ('passage' in event ? event.passage.type : []))).not.toContain('other')
    }
  })

  it('holds nothing of a sentence that two others happen to sound like, at its distance', () => {
    const said = (id: MeetingId) => clips.of({ language: 'en', voice: 'female', id })
    // "Nine" ends as "we" does, and "but uploads" comes as long after it as "but only" does.
    for (const pauseMs of [1890, 1900, 1910])
      expect(heardIn(sequence(said('closing'), pauseMs, said('upload')))).toEqual(
        [sentences.closing.en, sentences.upload.en].map((text) => `en female: ${text}`),
      )
  })

  it('distinguishes speakers, in whatever language they answer', () => {
    const answer = clips.of({ language: 'de', voice: 'female', id: 'green' })
    expect(heardIn(sequence(200, english('question'), 400, answer, 500))).toEqual([
      whole('question'),
      `de female: ${sentences.green.de}`,
    ])
  })

  it('holds only the words of the first second where no more was said', () => {
    const sound = sequence(500, english('dates').subarray(0, toSamples(1000)), 2000)
    expect(heardIn(sound)).toEqual(['en male: Then we freeze the ...'])
  })

  it('holds only the words from the middle on where the beginning is missing', () => {
    const speech = english('dates')
    // Before the second half of the sentence, the speaker makes a pause.
    const sound = sequence(speech.subarray(toSamples(2400)), 1000)
    expect(heardIn(sound)).toEqual(['en male: ... and ship on the following Monday.'])
  })

  it('leaves out the words that fell into a hole', () => {
    const speech = english('dates').slice()
    speech.fill(0, toSamples(2000), toSamples(2500))
    expect(heardIn(sequence(400, speech, 1000))).toEqual([
      'en male: Then we freeze the code on Wednesday ... and ship on the following Monday.',
    ])
  })

  it('reports the heard part of a sentence that the next one interrupts', () => {
    const sound = sequence(english('upload').subarray(0, toSamples(2200)), english('agreed'), 1000)
    expect(heardIn(sound)).toEqual(['en male: But uploads sometimes fail on slow ...', whole('agreed')])
  })

  it('continues after lost sound', () => {
    const speech = english('upload')
    const sound = sequence(speech.subarray(0, toSamples(1500)), speech.subarray(toSamples(3000)), 1000)
    const passages = heardIn(sound)
    expect(passages[0]).toMatch(/^en male: But uploads sometimes [a-z ]*\.\.\.$/)
    expect(passages[1]).toMatch(/^en male: \.\.\. .*two more days to find out why\.$/)
    expect(passages).toHaveLength(2)
  })
})

describe('a sentence from a microphone that loses or repeats a few milliseconds', () => {
  const slips = [10, 20, 30].flatMap((ms) => [1, 2, 3].map((seed) => [ms, seed] as const))
  it.each(share(slips, 1))('is told whole: %s ms, about once a second, seed %s', (ms, seed) => {
    for (const id of meetingIds) {
      const sound = sequence(500, withSlips(english(id), ms, seededRandom(seed)), 1000)
      expect(heardIn(sound), id).toEqual([whole(id)])
    }
  })
})

describe('a sentence from a microphone that loses 20 milliseconds before it is recognised', () => {
  it.each(share(meetingIds, 3))('is told whole: %s', (id) => {
    const speech = english(id)
    for (const atMs of [350, 450, 550]) {
      const rest = speech.subarray(toSamples(atMs + 20))
      const sound = sequence(500, speech.subarray(0, toSamples(atMs)), rest, 1000)
      expect(heardIn(sound), `at ${atMs}`).toEqual([whole(id)])
    }
  })
})

describe('a sentence from a microphone that loses 80 milliseconds', () => {
  it.each(['search', 'bugs', 'upload', 'closing'] as const)('is told whole: %s', (id) => {
    const speech = english(id)
    const sound = sequence(500, speech.subarray(0, toSamples(2000)), speech.subarray(toSamples(2080)), 1000)
    expect(heardIn(sound)).toEqual([whole(id)])
  })
})

describe('a sentence that breaks off and is sent again', () => {
  it.each(share(meetingIds, 1))(
    'is told whole in the end, wherever it broke off, and nothing else: %s',
    (id) => {
      const speech = english(id)
      for (let cutMs = 300; cutMs < toMs(speech.length) - 200; cutMs += 550) {
        const passages = heardIn(sequence(200, speech.subarray(0, toSamples(cutMs)), speech))
        expect(passages.at(-1), `at ${cutMs}`).toBe(whole(id))
        for (const passage of passages) expect(passage, `at ${cutMs}`).toMatch(/^en male: /)
      }
    },
  )
})

describe('sound that ends in the middle of a sentence', () => {
  it.each(share(meetingIds, 1))('concludes every reported word, wherever it ends: %s', (id) => {
    const speech = sequence(300, english(id))
    for (let endMs = 700; endMs < toMs(speech.length); endMs += 90) {
      const events = hear(speech.subarray(0, toSamples(endMs)))
      expect(concluded(events).map(inWords), `at ${endMs}`).not.toContain('other speech')
      const told = events.findLast(({ type }) => type === 'hearing')
      if (told === undefined || !('passage' in told)) continue
      expect(events.at(-1)?.type, `at ${endMs}`).toBe('concluded')
      if (told.passage.type !== 'sentence') continue
      const words = told.passage.words.flatMap(({ text, isHeard }) => (isHeard ? text : []))
      expect(concluded(events).map(inWords).at(-1), `at ${endMs}`).toContain(words.join(' '))
    }
  })
})

describe('while a sentence is spoken', () => {
  it('its words come one after another, soon after their sound', () => {
    const updates = hear(sequence(500, english('upload'), 1000)).flatMap((event) => {
      if (event.type !== 'hearing' || event.passage.type !== 'sentence') return []
      const heard = event.passage.words.filter(({ isHeard }) => isHeard)
      return [{ count: heard.length, delayMs: event.afterMs - heard.at(-1)!.endMs }]
    })
    expect(updates.length).toBeGreaterThan(10)
    expect(updates.map(({ count }) => count)).toEqual(
      [...new Set(updates.map(({ count }) => count))].toSorted((a, b) => a - b),
    )
    // Until the clip is recognised, its first words have to wait.
    for (const { delayMs } of updates.slice(2)) expect(delayMs).toBeLessThan(300)
  })

  it('the end of it is heard at once', () => {
    const speech = english('agreed')
    const end = 500 + boundsMs(speech).endMs
    const last = hear(sequence(500, speech, 3000)).find(({ type }) => type === 'concluded')
    expect(last?.afterMs).toBeLessThan(end + 300)
  })
})
