import * as z from 'zod'
import type { SimulatorClock } from '../../simulator-clock.ts'
import {
  type ApiRequest,
  type ApiResponse,
  foundOr404,
  noContent,
  okResponse,
  refuse,
} from '../http/api-request.ts'
import { integer, listPageOf, paging, readQuery, textOf } from '../http/fields.ts'
import { readInput } from '../http/parse-input.ts'
import type { Route } from '../http/router.ts'
import type { SignedStorage } from '../http/signed-storage.ts'
import { type Imported, jobsOf, type MemoryJob, stateOf } from './memory-jobs.ts'
import { type MemoryStore, memoriesOf, type StoredMemory, toMemory, toTmx } from './memory-store.ts'
import { listSegments } from './segments.ts'
import { readTmx, writeTmx } from './tmx.ts'

const GB = 1024 ** 3
/** The service accepts 1 GB; this one reads uploads into memory. */
const MAX_BYTES = 32 * 1024 ** 2
const XML = 'application/xml'

const ALL = '/v3/translation_memories'
const ONE = `${ALL}/{translation_memory_id}`

const listing = z.object(paging)

const importSchema = z.object({
  source_file: z.object({
    file_name: textOf(100),
    content_type: textOf(127).default(XML),
    content_length: integer(1, GB),
  }),
  parameters: z.object({ display_name: textOf(500).optional() }).default({}),
})

const view = ({ id, name, source, targets, segments, createdAt }: StoredMemory) => ({
  translation_memory_id: id,
  name,
  source_language: source,
  target_languages: targets,
  segment_count: segments.length,
  creation_time: createdAt.toISOString(),
  updated_time: createdAt.toISOString(),
})

/** Translation memories: imported and exported as files, which travel over signed addresses. */
export function memoryRoutes(clock: SimulatorClock, storage: SignedStorage): Route[] {
  /** The memories of a key, including finished imports. */
  const settled = ({ state }: ApiRequest): MemoryStore => {
    const memories = memoriesOf(state)
    const ready = jobsOf(state).takeReady(clock.now())
    for (const memory of ready) memories.add(memory)
    if (ready.length > 0) state.store()
    return memories
  }

  const findSettled = (request: ApiRequest): StoredMemory =>
    settled(request).find(request.params['translation_memory_id'])

  function list(request: ApiRequest): ApiResponse {
    const page = readInput(listing, readQuery(request.query))
    const { all } = settled(request)
    return okResponse({ translation_memories: listPageOf(all, page).map(view), total_count: all.length })
  }

  function beginImport(request: ApiRequest): ApiResponse {
    const { body, state, host } = request
    const { source_file: file, parameters } = readInput(importSchema, body)
    if (file.content_type !== XML && file.content_type !== 'text/xml')
      return refuse(400, "Bad value for 'source_file.content_type': TMX is the only supported format.")
    if (file.content_length > MAX_BYTES)
      return refuse(400, `Bad value for 'source_file.content_length': the demo service takes ${MAX_BYTES}.`)
    if (settled(request).isFull) return refuse(400, 'The demo service keeps no more translation memories.')
    const name = parameters.display_name ?? file.file_name
    const jobs = jobsOf(state)
    const { today } = state.account
    const { url, expiresAt } = storage.sign(host, {
      type: 'upload',
      contentType: file.content_type,
      bytes: file.content_length,
      receive: (data) => jobs.receive(job, clock.now(), readImport(data, name, today())),
    })
    const job = jobs.addImport({
      name,
      contentType: file.content_type,
      bytes: file.content_length,
      createdAt: today(),
      expiresAt,
    })
    return {
      status: 202,
      body: { job_id: job.id, upload_url: url, expires_at: expiresAt.toISOString() },
    }
  }

  function beginExport(request: ApiRequest): ApiResponse {
    const { state } = request
    const memory = findSettled(request)
    const jobs = jobsOf(state)
    const earlier = jobs.findExport(memory, clock.now())
    if (earlier !== undefined && stateOf(earlier, clock.now()) === 'processing')
      return refuse(409, 'An export of this translation memory is already running.')
    const job = earlier ?? jobs.addExport(memory, state.account.today(), clock.now())
    return {
      status: earlier === undefined ? 202 : 200,
      body: { job_id: job.id, parameters: { translation_memory_id: memory.id } },
    }
  }

  function getJob(request: ApiRequest): ApiResponse {
    settled(request)
    const job = foundOr404(jobsOf(request.state).find(request.params['job_id']), 'Job')
    const time = job.createdAt.toISOString()
    return okResponse({
      job_id: job.id,
      operation: job.operation,
      product: 'translation_memory',
      created_at: time,
      updated_at: time,
      ...(job.operation === 'import'
        ? {
            parameters: { display_name: job.name },
            source_file: { content_type: job.contentType, content_length: job.bytes },
          }
        : { parameters: { translation_memory_id: job.memory.id } }),
      results: [resultOf(job, request.host)],
    })
  }

  function resultOf(job: MemoryJob, host: string): object {
    const status = stateOf(job, clock.now())
    if (status === 'awaiting_input')
      return { status, status_metadata: { required_action: 'Upload the file to upload_url.' } }
    if (status === 'processing') return { status }
    if (job.operation === 'import') {
      const outcome = job.received?.outcome
      return typeof outcome === 'object'
        ? { status, translation_memory_id: outcome.memory.id, skipped_segment_count: outcome.skipped }
        : { status, error: { message: outcome } }
    }
    job.address ??= storage.sign(host, {
      type: 'download',
      contentType: XML,
      data: writeTmx(toTmx(job.memory)),
    })
    return { status, download_url: job.address.url, expires_at: job.address.expiresAt.toISOString() }
  }

  return [
    { method: 'GET', path: ALL, handle: list },
    { method: 'POST', path: `${ALL}/import`, handle: beginImport },
    { method: 'GET', path: `${ALL}/jobs/{job_id}`, handle: getJob },
    { method: 'GET', path: ONE, handle: (request) => okResponse(view(findSettled(request))) },
    {
      method: 'DELETE',
      path: ONE,
      handle: (request) => {
        settled(request).delete(findSettled(request))
        return noContent
      },
    },
    {
      method: 'GET',
      path: `${ONE}/segments`,
      handle: (request) => {
        settled(request)
        return listSegments(request)
      },
    },
    { method: 'POST', path: `${ONE}/export`, handle: beginExport },
  ]
}

function readImport(data: Uint8Array, name: string, today: Date): Imported | string {
  const read = readTmx(data)
  return read.ok ? { memory: toMemory(name, read, today), skipped: read.skipped } : read.problem
}
