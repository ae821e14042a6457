import { titledFileName } from '../../core/areas/documents/file-name.ts'
import { extensionOf } from '../../core/areas/documents/types.ts'
import { MAX_TMX_BYTES } from '../../core/areas/memories/memories-calls.ts'
import { defaultCallContext } from '../../core/base/call.ts'
import type { AppErrorOf } from '../../core/base/errors.ts'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { CallOutput, HandlersOf } from '../../core/contract/contract.ts'
import type { HostFiles } from '../documents/host-files.ts'
import type { IncomingFiles } from '../documents/incoming.ts'
import type { SavedFiles } from '../documents/saved-files.ts'
import { saveAs } from '../documents/saving.ts'
import { type OpenService, type ServiceContext, withService } from '../service/http/client.ts'
import { memoryHandlers, memoryOperations } from '../service/operations/memories/memory-operations.ts'
import { send } from '../service/operations/operation.ts'
import type { LargePorts } from '../service/transfer/large.ts'
import { SignedTransfer } from '../service/transfer/signed-transfer.ts'
import { finishJob } from './finish-job.ts'
import type { OutgoingFiles } from './outgoing-files.ts'

const TMX = 'tmx'
const TMX_TYPE = 'application/xml'
const MAX_FILE_NAME_CHARACTERS = 100
const CONFLICT = 409

interface MemoryParts {
  readonly incoming: IncomingFiles
  readonly outgoing: OutgoingFiles
  readonly host: HostFiles
  readonly saved: SavedFiles
  readonly large: LargePorts
  /** From 0 to 1. */
  readonly random: () => number
  /** Opens the service of an account, or of the active one. */
  readonly openAs: (account: string | undefined) => OpenService
}

type FileCalls =
  | 'memory.pick'
  | 'memory.import'
  | 'memory.export'
  | 'memory.save'
  | 'memory.read'
  | 'memory.release'

const notHere: Result<never> = err({ kind: 'other-host-only' })
const refuseFile = (problem: AppErrorOf<'invalid-input'>['problem']): Result<never> =>
  err({ kind: 'invalid-input', field: 'file', problem })

/** Translation memories as files: imports, exports, and where their files are saved. */
export function createMemoryHandlers(parts: MemoryParts): HandlersOf<FileCalls> {
  const { incoming, outgoing, host, saved, openAs } = parts
  return {
    'memory.pick': async (_input, { caller } = defaultCallContext) => {
      if (host.pick === undefined) return notHere
      const [path] = await host.pick('memory', [TMX], caller)
      if (path === undefined) return ok({})
      const file = await incoming.addPath(path)
      return file.ok ? ok({ file: file.value }) : file
    },
    'memory.import': async ({ file, name, account }, context = defaultCallContext) => {
      const service = await openAs(account)(context)
      return service.ok ? importMemory(parts, file, name, { ...context, service: service.value }) : service
    },
    ...withService<'memory.export'>(openAs(undefined), {
      'memory.export': ({ id }, context) => exportMemory(parts, id, context),
    }),
    'memory.save': async ({ handle }, { caller } = defaultCallContext) => {
      const file = outgoing.find(handle)
      if (!file.ok) return file
      if (host.saveAs === undefined) return notHere
      const { name, content } = file.value
      const path = await host.saveAs('memory', name, undefined, caller)
      if (path === undefined) return ok({})
      const written = await saveAs(path, content)
      if (!written.ok) return err({ kind: 'storage', what: 'document', detail: written.error })
      outgoing.release(handle)
      saved.saved(path)
      return ok({ name: written.value })
    },
    'memory.read': ({ handle, offset }) => Promise.resolve(outgoing.read(handle, offset)),
    'memory.release': ({ handle }) => {
      outgoing.release(handle)
      return Promise.resolve(ok({}))
    },
  }
}

/** A file name that the service accepts; the extension stays. */
function shortFileName(name: string): string {
  const characters = Array.from(name)
  const ending = `.${TMX}`
  return characters.length <= MAX_FILE_NAME_CHARACTERS
    ? name
    : characters.slice(0, MAX_FILE_NAME_CHARACTERS - ending.length).join('') + ending
}

async function importMemory(
  { incoming, large, random }: MemoryParts,
  handle: string,
  name: string | undefined,
  context: ServiceContext,
): Promise<Result<CallOutput<'memory.import'>>> {
  const { service, signal } = context
  const file = await incoming.read(handle, MAX_TMX_BYTES)
  if (!file.ok) return file
  const { name: fileName, content } = file.value
  const extension = extensionOf(fileName)
  if (extension !== TMX) return refuseFile({ type: 'unknown-value', value: extension || fileName })
  if (content.length === 0) return refuseFile({ type: 'missing' })
  const begun = await send(service, memoryOperations.beginImport, {
    file: {
      file_name: shortFileName(fileName),
      content_type: TMX_TYPE,
      content_length: content.length,
    },
    name: { display_name: name ?? stemOf(fileName) },
  })
  if (!begun.ok) return begun
  const { job_id: id, upload_url: address } = begun.value
  const transfer = new SignedTransfer({ ...large, random })
  const upload = { content, contentType: TMX_TYPE }
  const sent = await transfer.put(address, service.connection.address, upload, context)
  if (!sent.ok) return sent
  incoming.forget(handle)
  const job = await finishJob(service, { id, operation: 'import' }, { ...large, random }, { signal })
  if (!job.ok) return job
  const { memoryId, skippedSegments } = job.value
  if (memoryId === undefined) return err(badJob(service.host))
  const memory = await memoryHandlers['memory.get']({ id: memoryId }, context)
  return memory.ok ? ok({ memory: memory.value, skippedSegments }) : memory
}

const stemOf = (fileName: string): string =>
  Array.from(fileName.slice(0, -TMX.length - 1))
    .slice(0, MAX_FILE_NAME_CHARACTERS)
    .join('')

const badJob = (host: string): AppErrorOf<'invalid-response'> => ({
  kind: 'invalid-response',
  host,
  detail: 'a finished job without its result',
})

async function exportMemory(
  { outgoing, large, random }: MemoryParts,
  id: string,
  context: ServiceContext,
): Promise<Result<CallOutput<'memory.export'>>> {
  const { service, signal } = context
  const memory = await memoryHandlers['memory.get']({ id }, context)
  if (!memory.ok) return memory
  const begun = await send(service, memoryOperations.beginExport, { id })
  if (!begun.ok) return isConflict(begun.error) ? err(running(begun.error)) : begun
  const job = await finishJob(
    service,
    { id: begun.value.job_id, operation: 'export' },
    { ...large, random },
    { signal },
  )
  if (!job.ok) return job
  const { downloadUrl } = job.value
  if (downloadUrl === undefined) return err(badJob(service.host))
  const transfer = new SignedTransfer({ ...large, random })
  const content = await transfer.get(downloadUrl, service.connection.address, MAX_TMX_BYTES, context)
  if (!content.ok) return content
  const name = titledFileName(memory.value.name, `.${TMX}`, 'memory')
  const handle = outgoing.add({ name, content: content.value })
  return ok({ handle, name, bytes: content.value.length })
}

const isConflict = (error: { readonly kind: string }): error is AppErrorOf<'refused'> =>
  error.kind === 'refused' && 'status' in error && error.status === CONFLICT

const running = ({ message }: AppErrorOf<'refused'>): AppErrorOf<'memory-job'> => ({
  kind: 'memory-job',
  reason: 'export-running',
  ...(message !== undefined && { message }),
})
