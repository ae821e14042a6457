import type { DocumentJob } from '../../src/core/areas/documents/documents-calls.ts'
import type { Bridge, CallInput, CallName } from '../../src/core/contract/contract.ts'
import type { Actor } from './world/scheduler.ts'

const TEXT = new TextEncoder().encode('Good morning everyone, and thank you for joining.\n')
const OVER = new Set<DocumentJob['state']>(['done', 'failed', 'cancelled'])
/** Errors of a job that its user can act on, with what they say about billing. */
const HONEST = new Set([
  'document-unconfirmed',
  'storage',
  'unreachable',
  'timed-out',
  'unavailable',
  'invalid-response',
  'proxy',
])

/** The documents that a page has translated, and their rules. */
export class Documents {
  readonly #bridge: Bridge
  readonly #page: Actor
  /** By the name of the document. */
  readonly #jobs = new Map<string, DocumentJob>()
  readonly #begun = new Set<string>()
  /** Calls that are not answered. */
  #open = 0

  constructor(bridge: Bridge, page: Actor) {
    this.#bridge = bridge
    this.#page = page
    bridge.subscribe('documents.changed', ({ jobs }) => {
      for (const job of jobs) this.#jobs.set(job.name, job)
    })
  }

  get areSettled(): boolean {
    return this.#open === 0 && [...this.#begun].every((name) => this.#isOver(name))
  }

  get states(): readonly string[] {
    return [...this.#jobs.values()].map(({ name, state }) => `${name} ${state}`)
  }

  /** @param answered called with the answer, unless the page is gone by then */
  async invoke<K extends CallName>(
    name: K,
    input: CallInput<K>,
    answered: (isOk: boolean) => void = () => undefined,
  ): Promise<void> {
    if (!this.#page.isAlive) return
    this.#open += 1
    const { ok } = await this.#bridge.invoke(name, input)
    this.#open -= 1
    answered(ok)
  }

  translate(name: string): void {
    if (!this.#page.isAlive) return
    this.#open += 1
    void this.#send(name).finally(() => {
      this.#open -= 1
    })
  }

  /** @param uploads number of accepted uploads by name: each is billed */
  violations(uploads: ReadonlyMap<string, number>): string[] {
    return [...this.#begun].flatMap((name) => {
      const [job, count] = [this.#jobs.get(name), uploads.get(name) ?? 0]
      if (job === undefined) return [`${name} was accepted and is not known`]
      const { state, error } = job
      return [
        ...(count > 1 ? [`${name} was sent ${count} times`] : []),
        ...(state === 'done' && job.result === undefined ? [`${name} is done without a result`] : []),
        ...(state === 'failed' && !HONEST.has(error?.kind ?? '') ? [`${name} failed: ${error?.kind}`] : []),
      ]
    })
  }

  #isOver(name: string): boolean {
    return OVER.has(this.#jobs.get(name)?.state ?? 'queued')
  }

  async #send(name: string): Promise<void> {
    const begun = await this.#bridge.invoke('file.begin', { name, bytes: TEXT.length })
    if (!begun.ok) return
    const { id } = begun.value
    const sent = await this.#bridge.invoke('file.append', { id, offset: 0, data: TEXT })
    const ended = sent.ok ? await this.#bridge.invoke('file.end', { id }) : sent
    if (!ended.ok) return
    const started = await this.#bridge.invoke('document.translate', {
      file: ended.value.handle,
      targetLanguages: ['DE'],
    })
    if (!started.ok) return
    this.#begun.add(name)
    for (const job of started.value.jobs) if (!this.#jobs.has(job.name)) this.#jobs.set(job.name, job)
  }
}
