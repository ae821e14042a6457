/** The whole live view with a long meeting and without a host, for measuring the time until a word is displayed. */
import '../../src/core/base/jitless.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createStore } from 'zustand/vanilla'
import { silentLog } from '../../src/core/base/log.ts'
import { ok } from '../../src/core/base/result.ts'
import { defaultSettings } from '../../src/core/settings/settings.ts'
import { voiceConfigSchema } from '../../src/core/voice/config.ts'
import { applyUpdate, captionCount } from '../../src/core/voice/receiving/transcript.ts'
import { sides } from '../../src/core/voice/sides.ts'
import type { Segment } from '../../src/core/voice/wire/voice-messages.ts'
import { createBridge } from '../../src/renderer/bridge/create-bridge.ts'
import { HostProvider } from '../../src/renderer/bridge/react.tsx'
import type { Transport } from '../../src/renderer/bridge/transport.ts'
import type { VoiceRunEvent } from '../../src/renderer/engine/voice-run.ts'
import { LiveContext, type LivePage } from '../../src/renderer/features/live/live-context.ts'
import { LiveView } from '../../src/renderer/features/live/live-view.tsx'
import { recordLive } from '../../src/renderer/features/live/recording/record-live.ts'
import { createLive } from '../../src/renderer/features/live/session/live-store.ts'
import { watchMonth } from '../../src/renderer/features/live/session/month-watch.ts'
import { createI18n } from '../../src/renderer/i18n/i18n.ts'
import { createQueries } from '../../src/renderer/queries/query/query-client.ts'
import { createStores, StoresContext } from '../../src/renderer/queries/stores.ts'
import { createProgramCaptures } from '../../src/renderer/shared/programs/program-captures.ts'
import { PLAIN_SOUND } from '../support/audio/plain-sound.ts'
import '../../src/renderer/ui/tokens.css'
import '../../src/renderer/ui/base.css'

const TARGETS = ['de', 'fr']
const SENTENCE_MS = 3000
const WORDS = 'the new plan for the second version is ready and everybody has read it'.split(' ')

/** A live view without an engine: `send` takes the place of its events. */
function createView() {
  let emit: (event: VoiceRunEvent) => void = () => undefined
  const live = createLive({
    startRun: (_options, listener) => {
      emit = listener
      const run = {
        isMuted: false,
        isPaused: false,
        isMeasured: false,
        adjust() {},
        changeLanguages() {},
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
    now: () => performance.now(),
    lateMs: () => 0,
    log: silentLog,
  })
  return { live, send: (event: VoiceRunEvent) => emit(event) }
}

const views = { mine: createView(), theirs: createView() }
const [{ live }, { live: theirs }] = [views.mine, views.theirs]
/** Those that speak in turns, a caption each. */
let voices = [views.mine]

/** Place of calm text, from the page's address. */
const calm = Number(new URL(location.href).searchParams.get('calm') ?? 0)
const answers: Readonly<Record<string, unknown>> = {
  'session.record': { isKept: true },
  'settings.get': {
    settings: { ...defaultSettings, captions: { ...defaultSettings.captions, calm } },
  },
}

/** A host that records captions, has settings, and is unavailable for every other call. */
const transport: Transport = {
  invoke: (call) =>
    call in answers
      ? Promise.resolve({ ok: true, value: answers[call] })
      : Promise.reject(new Error(`nobody answers ${call}`)),
  subscribe: () => () => undefined,
  state: 'open',
  files: '',
  onState: () => () => undefined,
}
const host = { bridge: createBridge(transport), transport }
const recorder = recordLive([live.store], {
  bridge: host.bridge,
  after: (ms, run) => void setTimeout(run, ms),
  newId: () => crypto.randomUUID(),
  now: () => Date.now(),
  monotonic: () => performance.now(),
  details: () =>
    Promise.resolve({
      about: { targetLanguages: TARGETS, spokenLanguages: [], isDemo: false, settings: {} },
    }),
})
const month = watchMonth(
  [live],
  () => Promise.resolve({ usedMs: 0, account: undefined, speechToSpeech: undefined, ownLimitMs: undefined }),
  () => 0,
)

const segment = (caption: number, text: string): Segment => ({
  text,
  startTime: caption * SENTENCE_MS,
  endTime: caption * SENTENCE_MS + SENTENCE_MS - 500,
  language: 'en',
})

const RUNNING = {
  config: voiceConfigSchema.parse({ targetLanguages: TARGETS, spokenLanguages: ['de'] }),
  ticket: { sessionId: 's', streamingUrl: 'wss://voice.test', token: 't', account: 'work' },
  failures: 0,
  restarts: 0,
  wasLive: true,
  stopping: false,
}

/** Fills the stage with a long session of one voice, or of both sides of a meeting. */
async function fill(captions: number, isMeeting = false): Promise<void> {
  if (isMeeting) voices = sides.map((side) => views[side])
  for (const [at, view] of voices.entries()) {
    const type = isMeeting ? sides[at] : undefined
    await view.live.actions.start({
      config: RUNNING.config,
      chunkMs: 100,
      source: { from: 'microphone' },
      sound: PLAIN_SOUND,
      side: type && { type, name: type },
    })
    if (isMeeting) view.send({ type: 'captured', mark: { fromMs: 0, began: 0 } })
    view.send({ type: 'state', state: { phase: 'streaming', ...RUNNING } })
    let { transcript } = view.live.store.getState()
    const concluded = Array.from({ length: captions }, (_, i) =>
      segment(i, `${WORDS.join(' ')} ${i}. `),
    ).filter((_, i) => i % voices.length === at)
    for (const target of [undefined, ...TARGETS])
      transcript = applyUpdate(transcript, { target, concluded, tentative: [] })
    view.live.store.setState({ transcript })
  }
  await frame()
}

const countCaptions = (): number =>
  voices.reduce((sum, view) => sum + captionCount(view.live.store.getState().transcript), 0)

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Sends the next word of the captions after the first `captions` ones. */
function sendWord(captions: number, word: number, isConcluded = false): void {
  const caption = captions + Math.floor(word / WORDS.length)
  const said = [segment(caption, WORDS.slice(0, (word % WORDS.length) + 1).join(' '))]
  voices[caption % voices.length]?.send({
    type: 'transcript',
    update: {
      target: TARGETS[word % TARGETS.length],
      concluded: isConcluded ? said : [],
      tentative: isConcluded ? [] : said,
    },
    lagMs: 500,
  })
}

/** Sends a word in every frame from now on, whether it is rendered or not. */
function chatter(): void {
  const length = countCaptions()
  let word = 0
  requestAnimationFrame(function speakOn() {
    sendWord(length, word, (word + 1) % WORDS.length === 0)
    word += 1
    requestAnimationFrame(speakOn)
  })
}

/**
 * Sends words one by one, as a service does.
 *
 * @returns milliseconds from each message's arrival until the page is laid out with it
 */
async function speak(messages: number): Promise<number[]> {
  const took: number[] = []
  const length = countCaptions()
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
    // Reading a size forces a layout.
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
const page: LivePage = {
  lives: { mine: live, theirs },
  kept: { ...recorder, show: () => undefined },
  month,
  echoes: createStore(() => ({ found: [], spans: [] })),
}
const stores = createStores({ bridge: host.bridge, invalidate: () => undefined })
stores.add(createProgramCaptures)
// The view takes the full height, as in the app.
root.style.display = 'flex'
root.style.flexDirection = 'column'
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <HostProvider host={host}>
        <QueryClientProvider client={createQueries(host)}>
          <StoresContext value={stores}>
            <LiveContext value={page}>
              <LiveView
                isDemo={false}
                onChange={() => undefined}
                onEnterKey={() => undefined}
                menu={undefined}
                overlayButton={undefined}
                banner={undefined}
                news={undefined}
                dock={undefined}
                recent={undefined}
                isCovered={false}
                presenting={{ isPresenting: false, isPointing: false, toggle: () => undefined }}
              />
            </LiveContext>
          </StoresContext>
        </QueryClientProvider>
      </HostProvider>
    </I18nextProvider>
  </StrictMode>,
)

const captions = {
  fill,
  speak,
  chatter,
  sendWord,
  send: views.mine.send,
  takeLongTasks: () => longTasks.splice(0),
}
export type CaptionsHarness = typeof captions

declare global {
  var captionsHarness: CaptionsHarness
}
globalThis.captionsHarness = captions
