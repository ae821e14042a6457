import * as z from 'zod'
import { documentSlot, StoredDocument } from '../documents/document-store.ts'
import { LARGEST_UPLOAD, uploadTypes } from '../documents/document-types.ts'
import { readUpload } from '../documents/read-upload.ts'
import { translateDocument } from '../documents/translate-document.ts'
import type { SimulatorClock } from '../simulator-clock.ts'
import {
  type ApiRequest,
  type ApiResponse,
  content,
  foundOr404,
  okResponse,
  refuse,
  refuseQuota,
} from './http/api-request.ts'
import { readInput } from './http/parse-input.ts'
import type { Route } from './http/router.ts'

/** Header that states what this service did not do for a document. */
const NOTE_HEADER = 'X-Demo-Note'
const UNCHANGED = 'unchanged'

const keySchema = z.object({ document_key: z.string() })

function upload({ body, state }: ApiRequest, clock: SimulatorClock): ApiResponse {
  if (state.isUsedUp('upload')) return refuseQuota()
  const { extension, bytes, wording } = readUpload(body, state)
  const outcome = translateDocument(extension, bytes, wording)
  const mediaType = uploadTypes.get(extension)?.mediaType ?? 'application/octet-stream'
  const document = new StoredDocument(mediaType, outcome, clock.now())
  state.get(documentSlot).add(document)
  state.count('upload', 1)
  const billedCharacters = typeof outcome === 'string' ? 0 : outcome.billedCharacters
  return { ...okResponse({ document_id: document.id, document_key: document.key }), billedCharacters }
}

function find({ body, params, state }: ApiRequest): StoredDocument {
  const { document_key: key } = readInput(keySchema, body)
  return foundOr404(state.get(documentSlot).find(params['document_id'] ?? '', key), 'Document')
}

function getStatus(request: ApiRequest, clock: SimulatorClock): ApiResponse {
  const document = find(request)
  const state = document.at(clock.now())
  const common = { document_id: document.id, status: state.status }
  switch (state.status) {
    case 'queued':
      return okResponse(common)
    case 'translating':
      return okResponse({ ...common, seconds_remaining: state.secondsRemaining })
    case 'error':
      return okResponse({ ...common, error_message: state.problem })
    case 'done': {
      const { billedCharacters, isUnchanged } = state.document
      return okResponse({
        ...common,
        billed_characters: billedCharacters,
        ...(isUnchanged && { demo_note: UNCHANGED }),
      })
    }
  }
}

function download(request: ApiRequest, clock: SimulatorClock): ApiResponse {
  const document = find(request)
  const state = document.at(clock.now())
  if (state.status === 'error') return refuse(503, 'The document could not be translated.', state.problem)
  if (state.status !== 'done') return refuse(503, 'The document is not translated yet.')
  if (state.isTaken) return refuse(503, 'The document has been downloaded already.')
  document.take()
  const { bytes, isUnchanged } = state.document
  return {
    ...content(document.mediaType, bytes),
    ...(isUnchanged && { headers: { [NOTE_HEADER]: UNCHANGED } }),
  }
}

export const documentRoutes = (clock: SimulatorClock): Route[] => [
  {
    method: 'POST',
    path: '/v2/document',
    bodyLimit: LARGEST_UPLOAD,
    meteredAs: 'document',
    handle: (request) => upload(request, clock),
  },
  { method: 'POST', path: '/v2/document/{document_id}', handle: (request) => getStatus(request, clock) },
  {
    method: 'POST',
    path: '/v2/document/{document_id}/result',
    handle: (request) => download(request, clock),
  },
]
