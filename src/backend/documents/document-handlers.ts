import type * as z from 'zod/mini'
import { checkDocumentOptions, distinctTargets } from '../../core/areas/documents/document-options.ts'
import type { documentCalls } from '../../core/areas/documents/documents-calls.ts'
import { checkDocument, documentExtensions } from '../../core/areas/documents/types.ts'
import { type Caller, defaultCallContext } from '../../core/base/call.ts'
import { MAX_PIECE_BYTES } from '../../core/base/chunk.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CallInput, CallOutput, HandlersOf } from '../../core/contract/contract.ts'
import { DEMO } from '../../core/settings/account.ts'
import type { StoredJob } from '../library/document-table.ts'
import { type OpenService, type ServiceClient } from '../service/http/client.ts'
import type { Lookups } from '../service/http/lookups.ts'
import { checkWithService } from '../service/http/request-checks.ts'
import type { DocumentJobs } from './document-jobs.ts'
import type { HostFiles } from './host-files.ts'
import type { IncomingFiles, PickedFile } from './incoming.ts'
import type { JobBook } from './job-book.ts'
import type { OwnFiles } from './own-files.ts'
import type { SavedFiles } from './saved-files.ts'
import { saveAs, saveInFolder } from './saving.ts'

interface DocumentParts {
  readonly book: JobBook
  readonly jobs: DocumentJobs
  readonly files: OwnFiles
  readonly incoming: IncomingFiles
  readonly host: HostFiles
  readonly saved: SavedFiles
  readonly lookups: Lookups
  /** Opens the service to which a document is submitted: that of an account, or of the active one. */
  readonly openAs: (account: string | undefined) => OpenService
}

export type DocumentCalls = Exclude<keyof typeof documentCalls, 'file.openFolder'>

const notHere: Result<never> = err({ kind: 'other-host-only' })

export function createDocumentHandlers(parts: DocumentParts): HandlersOf<DocumentCalls> {
  const { book, jobs, incoming } = parts
  const view = (job: Result<StoredJob>) => (job.ok ? ok(book.view(job.value)) : job)
  const nothing = (done: Result<undefined>) => (done.ok ? ok({}) : done)
  return {
    'document.pick': (_input, { caller } = defaultCallContext) => pick(parts, caller),
    'file.begin': ({ name, bytes }) => Promise.resolve(incoming.begin(name, bytes)),
    'file.append': ({ id, offset, data }) => Promise.resolve(incoming.append(id, offset, data)),
    'file.end': ({ id }) => Promise.resolve(incoming.end(id)),
    'document.translate': async ({ account, ...input }, context = defaultCallContext) => {
      const service = await parts.openAs(account)(context)
      return service.ok ? translate(parts, input, service.value) : service
    },
    'document.list': () => jobs.list(),
    'document.wait': ({ ids }, { signal } = defaultCallContext) => jobs.wait(ids, signal),
    'document.cancel': async ({ id }) => view(await jobs.cancel(id)),
    'document.retry': async ({ id }) => view(await jobs.retry(id)),
    'document.remove': async ({ id }) => nothing(await jobs.remove(id)),
    'document.save': async ({ id, to }, { caller } = defaultCallContext) =>
      view(await save(parts, id, to, caller)),
    'document.read': ({ id, offset }) => readChunk(parts, id, offset),
  }
}

async function pick(
  { host, incoming }: DocumentParts,
  caller: Caller,
): Promise<Result<{ files: PickedFile[] }>> {
  if (host.pick === undefined) return notHere
  const files: PickedFile[] = []
  for (const path of await host.pick('document', documentExtensions, caller)) {
    const added = await incoming.addPath(path)
    if (!added.ok) return added
    files.push(added.value)
  }
  return ok({ files })
}

/** Refuses documents that the service would refuse, stores a copy of the source, and starts the jobs. */
async function translate(
  { book, jobs, files, incoming, lookups }: DocumentParts,
  {
    file,
    targetLanguages,
    whenDone,
    ...options
  }: Omit<z.output<(typeof documentCalls)['document.translate']['input']>, 'account'>,
  service: ServiceClient,
): Promise<Result<CallOutput<'document.translate'>>> {
  const document = await incoming.read(file)
  if (!document.ok) return document
  const { name, content, folder } = document.value
  const { account, plan } = service.connection
  const targets = distinctTargets(targetLanguages)
  const wrong =
    checkDocument(name, content.length, plan) ??
    checkDocumentOptions(options, service.connection) ??
    (await checkWithService(service, lookups, 'translate_document', targets, options))
  if (wrong !== undefined) return err(wrong)
  if (whenDone === 'beside-source' && folder === undefined) return notHere
  const source = await files.keepSource(content)
  if (!source.ok) return source
  const started = await jobs.start(
    targets.map((targetLanguage) => ({
      name,
      bytes: content.length,
      targetLanguage,
      options,
      isDemo: account === DEMO,
      account,
      whenDone,
      source: source.value,
      ...(folder !== undefined && { folder }),
    })),
  )
  if (!started.ok) {
    await files.dropSource(source.value)
    return started
  }
  incoming.forget(file)
  return ok({ jobs: started.value.map((job) => book.view(job)) })
}

interface Here {
  readonly job: StoredJob
  readonly name: string
  readonly bytes: number
}

/** A translation that Parley still has a copy of. */
async function findHere(book: JobBook, id: string): Promise<Result<Here>> {
  const job = await book.get(id)
  if (!job.ok) return job
  const { state, result } = job.value
  const problem: AppErrorOf<'invalid-input'>['problem'] = { type: 'malformed', detail: 'no translation here' }
  if (state !== 'done' || result?.place !== 'data-folder')
    return err({ kind: 'invalid-input', field: 'id', problem })
  return ok({ job: job.value, name: result.name, bytes: result.bytes })
}

async function save(
  { book, files, host, saved }: DocumentParts,
  id: string,
  to: CallInput<'document.save'>['to'],
  caller: Caller,
): Promise<Result<StoredJob>> {
  const here = await findHere(book, id)
  if (!here.ok) return here
  const { job, name, bytes } = here.value
  const content = await files.readResult(id)
  if (!content.ok) return content
  const failed = (detail: string): Result<never> => err({ kind: 'document-kept', detail })
  const settle = async (written: Result<string, string>, where: 'beside-source' | 'chosen-place') => {
    if (!written.ok) return failed(written.error)
    await files.dropResult(id)
    const result = { name: written.value, bytes, place: where }
    return ok(await book.update(job, { result, error: undefined }))
  }
  if (to === 'beside-source')
    return job.folder === undefined
      ? notHere
      : settle(await saveInFolder(job.folder, name, content.value), to)
  if (host.saveAs === undefined) return notHere
  const path = await host.saveAs('document', name, job.folder, caller)
  if (path === undefined) return ok(job)
  const written = await saveAs(path, content.value)
  if (written.ok) saved.saved(path)
  return settle(written, 'chosen-place')
}

async function readChunk(
  { book, files }: DocumentParts,
  id: string,
  offset: number,
): Promise<Result<CallOutput<'document.read'>>> {
  const here = await findHere(book, id)
  if (!here.ok) return here
  const { job, name, bytes } = here.value
  const data = await files.readChunk(id, offset, MAX_PIECE_BYTES)
  if (!data.ok) return data
  const isAllRead = offset + data.value.length >= bytes
  if (isAllRead && job.result?.isDownloaded !== true)
    await book.update(job, { result: { name, bytes, place: 'data-folder', isDownloaded: true } })
  return ok({ data: data.value, total: bytes })
}
