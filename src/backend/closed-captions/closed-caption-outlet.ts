import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type CaptionServiceName,
  captionError,
  checkCaptionAddress,
} from '../../core/audience/closed-captions/caption-address.ts'
import { ClosedCaptionLines } from '../../core/audience/closed-captions/closed-caption-lines.ts'
import type { ClosedCaptionsService } from '../../core/audience/closed-captions/closed-captions-calls.ts'
import type { FeedEvent, FeedEventOf } from '../../core/audience/feed/feed-events.ts'
import type { Clock } from '../../core/base/clock.ts'
import type { AppError } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { foreignLanguageCode } from '../../core/languages/codes.ts'
import type { BoundSecrets } from '../accounts/bound-secrets.ts'
import type { Secret } from '../accounts/secret-store.ts'
import { tryKey } from '../accounts/try-key.ts'
import { ClosedCaptionSender } from './closed-caption-sender.ts'

/** Interval of checks for lines that are due. */
const TICK_MS = 1000

const count = z.int().check(z.nonnegative())

/** Stored state of a service; not its address, which is a secret. */
export const storedOutletSchema = z.object({
  isOn: z.boolean(),
  language: foreignLanguageCode,
  /** Hash of the address that the progress belongs to. */
  fingerprint: z.string(),
  progress: z.object({ sequence: count, offered: count, taken: count }),
  soFar: z.optional(z.object({ session: z.string(), written: z.array(z.tuple([z.string(), count])) })),
})
export type StoredOutlet = z.output<typeof storedOutletSchema>

const NO_PROGRESS = { sequence: 0, offered: 0, taken: 0 }

interface OutletOptions {
  readonly service: CaptionServiceName
  readonly secrets: BoundSecrets
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  readonly now: () => number
  /** As an earlier run has saved it. */
  readonly stored: StoredOutlet | undefined
  readonly save: (stored: StoredOutlet | undefined) => void
  readonly changed: () => void
}

/** Closed captions of one service: where they go, in which language, and how far they have come. */
export class ClosedCaptionOutlet {
  readonly #options: OutletOptions
  readonly #id: string
  #stored: StoredOutlet | undefined
  #address: Secret | undefined
  #problem: AppError | undefined
  #sender: Promise<ClosedCaptionSender | undefined> | undefined
  #open: ClosedCaptionSender | undefined
  readonly #lines = new Map<string, ClosedCaptionLines>()
  /** Sessions that have ended. */
  readonly #done = new Set<string>()
  #stopTicking: (() => void) | undefined

  constructor(options: OutletOptions) {
    this.#options = options
    this.#stored = options.stored
    this.#id = `closed-captions.${options.service}`
  }

  get state(): ClosedCaptionsService {
    const { service } = this.#options
    const { offered = 0, taken = 0 } = this.#stored?.progress ?? {}
    const { takenAt, problem, ...counts } = this.#open?.state ?? { waiting: 0, taken, lost: offered - taken }
    const error = this.#problem ?? (problem && captionError(service, problem))
    return {
      service,
      isOn: this.#stored?.isOn === true && this.#address !== undefined,
      address: this.#address?.protection ?? 'none',
      ...(this.#stored !== undefined && { language: this.#stored.language }),
      ...counts,
      ...(takenAt !== undefined && { takenAt }),
      ...(error !== undefined && { problem: error }),
    }
  }

  /** Reads the address, unless none was ever stored: the keychain may ask the user. */
  async load(): Promise<void> {
    if (this.#stored === undefined || this.#address !== undefined) return
    const read = await tryKey(() => this.#options.secrets.get(this.#id, this.#id))
    this.#address = read.ok ? read.value : undefined
    this.#problem = read.ok ? undefined : read.error
  }

  async connect(pasted: string, language: string): Promise<Result<unknown>> {
    const { service, secrets } = this.#options
    const address = checkCaptionAddress(service, pasted)
    if (!address.ok) return address
    await this.close()
    const kept = await tryKey(() => secrets.set(this.#id, this.#id, address.value))
    if (!kept.ok) return kept
    this.#address = { value: address.value, protection: kept.value }
    this.#problem = undefined
    const fingerprint = createHash('sha256').update(address.value).digest('hex').slice(0, 32)
    const before = this.#stored?.fingerprint === fingerprint ? this.#stored : { progress: NO_PROGRESS }
    this.#keep({ ...before, isOn: true, language, fingerprint })
    return ok({})
  }

  async set(change: {
    readonly isOn?: boolean | undefined
    readonly language?: string | undefined
  }): Promise<Result<unknown>> {
    await this.load()
    const { isOn = this.#stored?.isOn, language = this.#stored?.language } = change
    if (this.#stored === undefined || this.#address === undefined)
      return err(
        this.#problem ?? {
          kind: 'invalid-input',
          field: 'isOn',
          problem: { type: 'needs', other: 'address' },
        },
      )
    await this.close()
    this.#keep({ ...this.#stored, isOn: isOn === true, language: language ?? this.#stored.language })
    return ok({})
  }

  async forget(): Promise<Result<unknown>> {
    await this.close()
    const gone = await tryKey(() => this.#options.secrets.delete(this.#id))
    if (!gone.ok) return gone
    this.#address = undefined
    this.#problem = undefined
    this.#keep(undefined)
    return ok({})
  }

  /** Takes news of a session. */
  receive(session: FeedEventOf<'session'>, events: readonly FeedEvent[]): void {
    const { session: id, state, isSample } = session
    // An address is of a real meeting, whose people the sample is not for.
    if (isSample || this.#stored?.isOn !== true || this.#done.has(id)) return
    const { language, soFar } = this.#stored
    const lines = this.#lines.get(id) ?? new ClosedCaptionLines(id, language, soFar)
    this.#lines.set(id, lines)
    this.#offer(lines, lines.apply([session, ...events], this.#options.clock.now()))
    if (state === 'ended') {
      this.#done.add(id)
      this.#lines.delete(id)
    }
    this.#tick()
  }

  /** Ends what is being sent; what waits is lost. */
  async close(): Promise<void> {
    this.#stopTicking?.()
    this.#lines.clear()
    const sender = await this.#sender
    this.#sender = undefined
    await sender?.close()
    this.#open = undefined
  }

  #tick(): void {
    this.#stopTicking?.()
    if (![...this.#lines.values()].some(({ isWaiting }) => isWaiting)) return
    this.#stopTicking = this.#options.clock.after(TICK_MS, () => {
      for (const lines of this.#lines.values()) this.#offer(lines, lines.rest(this.#options.clock.now()))
      this.#tick()
    })
  }

  #offer(lines: ClosedCaptionLines, due: readonly (readonly string[])[]): void {
    if (due.length === 0 || this.#stored === undefined) return
    const { soFar } = lines
    this.#stored = { ...this.#stored, soFar: { ...soFar, written: soFar.written.map(([...each]) => each) } }
    const at = this.#options.now()
    void this.#opened().then((sender) => sender?.offer(due.map((each) => ({ lines: each, at }))))
  }

  #opened(): Promise<ClosedCaptionSender | undefined> {
    return (this.#sender ??= this.#openSender())
  }

  async #openSender(): Promise<ClosedCaptionSender | undefined> {
    await this.load()
    if (this.#stored === undefined || this.#address === undefined) {
      this.#sender = undefined
      this.#options.changed()
      return undefined
    }
    const { language, progress } = this.#stored
    this.#open = new ClosedCaptionSender({
      ...this.#options,
      address: this.#address.value,
      language,
      before: progress,
      save: (next) => {
        if (this.#stored === undefined) return
        this.#stored = { ...this.#stored, progress: next }
        this.#options.save(this.#stored)
      },
    })
    return this.#open
  }

  #keep(stored: StoredOutlet | undefined): void {
    this.#stored = stored
    this.#options.save(stored)
    this.#options.changed()
  }
}
