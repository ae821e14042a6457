/** The stage alone, with a long meeting on it, to see how soon a word is on the screen. */
import '../../src/core/base/jitless.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { silentLog } from '../../src/core/base/log.ts'
import { ok } from '../../src/core/base/result.ts'
import { applyUpdate, captionCount } from '../../src/core/voice/receiving/transcript.ts'
import { voiceConfigSchema } from '../../src/core/voice/session/config.ts'
import type { Segment } from '../../src/core/voice/wire/messages.ts'
import type { VoiceRunEvent } from '../../src/renderer/engine/voice-run.ts'
import { Stage } from '../../src/renderer/features/live/captions/stage.tsx'
import { createLive } from '../../src/renderer/features/live/session/live-store.ts'
import { createI18n } from '../../src/renderer/i18n/i18n.ts'
import { PLAIN_SOUND } from '../support/audio/plain-sound.ts'
import '../../src/renderer/ui/tokens.css'
import '../../src/renderer/ui/base.css'

const TARGETS = ['de', 'fr']
const SENTENCE_MS = 3000
const WORDS = 'the new plan for the second version is ready and everybody has read it'.split(' ')

let tell: (event: VoiceRunEvent) => void = () => undefined
const live = createLive({
  startRun: (_options, listener) => {
    tell = listener
    const run = {
      isMuted: false,
      isPaused: false,
      adjust() {},
      hear() {},
      stop() {},
      skipToNow() {},
      wake() {},
      dispose: async () => {},
      finish: async () => {},
    }
    return Promise.resolve(ok(run))
  },
  keepAwake: () => undefined,
  now: () => Date.now(),
  log: silentLog,
})

const segment = (caption: number, text: string): Segment => ({
  text,
  startTime: caption * SENTENCE_MS,
  endTime: caption * SENTENCE_MS + SENTENCE_MS - 500,
  language: 'en',
})

/** Puts a long meeting on the stage. */
async function fill(captions: number): Promise<void> {
  await live.actions.start({
    config: voiceConfigSchema.parse({ targetLanguages: TARGETS }),
    chunkMs: 100,
    source: { from: 'microphone' },
    sound: PLAIN_SOUND,
  })
  let { transcript } = live.store.getState()
  const concluded = Array.from({ length: captions }, (_, i) => segment(i, `${WORDS.join(' ')} ${i}. `))
  for (const target of [undefined, ...TARGETS])
    transcript = applyUpdate(transcript, { target, concluded, tentative: [] })
  live.store.setState({ transcript })
  await frame()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Sends the next word of the captions that follow the first so many. */
function sendWord(captions: number, word: number, isConcluded = false): void {
  const caption = captions + Math.floor(word / WORDS.length)
  const said = [segment(caption, WORDS.slice(0, (word % WORDS.length) + 1).join(' '))]
  tell({
    is: 'transcript',
    update: {
      target: TARGETS[word % TARGETS.length],
      concluded: isConcluded ? said : [],
      tentative: isConcluded ? [] : said,
    },
    lagMs: 500,
  })
}

/** Lets a word come with every frame from now on, whether it is drawn or not. */
function chatter(): void {
  const length = captionCount(live.store.getState().transcript)
  let word = 0
  requestAnimationFrame(function speakOn() {
    sendWord(length, word, (word + 1) % WORDS.length === 0)
    word += 1
    requestAnimationFrame(speakOn)
  })
}

/**
 * Lets words come one by one, as a service sends them.
 *
 * @returns for each message the milliseconds from its arrival until the page is laid out with it
 */
async function speak(messages: number): Promise<number[]> {
  const took: number[] = []
  const length = captionCount(live.store.getState().transcript)
  for (let i = 0; i < messages; i += 1) {
    await frame()
    const arrived = performance.now()
    const drawn = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve(undefined)
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    sendWord(length, i)
    await drawn
    // Reading a size makes the browser lay the page out.
    if (document.body.offsetHeight === 0) throw new Error('nothing is shown')
    took.push(performance.now() - arrived)
  }
  return took
}

const longTasks: number[] = []
new PerformanceObserver((list) =>
  longTasks.push(...list.getEntries().map(({ duration }) => duration)),
).observe({
  type: 'longtask',
})

const i18n = await createI18n('en', (key) => {
  throw new Error(`there are no words for ${key}`)
})
const root = document.querySelector<HTMLElement>('#root')
if (root === null) throw new Error('the page has no root')
// As in the app: the stage takes what height is left.
root.style.display = 'flex'
root.style.flexDirection = 'column'
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <Stage
        live={live}
        look={{ size: 28, emphasis: 'translation' }}
        chosenTargets={TARGETS}
        isDemo={false}
        unavailable={undefined}
        onPlaySample={() => undefined}
        privacy={{ retention: 'for-ever', keepsSound: false }}
        onResize={() => undefined}
      />
    </I18nextProvider>
  </StrictMode>,
)

const captions = { fill, speak, chatter, takeLongTasks: () => longTasks.splice(0) }
export type CaptionsHarness = typeof captions

declare global {
  var captionsHarness: CaptionsHarness
}
globalThis.captionsHarness = captions
