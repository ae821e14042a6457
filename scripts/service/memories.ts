import { inBody, inPath, inQuery, type Operations } from './operation.ts'

const ACCOUNT = 'test/contract/service/account-data.test.ts'
const MEMORIES = 'test/contract/service/memories.test.ts › translation memories'
const OFFICIAL = 'test/contract/service/official-client-memories.test.ts'
const EVERY = 'test/contract/host/every-call.test.ts'

const statuses = `${EVERY} › tells what each final status means: %s`
const refused = `${EVERY} › is refused before anything is sent, with its field: %s`
const roundTrip = `${MEMORIES} › are imported, listed, read, exported and deleted`
const official = `${OFFICIAL} › are imported, read, exported and deleted`
const pages = `${MEMORIES} › are read in pages, by a cursor that holds for its filter`

const id = inPath({ translation_memory_id: 'id' })

/** Translation memories, which come and go as TMX files over signed addresses. */
export const memoryOperations = {
  'GET /v3/translation_memories': {
    does: 'Lists the translation memories',
    call: 'memory.list',
    parameters: inQuery({ page: 'page', page_size: 'pageSize' }),
    proofs: [`${ACCOUNT} › has translation memories, page by page`, statuses],
    more: { page_size: [`${ACCOUNT} › is not asked for by %s with %j`] },
  },
  'GET /v3/translation_memories/{translation_memory_id}': {
    does: 'Reads one',
    call: 'memory.get',
    parameters: id,
    proofs: [roundTrip, official, statuses],
  },
  'DELETE /v3/translation_memories/{translation_memory_id}': {
    does: 'Deletes one',
    call: 'memory.delete',
    parameters: id,
    proofs: [roundTrip, official, statuses],
  },
  'GET /v3/translation_memories/{translation_memory_id}/segments': {
    does: 'Lists its segments',
    call: 'memory.segments',
    parameters: [
      ...id,
      ...inQuery({
        page_cursor: 'cursor',
        page_size: 'pageSize',
        filter_text: 'filter',
        filter_case_sensitive: 'isCaseSensitive',
      }),
    ],
    proofs: [pages, official, statuses],
    more: { page_size: [refused], filter_text: [pages, refused] },
  },
  'POST /v3/translation_memories/import': {
    does: 'Begins an import; the file follows to the signed address, without the key',
    call: 'memory.import',
    parameters: inBody({ source_file: 'file', parameters: 'name' }),
    proofs: [roundTrip, `${MEMORIES} › are sent to the signed address without the key`, official, statuses],
    more: { source_file: [`${MEMORIES} › are not made of %s`] },
  },
  'POST /v3/translation_memories/{translation_memory_id}/export': {
    does: 'Begins an export; the file comes from a signed address',
    call: 'memory.export',
    parameters: id,
    proofs: [roundTrip, `${MEMORIES} › are exported once at a time`, official, statuses],
  },
  'GET /v3/translation_memories/jobs/{job_id}': {
    does: 'Tells how far an import or export has come',
    call: 'memory.export',
    parameters: inPath({ job_id: { by: 'the job that was begun' } }),
    proofs: [roundTrip, `${MEMORIES} › are not made of %s`, official],
  },
} as const satisfies Operations
