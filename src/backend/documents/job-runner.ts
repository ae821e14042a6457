import pLimit from 'p-limit'
import { resultName } from '../../core/areas/documents/file-name.ts'
import { pollAgainMs, pollMs } from '../../core/areas/documents/polling.ts'
import { extensionOf, usualOutputOf } from '../../core/areas/documents/types.ts'
import { aborted } from '../../core/base/aborted.ts'
import { askedToWaitMs } from '../../core/base/backoff.ts'
import { type Clock, sleep } from '../../core/base/clock.ts'
import {
  type AppError,
  type AppErrorOf,
  isAboutRequest,
  isUnsent,
  mayRepeat,
  unexpected,
} from '../../core/base/errors.ts'
import type { StoredJob } from '../library/document-table.ts'
import type { DocumentService } from '../service/operations/documents/documents-operations.ts'
import { isUnderWay, type JobBook } from './job-book.ts'
import { type OwnFiles, receive } from './own-files.ts'
import { saveInFolder } from './saving.ts'

const UPLOADS_AT_ONCE = 2
const MAX_UPLOADS = 5
/** How often a service that reports a finished document may refuse the download. */
const MAX_REFUSALS = 4

interface JobRunnerOptions {
  readonly book: JobBook
  readonly service: DocumentService
  readonly files: OwnFiles
  readonly clock: Clock
  readonly random: () => number
}

/** Signals that end a run of a job. */
export interface Ending {
  /** Aborts when no new step may begin: only a step that cannot be repeated continues. */
  readonly rest: AbortSignal
  /** Aborts such a step as well. */
  readonly cut: AbortSignal
}

/** Counters of one run of a job. */
interface Tally {
  uploads: number
  questions: number
  failures: number
  refusals: number
}

/** Takes a job from any state to its end. Every step is stored before the next one begins. */
export class JobRunner {
  readonly #options: JobRunnerOptions
  readonly #limit = pLimit(UPLOADS_AT_ONCE)
  #wake = new AbortController()

  constructor(options: JobRunnerOptions) {
    this.#options = options
  }

  /** Resolves when the job has ended, or was stopped by `ending`. */
  async run(id: string, ending: Ending): Promise<void> {
    const tally: Tally = { uploads: 0, questions: 0, failures: 0, refusals: 0 }
    let isFirst = true
    for (;;) {
      const found = await this.#options.book.get(id)
      if (!found.ok || !isUnderWay(found.value) || ending.rest.aborted) return
      try {
        const bytes = isFirst ? await this.#options.files.findResult(id) : undefined
        isFirst = false
        if (bytes === undefined) await this.#step(found.value, tally, ending)
        // An earlier run has received all of it: it cannot be downloaded again.
        else await this.#finish(found.value, bytes)
      } catch (thrown) {
        // A bug: no caller waits for a job, so a rejection would go unnoticed.
        await this.#breakDown(id, unexpected(thrown))
      }
    }
  }

  /** An account has changed: waiting jobs try again at once. */
  wake(): void {
    this.#wake.abort()
    this.#wake = new AbortController()
  }

  #step(job: StoredJob, tally: Tally, ending: Ending): Promise<void> {
    if (job.ticket === undefined && job.state !== 'saving') return this.#upload(job, tally, ending)
    return job.state === 'saving' ? this.#fetch(job, tally, ending) : this.#ask(job, tally, ending.rest)
  }

  /** Uploads a document in its turn; a job that is stopped before its turn stays queued. */
  async #upload(job: StoredJob, tally: Tally, ending: Ending): Promise<void> {
    const { rest } = ending
    let hasBegun = false
    const turn = this.#limit(() => {
      if (rest.aborted) return undefined
      hasBegun = true
      return this.#send(job, tally, ending)
    })
    await Promise.race([turn, aborted(rest)])
    const pauseMs = hasBegun ? await turn : undefined
    if (pauseMs !== undefined) await this.#wait(pauseMs, job, rest)
  }

  /** @returns the delay before the next step, in milliseconds; undefined for none */
  async #send(job: StoredJob, tally: Tally, { rest, cut }: Ending): Promise<number | undefined> {
    const { book, service, files, random } = this.#options
    const source = await files.readSource(job.source ?? '')
    if (!source.ok) {
      await this.#fail(job, source.error)
      return undefined
    }
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
      return undefined
    }
    const { error } = sent
    // Aborted before all of it was sent, which has no effect.
    if (error.kind === 'cancelled') {
      await book.update(uploading, { state: 'queued' })
      return undefined
    }
    if (!mayRepeat(error, 'unsafe') || tally.uploads >= MAX_UPLOADS) await this.#fail(uploading, error)
    else await book.update(uploading, { state: 'queued', error })
    return pollAgainMs(tally.uploads, askedToWaitMs(error), random())
  }

  async #ask(job: StoredJob, tally: Tally, signal: AbortSignal): Promise<void> {
    const { book, service, random } = this.#options
    const { ticket, sentTo } = job
    if (ticket === undefined) return
    const answer = await service.status(job.account, { ticket, sentTo }, signal)
    if (signal.aborted) return
    if (!answer.ok) {
      // Any other error may pass, and the document is paid for.
      if (isAboutRequest(answer.error)) return this.#fail(job, answer.error)
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
    const opened = await files.openResult(job.id, job.bytes)
    if (!opened.ok) return this.#fail(job, opened.error)
    await using writer = opened.value
    const fetched = await service.download(
      job.account,
      { ticket, sentTo },
      resultNameOf(job),
      cut,
      (arriving) =>
        receive(writer, arriving, (done) =>
          book.note(job.id, { progress: { done, total: arriving.total ?? done } }),
        ),
    )
    if (fetched.ok) {
      const { value: received } = fetched
      // Awaited here: closing the file comes between, and a bug meanwhile would be nobody's.
      return await (received.ok ? this.#finish(job, received.value) : this.#fail(job, received.error))
    }
    const { error } = fetched
    if (error.kind === 'cancelled') return
    // 503 means too early or too late; the document's status tells which.
    const isRefusal = error.kind === 'unavailable' && error.status === 503
    if (isRefusal) tally.refusals += 1
    const mayAskAgain = isRefusal
      ? tally.refusals < MAX_REFUSALS
      : mayRepeat(error, 'unsafe') || isUnsent(error)
    if (!mayAskAgain) return this.#fail(job, error)
    await this.#tryLater({ ...job, state: 'translating' }, error, tally, rest)
  }

  async #finish(job: StoredJob, bytes: number): Promise<void> {
    const { book, files } = this.#options
    const { source } = job
    // The document's key is no longer needed.
    const here = await book.update(job, {
      ticket: undefined,
      source: undefined,
      result: { name: resultNameOf(job), bytes, place: 'data-folder' },
      error: undefined,
    })
    if (source !== undefined && !(await book.isSourceNeeded(source))) await files.dropSource(source)
    const saved = job.whenDone === 'beside-source' ? await this.#saveBeside(here) : {}
    await book.update(here, { ...saved, state: 'done' })
  }

  async #saveBeside(job: StoredJob): Promise<Partial<StoredJob>> {
    const { files } = this.#options
    const content = await files.readResult(job.id)
    if (!content.ok || job.folder === undefined || job.result === undefined) return {}
    const saved = await saveInFolder(job.folder, job.result.name, content.value)
    if (!saved.ok) return { error: { kind: 'document-kept', detail: saved.error } }
    await files.dropResult(job.id)
    return { result: { ...job.result, name: saved.value, place: 'beside-source' }, error: undefined }
  }

  /** Fails a job. If the service no longer has the document, a retry uploads it again. */
  async #fail(job: StoredJob, error: AppError): Promise<void> {
    const isGone = error.kind === 'document-failed' || error.kind === 'not-found'
    await this.#options.book.update(job, { state: 'failed', error, ...(isGone && { ticket: undefined }) })
  }

  /** Ends a job after a bug. It reads the current state, since the translation may have arrived during the step. */
  async #breakDown(id: string, error: AppErrorOf<'unexpected'>): Promise<void> {
    const { book } = this.#options
    const now = await book.get(id)
    if (!now.ok || !isUnderWay(now.value)) return
    const place = now.value.result?.place
    if (place === undefined) return this.#fail(now.value, error)
    const { detail } = error
    await book.update(now.value, {
      state: 'done',
      error: place === 'data-folder' ? { kind: 'document-kept', detail } : undefined,
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

/** The format of the translation if it differs from the source's, which keeps its own spelling. */
const changedFormat = (name: string): string | undefined => {
  const defaults = usualOutputOf(name)
  return defaults === extensionOf(name) ? undefined : defaults
}
