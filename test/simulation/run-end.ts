import type { CallInput, CallName } from '../../src/core/contract/contract.ts'
import type { MissingSpeechState } from '../../src/core/session/missing-speech/missing-speech-calls.ts'
import type { Scheduler } from './world/scheduler.ts'
import type { SimulatedHost } from './world/simulated-host.ts'
import type { Trace } from './world/trace.ts'

/** Time for all of it, at twice the pace of speech, in milliseconds. */
const LIMIT_MS = 120 * 60_000
const LOOK_MS = 1000
/** How often the user asks for what has failed. */
const ATTEMPTS = 6
const ANSWER_MS = 60_000
const RESTING_MS = 30_000
const REST_ATTEMPTS = 20

interface RunEndParts {
  readonly host: SimulatedHost
  readonly scheduler: Scheduler
  readonly trace: Trace
}

/** The end of a run: the user has all missing speech translated, and nothing moves any more. */
export class RunEnd {
  readonly #host: SimulatedHost
  readonly #scheduler: Scheduler
  readonly #trace: Trace

  constructor({ host, scheduler, trace }: RunEndParts) {
    this.#host = host
    this.#scheduler = scheduler
    this.#trace = trace
  }

  pass(ms: number): Promise<void> {
    return this.#scheduler.run(this.#scheduler.nowMs + ms)
  }

  /**
   * Lets this host end its translations, and the next one translate the rest, unless its key ends with this one. Then
   * the user discards what cannot be read.
   *
   * @returns what is wrong, in words
   */
  async catchUp(isKeyless: boolean): Promise<string[]> {
    const left = await this.#await()
    const missingHere = isKeyless ? await this.#translate() : []
    const isEndless = left.some(({ state }) => state === 'translating')
    await this.close()
    this.#host.start()
    const missing = await this.#translate()
    await this.pass(LOOK_MS)
    const unreadable = (await this.#list()).filter((session) => session.isUnreadable === true)
    for (const { id } of unreadable) await this.#ask('missingSpeech.discard', { id, isUnreadable: true })
    return [
      ...(isEndless ? ['missing speech is translated without end'] : []),
      ...(isKeyless || unreadable.length === 0 ? [] : ['the sound of an outage cannot be read']),
      ...missingHere,
      ...missing,
    ]
  }

  /** @returns what still moves, in words */
  async rest(): Promise<string[]> {
    const moved: string[] = []
    // The service ends what is left of its sessions by itself.
    this.#trace.follow(({ from, what }) => void (from === 'service' || moved.push(what)))
    // A document whose end a full disk has refused is asked for again, a few times.
    for (let attempt = 0; attempt < REST_ATTEMPTS; attempt += 1) {
      moved.length = 0
      await this.pass(RESTING_MS)
      if (moved.length === 0) return []
    }
    return [`it does not come to rest: ${moved.slice(0, 5).join(', ')}`]
  }

  async close(): Promise<void> {
    let isClosed = false
    void this.#host.close().finally(() => {
      isClosed = true
    })
    await this.#scheduler.run(this.#scheduler.nowMs + ANSWER_MS, () => isClosed)
    if (!isClosed) throw new Error('the host does not end')
  }

  /** @returns what stays missing although it could be translated, in words */
  async #translate(): Promise<string[]> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1)
      for (const { id } of await this.#await()) await this.#ask('missingSpeech.translate', { id })
    const left = await this.#await()
    return left.map(({ state, missingMs, error }) =>
      `${Math.round(missingMs)} ms stay missing: ${state} ${error === undefined ? '' : JSON.stringify(error)}`.trim(),
    )
  }

  /** @returns sessions with missing speech once nothing of it is being translated */
  async #await(): Promise<readonly MissingSpeechState[]> {
    const endMs = this.#scheduler.nowMs + LIMIT_MS
    for (;;) {
      const left = (await this.#list()).filter(({ state }) => state !== 'done')
      if (!left.some(({ state }) => state === 'translating') || this.#scheduler.nowMs > endMs) return left
      await this.pass(LOOK_MS)
    }
  }

  async #list(): Promise<readonly MissingSpeechState[]> {
    const listed = await this.#ask('missingSpeech.list', {})
    return (listed as { readonly sessions: MissingSpeechState[] }).sessions
  }

  async #ask<K extends CallName>(name: K, input: CallInput<K>): Promise<unknown> {
    let answer: unknown
    const take = async () => {
      answer = await this.#host.ask(name, input)
    }
    void take()
    await this.#scheduler.run(this.#scheduler.nowMs + ANSWER_MS, () => answer !== undefined)
    if (answer === undefined) throw new Error(`${name} is not answered`)
    return answer
  }
}
