import { randomUUID } from 'node:crypto'
import type { Result } from '../../../src/core/base/result.ts'
import {
  type KeptState,
  NOTHING_KEPT,
  SessionRecorder,
} from '../../../src/core/contract/recording/session-recorder.ts'
import type { Recording, StoredCaptionView } from '../../../src/core/session/library/session-schema.ts'
import type { Caption } from '../../../src/core/voice/receiving/transcript.ts'
import type { BridgeClient } from '../app/bridge-client.ts'

const EACH_MS = 5
/** The recorder's own delay before it sends again. */
const RETRY_MS = 1000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The caption at an index. */
/** The session as a whole. */
const WHOLE = { side: undefined, sinceMs: () => 0 } as const

export const sentence = (index: number): Caption => ({
  startMs: index * 1000,
  endMs: index * 1000 + 900,
  language: 'en',
  source: { concluded: `Sentence number ${index} of the meeting.`, tentative: '' },
  targets: { de: { concluded: `Satz Nummer ${index} der Besprechung.`, tentative: '' } },
})

/**
 * A client that records a session as the app's page does, without rendering it. It goes on speaking whatever happens.
 */
export class SpeakingPage {
  readonly id = randomUUID()
  readonly acknowledged = new Map<number, string>()
  client: BridgeClient | undefined
  readonly #recorder: SessionRecorder
  #captions: Caption[] = []
  kept: KeptState = NOTHING_KEPT
  /** Whether the page was killed: its timers do nothing any more. */
  isGone = false

  /** @param retryMs delay before it sends again what could not be stored */
  constructor(retryMs = 20) {
    const invoke = async (name: string, input: Recording) => {
      const answer = (await (this.client?.invoke(name, input) ??
        Promise.resolve({ ok: false, error: { kind: 'host-lost' } }))) as Result<unknown>
      if (answer.ok && name === 'session.record')
        for (const { index, source } of input.captions) this.acknowledged.set(index, source)
      return answer
    }
    const about = { targetLanguages: ['de'], spokenLanguages: [], isDemo: true, settings: {} }
    this.#recorder = new SessionRecorder(this.id, () => Promise.resolve({ about }), {
      bridge: { invoke: invoke as never },
      after: (ms, run) => {
        if (!this.isGone) setTimeout(run, ms > RETRY_MS ? ms : retryMs)
      },
      changed: (kept) => {
        this.kept = kept
        this.heardOf(kept)
      },
    })
  }

  /** Called when the state of the recording changes. */
  protected heardOf(_kept: KeptState): void {
    // This page has captions only.
  }

  get waiting(): number {
    return this.kept.waiting
  }

  get said(): number {
    return this.#captions.length
  }

  say(endedAt?: number): void {
    this.#captions = [...this.#captions, sentence(this.#captions.length)]
    const captions = this.#captions.map((caption) => ({ caption, origin: WHOLE }))
    this.#recorder.update({
      captions,
      gaps: [],
      startedAt: 1_700_000_000_000,
      endedAt,
      audioMs: 0,
      figures: [],
    })
  }

  async sayFor(ms: number): Promise<void> {
    for (const end = performance.now() + ms; performance.now() < end; await pause(EACH_MS)) this.say()
  }
}

/** All captions that a host has stored of a session. */
export const captionsOf = async (client: BridgeClient, id: string): Promise<StoredCaptionView[]> => {
  const captions: StoredCaptionView[] = []
  for (;;) {
    const answer = (await client.invoke('session.captions', { id, from: captions.length })) as Result<{
      captions: StoredCaptionView[]
    }>
    if (!answer.ok || answer.value.captions.length === 0) return captions
    captions.push(...answer.value.captions)
  }
}
