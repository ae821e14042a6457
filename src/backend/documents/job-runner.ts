import { askedToWaitMs } from '../../core/base/backoff.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import {
  type AppError,
  type AppErrorKind,
  type AppErrorOf,
  mayRepeat,
  unexpected,
} from '../../core/base/errors.ts'
import { resultName } from '../../core/documents/file-name.ts'
import { pollAgainMs, pollMs } from '../../core/documents/polling.ts'
import { extensionOf, usualOutputOf } from '../../core/documents/types.ts'
import type { StoredJob } from '../library/document-table.ts'
import type { DocumentService } from '../service/operations/documents/documents.ts'
import { isUnderWay, type JobBook } from './job-book.ts'
import type { Kept, OwnFiles } from './own-files.ts'
import { saveInFolder } from './saving.ts'
import { Slots } from './slots.ts'

const UPLOADS_AT_ONCE = 2
const MAX_UPLOADS = 5
/** How often a service that reports a finished document may refuse the download. */
const MAX_REFUSALS = 4

/**
 * Errors that no waiting resolves. After any other, a paid document is requested again, for days if
 * necessary.
 */
const FINAL: ReadonlySet<AppErrorKind> = new Set([
  'not-found',
  'refused',
  'too-large',
  'invalid-input',
  'address-refused',
  'unexpected',
])
/** Errors before anything was sent: there was no connection or no account. */
const UNSENT: ReadonlySet<AppErrorKind> = new Set(['no-key', 'storage', 'demo-service'])

interface JobRunnerOptions {
  readonly book: JobBook
  readonly service: DocumentService
  readonly files: OwnFiles
  readonly clock: Clock
  readonly random: () => number
}

/** How a run of a job is ended. */
export interface Ending {
  /** Aborts when nothing new is to begin: what cannot be repeated goes on, and no more. */
  readonly rest: AbortSignal
  /** Aborts when that is given up as well. */
  readonly cut: AbortSignal
}

/** Counters of one run of a job. */
interface Tally {
  uploads: number
  questions: number
  failures: number
  refusals: number
}

/** Takes a job from wherever it stands to its end. Every step is remembered before the next one begins. */
export class JobRunner {
  readonly #options: JobRunnerOptions
  readonly #slots = new Slots(UPLOADS_AT_ONCE)
  #wake = new AbortController()

  constructor(options: JobRunnerOptions) {
    this.#options = options
  }

  /** Resolves when the job has ended, or is to end and what can be given up is. */
  async run(id: string, ending: Ending): Promise<void> {
    const tally: Tally = { uploads: 0, questions: 0, failures: 0, refusals: 0 }
    let isFirst = true
    for (;;) {
      const found = await this.#options.book.get(id)
      if (!found.ok || !isUnderWay(found.value) || ending.rest.aborted) return
      try {
        const kept = isFirst ? await this.#options.files.findResult(id) : undefined
        isFirst = false
        if (kept === undefined) await this.#step(found.value, tally, ending)
        // A run before has had all of it: what it has is never asked for again.
        else await this.#finish(found.value, kept)
      } catch (thrown) {
        // A bug: nobody waits for a job, so it would never be heard of.
        await this.#breakDown(id, unexpected(thrown))
      }
    }
  }

  /** Whatever waits tries again now: an account has changed. */
  wake(): void {
    this.#wake.abort()
    this.#wake = new AbortController()
  }

  #step(job: StoredJob, tally: Tally, ending: Ending): Promise<void> {
    if (job.ticket === undefined && job.state !== 'saving') return this.#upload(job, tally, ending)
    return job.state === 'saving' ? this.#fetch(job, tally, ending) : this.#ask(job, tally, ending.rest)
  }

  async #upload(job: StoredJob, tally: Tally, { rest, cut }: Ending): Promise<void> {
    const { book, service, files, random } = this.#options
    const endTurn = await this.#slots.take(rest)
    if (endTurn === undefined) return
    try {
      const source = await files.readSource(job.source ?? '')
      if (!source.ok) return this.#fail(job, source.error)
      const { name, targetLanguage, options } = job
      const document = { name, content: source.value, targetLanguage, options }
      const uploading = await book.update(job, { state: 'uploading', error: undefined })
      tally.uploads += 1
      const sent = await service.upload(job.account, document, {
        signal: cut,
        rest,
        progress: (progress) => book.note(job.id, { progress }),
      })
      if (sent.ok) {
        const { ticket, sentTo } = sent.value
        // The demo service has another address in each run.
        await book.update(uploading, { state: 'translating', ticket, ...(!job.isDemo && { sentTo }) })
        return
      }
      const { error } = sent
      // Given up before all of it had left: nothing has happened.
      if (error.kind === 'cancelled') await book.update(uploading, { state: 'queued' })
      else if (!mayRepeat(error, 'unsafe') || tally.uploads >= MAX_UPLOADS) await this.#fail(uploading, error)
      else await book.update(uploading, { state: 'queued', error })
      if (error.kind === 'cancelled') return
      endTurn()
      await this.#wait(pollAgainMs(tally.uploads, askedToWaitMs(error), random()), job, rest)
    } finally {
      endTurn()
    }
  }

  async #ask(job: StoredJob, tally: Tally, signal: AbortSignal): Promise<void> {
    const { book, service, random } = this.#options
    const { ticket, sentTo } = job
    if (ticket === undefined) return
    const answer = await service.status(job.account, { ticket, sentTo }, signal)
    if (signal.aborted) return
    if (!answer.ok) {
      if (FINAL.has(answer.error.kind)) return this.#fail(job, answer.error)
      return this.#tryLater(job, answer.error, tally, signal)
    }
    tally.failures = 0
    tally.questions += 1
    const { value } = answer
    if (value.status === 'error') {
      const { message } = value
      await this.#fail(job, { kind: 'document-failed', ...(message !== undefined && { message }) })
    } else if (value.status === 'done') {
      const { billedCharacters, isUnchanged } = value
      await book.update(job, { state: 'saving', error: undefined, billedCharacters, isUnchanged })
    } else {
      const { secondsRemaining } = value
      if (job.error !== undefined) await book.update(job, { error: undefined })
      book.note(job.id, { secondsRemaining })
      await this.#wait(pollMs(tally.questions, secondsRemaining, random()), job, signal)
    }
  }

  async #fetch(job: StoredJob, tally: Tally, { rest, cut }: Ending): Promise<void> {
    const { book, service, files } = this.#options
    const { ticket, sentTo } = job
    if (ticket === undefined) return this.#fail(job, { kind: 'unexpected', detail: 'no document key' })
    const fetched = await service.download(
      job.account,
      { ticket, sentTo },
      resultNameOf(job),
      cut,
      (arriving) =>
        files.receive(job.id, arriving, (done) =>
          book.note(job.id, { progress: { done, total: arriving.total ?? done } }),
        ),
    )
    if (fetched.ok) return this.#finish(job, fetched.value)
    const { error } = fetched
    if (error.kind === 'cancelled') return
    // Too early or too late, it says: which of the two, its status tells.
    const isRefusal = error.kind === 'unavailable' && error.status === 503
    if (isRefusal) tally.refusals += 1
    const mayAskAgain = isRefusal
      ? tally.refusals < MAX_REFUSALS
      : mayRepeat(error, 'unsafe') || UNSENT.has(error.kind)
    if (!mayAskAgain) return this.#fail(job, error)
    await this.#tryLater({ ...job, state: 'translating' }, error, tally, rest)
  }

  async #finish(job: StoredJob, kept: Kept): Promise<void> {
    const { book, files } = this.#options
    const { place, bytes, problem } = kept
    const name = resultNameOf(job)
    const { source } = job
    // From here on, the key is of no use.
    const here = await book.update(job, {
      ticket: undefined,
      source: undefined,
      result: { name, bytes, place },
      error: problem === undefined ? undefined : { kind: 'document-kept', place, detail: problem },
    })
    if (source !== undefined && !(await book.isSourceNeeded(source))) await files.dropSource(source)
    const saved = job.whenDone === 'beside-source' ? await this.#saveBeside(here, kept) : {}
    await book.update(here, { ...saved, state: 'done' })
  }

  async #saveBeside(job: StoredJob, { place }: Kept): Promise<Partial<StoredJob>> {
    const { files } = this.#options
    const content = await files.readResult(job.id, place)
    if (!content.ok || job.folder === undefined || job.result === undefined) return {}
    const saved = await saveInFolder(job.folder, job.result.name, content.value)
    if (!saved.ok) return { error: { kind: 'document-kept', place, detail: saved.error } }
    await files.dropResult(job.id)
    return { result: { ...job.result, name: saved.value, place: 'beside-source' }, error: undefined }
  }

  /** A document that the service has not got any more is sent anew, if the user wants it again. */
  async #fail(job: StoredJob, error: AppError): Promise<void> {
    const isGone = error.kind === 'document-failed' || error.kind === 'not-found'
    await this.#options.book.update(job, { state: 'failed', error, ...(isGone && { ticket: undefined }) })
  }

  /** Goes by what is known now: the translation may have come since the step began, and then it is here. */
  async #breakDown(id: string, error: AppErrorOf<'unexpected'>): Promise<void> {
    const { book } = this.#options
    const now = await book.get(id)
    if (!now.ok || !isUnderWay(now.value)) return
    const place = now.value.result?.place
    if (place === undefined) return this.#fail(now.value, error)
    const isOurs = place === 'data-folder' || place === 'temporary-folder' || place === 'memory'
    const { detail } = error
    await book.update(now.value, {
      state: 'done',
      error: isOurs ? { kind: 'document-kept', place, detail } : undefined,
    })
  }

  async #tryLater(job: StoredJob, error: AppError, tally: Tally, signal: AbortSignal): Promise<void> {
    const { book, random } = this.#options
    tally.failures += 1
    await book.update(job, { state: job.state, error })
    await this.#wait(pollAgainMs(tally.failures, askedToWaitMs(error), random()), job, signal)
  }

  async #wait(ms: number, { id }: StoredJob, signal: AbortSignal): Promise<void> {
    const { book, clock } = this.#options
    const job = await book.get(id)
    if (job.ok && isUnderWay(job.value)) await sleep(clock, ms, AbortSignal.any([signal, this.#wake.signal]))
  }
}

/** An unchanged document keeps its format. */
const resultNameOf = ({ name, targetLanguage, options, isUnchanged }: StoredJob): string =>
  resultName(
    name,
    targetLanguage,
    options.outputFormat ?? (isUnchanged === true ? undefined : changedFormat(name)),
  )

/** The format of the translation where it is another one than the source's, which keeps its own spelling. */
const changedFormat = (name: string): string | undefined => {
  const defaults = usualOutputOf(name)
  return defaults === extensionOf(name) ? undefined : defaults
}
