import type { Log } from '../../core/base/log.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import { rangesIn } from '../../core/session/missing-speech/missing-ranges.ts'
import type { SecretStore } from '../accounts/secret-store.ts'
import type { Storage } from '../storage/storage.ts'
import type { TakeName } from './outage-files.ts'
import { continued, type OpenTake, spanOf, type Take, type TakeHead, toTake } from './outage-take.ts'
import { SealedTakes } from './sealed-takes.ts'
import { soundIn } from './take-packets.ts'

interface OutageTakesOptions {
  readonly storage: Pick<Storage, 'ask'>
  readonly secrets: SecretStore
  readonly log: Log
}

/**
 * The recorded sound of outages, encrypted with a key that is in memory and in the keychain only. A file that this host
 * cannot read may be another's.
 */
export class OutageTakes {
  readonly #options: OutageTakesOptions
  readonly #takes = new Map<string, Take | OpenTake>()
  readonly #unreadable = new Map<string, TakeName>()
  /** Takes of which this host could read nothing while their session ran. */
  readonly #undecided = new Set<string>()
  readonly #files: SealedTakes
  #loaded: Promise<void> | undefined

  constructor(options: OutageTakesOptions) {
    this.#options = options
    this.#files = new SealedTakes(options)
  }

  /** Takes of earlier runs, then those of this run as recorded. */
  get all(): readonly Take[] {
    return [...this.#takes.values()]
  }

  /** Files with sound that this host cannot read, of sessions that are over or of its own pages. */
  get unreadable(): readonly TakeName[] {
    return [...this.#unreadable.values()]
  }

  unreadableOf(session: string): readonly TakeName[] {
    return this.unreadable.filter((name) => name.session === session)
  }

  /** Takes of a session by start time. */
  ofSession(session: string): readonly Take[] {
    return this.all.filter((take) => take.session === session).toSorted((a, b) => a.fromMs - b.fromMs)
  }

  get(id: string): Take | undefined {
    return this.#takes.get(id)
  }

  /** Reads those of earlier runs, once; again as long as the disk or a locked keychain refuses. */
  load(): Promise<void> {
    return (this.#loaded ??= this.#load())
  }

  /** Begins a file. False if it was begun before, and was deleted since. */
  async begin(name: TakeName, head: TakeHead): Promise<Result<boolean>> {
    if (this.#takes.has(name.take)) return ok(true)
    const key = await this.#files.keyOf(name)
    if (!key.ok) return key
    const take: OpenTake = {
      ...name,
      ...head,
      side: head.side,
      untilMs: 0,
      ranges: [],
      isOpen: true,
      key: key.value,
      bytes: 0,
      counter: 0,
      chunks: 0,
      work: Promise.resolve(),
    }
    const begun = await this.#files.write(take, 0, Buffer.from(JSON.stringify(head)))
    if (begun.ok && begun.value) this.#takes.set(name.take, take)
    return begun
  }

  /**
   * The take of a page, also if a host that is gone began it.
   *
   * @returns undefined if there is no such take any more, or none that can be continued
   */
  async resume(name: TakeName): Promise<Result<OpenTake | undefined>> {
    const open = this.#takes.get(name.take)
    if (open !== undefined && 'work' in open) return ok(open)
    const read = await this.#files.read(name)
    if (!read.ok) return read
    // It may have been loaded or resumed meanwhile.
    const known = this.#takes.get(name.take)
    if (known !== undefined && 'work' in known) return ok(known)
    const { key, records, isUnreadable } = read.value
    if (isUnreadable) this.#unreadable.set(name.take, name)
    const found = toTake(name, records)
    const resumed = found && continued(known ?? { ...found, isOpen: true }, read.value, key)
    // Known before others are loaded, of which those without sound are deleted.
    if (resumed !== undefined) this.#takes.set(name.take, resumed)
    await this.load()
    return ok(resumed)
  }

  /**
   * Adds a chunk once those before it are on the disk. A chunk that is there already is not added again.
   *
   * @returns false if no more of it is kept
   */
  append(take: OpenTake, index: number, untilMs: number, data: Uint8Array): Promise<Result<boolean>> {
    const appended = take.work.then(async (): Promise<Result<boolean>> => {
      if (index < take.chunks) return ok(true)
      if (!take.isOpen) return ok(false)
      const written = await this.#files.write(take, untilMs, data)
      if (!written.ok || !written.value) return written
      take.chunks = index + 1
      take.untilMs = untilMs
      return written
    })
    take.work = appended
    return appended
  }

  /** The Ogg Opus stream of a take. */
  async sound(take: Take): Promise<Result<Uint8Array<ArrayBuffer>>> {
    const read = await this.#files.read(take)
    if (!read.ok) return read
    const { records } = read.value
    if (records.length === 0) return err({ kind: 'storage', what: 'sound', detail: 'there is none' })
    return ok(soundIn(records))
  }

  /** Deletes a take of which nothing can be translated any more. */
  async removeIfDone(take: Take): Promise<void> {
    if (take.ranges.length === 0) await this.remove(take)
  }

  /** Deletes the missing speech of a session that can be translated. */
  discard(session: string): Promise<Result<unknown>> {
    return this.#removeAll(this.ofSession(session).filter(({ ranges }) => ranges.length > 0))
  }

  /** Deletes what cannot be read of a session. */
  discardUnreadable(session: string): Promise<Result<unknown>> {
    return this.#removeAll(this.unreadableOf(session))
  }

  /** Compares what an earlier run has left with its session: the page may have gone on, and have sent it. */
  async confirm(take: Take): Promise<void> {
    // While the outage goes on, its page does not report it as a gap.
    if ('work' in take || this.ofSession(take.session).some(({ isOpen }) => isOpen)) return
    const session = await this.#options.storage.ask('session.get', { id: take.session })
    if (!session.ok) return
    const { gaps } = session.value
    take.ranges = take.ranges.flatMap((range) => rangesIn(gaps, { ...range, side: take.side }))
  }

  /** Deletes the sound of a take, which is known until it is deleted; not if its page has gone on with it meanwhile. */
  async remove(given: TakeName): Promise<Result<unknown>> {
    const { session, take } = given
    if ((this.#takes.get(take) ?? given) !== given) return ok(undefined)
    const removed = await this.#options.storage.ask('outage.remove', { session, take })
    if (removed.ok) this.#delete(take)
    return removed
  }

  /**
   * Deletes the sound of earlier sessions, in the order in which it was recorded, while there is more than a limit.
   *
   * @param busy the session whose sound is being translated
   * @returns whether there is room for this much of a take
   */
  async makeRoom(take: Take, untilMs: number, limitMs: number, busy: string | undefined): Promise<boolean> {
    const isFull = () => {
      const others = this.all.filter(({ take: id }) => id !== take.take)
      return others.reduce((sum, other) => sum + other.untilMs, untilMs) > limitMs
    }
    while (isFull()) {
      const oldest = this.all.find(
        ({ session, isOpen }) => session !== take.session && session !== busy && !isOpen,
      )
      if (oldest === undefined || !(await this.remove(oldest)).ok) return false
    }
    return true
  }

  /** Its session was deleted, with its files. */
  forget(session: string): void {
    for (const { take } of [...this.ofSession(session), ...this.unreadableOf(session)]) this.#delete(take)
  }

  async #removeAll(names: readonly TakeName[]): Promise<Result<unknown>> {
    const removed = []
    for (const name of names) removed.push(await this.remove(name))
    return removed.find(({ ok: isRemoved }) => !isRemoved) ?? ok(undefined)
  }

  #delete(take: string): void {
    this.#takes.delete(take)
    this.#unreadable.delete(take)
  }

  async #load(): Promise<void> {
    const { storage, log } = this.#options
    const found = await storage.ask('outage.all', undefined)
    if (!found.ok) {
      this.#loaded = undefined
      return log.warn('recorded outages cannot be listed')
    }
    const names = found.value.filter(({ take }) => !this.#takes.has(take) && !this.#unreadable.has(take))
    const secret = await this.#files.secretToTry()
    if (!secret.ok) {
      this.#loaded = undefined
      return log.warn('the key of recorded outages cannot be read')
    }
    const takes: Take[] = []
    for (const name of names) {
      if (this.#undecided.has(name.take) && (await this.#isLive(name))) continue
      const read = await this.#files.read(name, secret.value)
      if (!read.ok) {
        this.#loaded = undefined
        continue
      }
      const take = toTake(name, read.value.records)
      if (take !== undefined) takes.push(take)
      else if (read.value.isUnreadable) await this.#note(name)
    }
    for (const id of new Set(takes.map(({ session }) => session)))
      await this.#adopt(
        id,
        takes.filter(({ session }) => session === id),
      )
  }

  /** Another run may still record it: whose it is shows once its session is over, and until then it is not read again. */
  async #note(name: TakeName): Promise<void> {
    const isLive = await this.#isLive(name)
    if (isLive === true) this.#undecided.add(name.take)
    else if (isLive === false) this.#unreadable.set(name.take, name)
  }

  /** Whether the session of a take runs, so that it has to be looked at again; undefined if that is not known. */
  async #isLive({ session: id }: TakeName): Promise<boolean | undefined> {
    const session = await this.#options.storage.ask('session.get', { id })
    if (!session.ok) return undefined
    const isLive = session.value.state === 'live'
    if (isLive) this.#loaded = undefined
    return isLive
  }

  /** Takes over what an earlier run has left of a session. Another run may still record it. */
  async #adopt(id: string, takes: readonly Take[]): Promise<void> {
    const { storage } = this.#options
    const marked = await storage.ask('session.markRecorded', { id, recorded: takes.map(spanOf) })
    const session = await storage.ask('session.get', { id })
    // The next run finds the files.
    if (!marked.ok || !session.ok) return
    // The page goes on in this run, or in another one: what is missing is known once it is gone.
    const isOpen = session.value.state === 'live'
    for (const take of takes.filter(({ take: name }) => !this.#takes.has(name))) {
      if (isOpen) {
        this.#takes.set(take.take, { ...take, isOpen })
        continue
      }
      take.ranges = rangesIn(session.value.gaps, spanOf(take))
      this.#takes.set(take.take, take)
      await this.removeIfDone(take)
    }
  }
}
