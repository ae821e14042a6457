import * as z from 'zod/mini'
import type { DocumentOptions } from '../../../../core/areas/documents/document-options.ts'
import { extensionOf } from '../../../../core/areas/documents/types.ts'
import { err, ok, type Result } from '../../../../core/base/result.ts'
import { quote } from '../../http/answers.ts'
import { ServiceClient } from '../../http/client.ts'
import type { Connection, ServiceHttp } from '../../http/http.ts'
import { areaOf } from '../../http/key-guard.ts'
import { type Arriving, downloadDocument } from '../../transfer/download-document.ts'
import type { LargePorts } from '../../transfer/large.ts'
import { createMultipart } from '../../transfer/multipart.ts'
import { type DocumentTicket, type UploadContext, uploadDocument } from '../../transfer/upload.ts'
import { bodyFor, operationStep, partsOf, send, urlOf } from '../operation.ts'

const statusAnswer = z.object({
  status: z.enum(['queued', 'translating', 'done', 'error']),
  seconds_remaining: z.optional(z.nullable(z.number())),
  billed_characters: z.optional(z.nullable(z.number())),
  error_message: z.optional(z.nullable(z.string())),
  /** Sent by the demo service only. */
  demo_note: z.optional(z.string()),
})

const byTicket = {
  path: { document_id: { by: 'the job, from the answer to the upload', from: 'documentId' } },
  body: { document_key: { by: 'the job, from the answer to the upload', from: 'documentKey' } },
} as const

/** Documents: one call starts a job, which carries out the three operations. */
export const documentOperations = {
  upload: operationStep('POST /v2/document', {
    does: 'Uploads a document',
    call: 'document.translate',
    part: {
      file: 'file',
      filename: { by: 'the name of the file, as that of its part' },
      target_lang: 'targetLanguages',
      source_lang: 'sourceLanguage',
      output_format: 'outputFormat',
      formality: { from: 'formality', as: (formality) => (formality === 'default' ? undefined : formality) },
      glossary_id: 'glossaryId',
      glossary_ids: 'glossaryIds',
      style_id: 'styleId',
      translation_memory_id: 'translationMemoryId',
      translation_memory_threshold: 'translationMemoryThreshold',
      enable_watermark: { from: 'watermark', as: (isWanted) => (isWanted ? true : undefined) },
    },
    repeat: 'unsafe',
    answer: z.object({}),
  }),
  status: operationStep('POST /v2/document/{document_id}', {
    does: 'Tells how far a document is',
    call: 'document.translate',
    ...byTicket,
    repeat: 'safe',
    answer: statusAnswer,
  }),
  download: operationStep('POST /v2/document/{document_id}/result', {
    does: 'Downloads a translation, once',
    call: 'document.translate',
    ...byTicket,
    repeat: 'unsafe',
    answer: z.object({}),
  }),
} as const

/** Longest plausible estimate, in seconds: the service has sent some of several years. */
const MAX_SECONDS_REMAINING = 24 * 3600

/** Status of a document at the service. */
export type DocumentStatus =
  | { readonly status: 'queued' | 'translating'; readonly secondsRemaining?: number }
  | { readonly status: 'done'; readonly billedCharacters?: number; readonly isUnchanged?: boolean }
  | { readonly status: 'error'; readonly message?: string }

/** A document to be translated. */
export interface OutgoingDocument {
  readonly name: string
  readonly content: Uint8Array
  readonly targetLanguage: string
  readonly options: DocumentOptions
}

/** Connects as the account that a document was sent with, which alone may request it. */
export type ConnectAs = (account: string) => Promise<Result<Connection>>

/** Identifies a document at the service. */
export interface SentDocument {
  readonly ticket: DocumentTicket
  /** Base address that it was sent to; if omitted, the current one of the account. */
  readonly sentTo?: string | undefined
}

/** Key area of uploads and downloads. */
const AREA = areaOf('/v2/document')

/** The three operations on documents. They are not retried automatically: the job decides when that is safe. */
export class DocumentService {
  readonly #http: ServiceHttp
  readonly #large: LargePorts
  readonly #connectAs: ConnectAs

  constructor(http: ServiceHttp, large: LargePorts, connectAs: ConnectAs) {
    this.#http = http
    this.#large = large
    this.#connectAs = connectAs
  }

  async upload(
    account: string,
    { name, content, targetLanguage, options }: OutgoingDocument,
    context: UploadContext,
  ): Promise<Result<Required<SentDocument>>> {
    const connection = await this.#connectAs(account)
    if (!connection.ok) return connection
    const fields = partsOf(documentOperations.upload, { ...options, targetLanguages: [targetLanguage] })
    const body = createMultipart(fields, { name, content })
    const url = urlOf(connection.value, documentOperations.upload, {})
    const sendUpload = () => uploadDocument(this.#large, { ...connection.value, url }, body, context)
    const sent = await this.#http.keys.around(connection.value, AREA, context.signal, sendUpload)
    return sent.ok ? ok({ ticket: sent.value, sentTo: connection.value.address }) : sent
  }

  async status(
    account: string,
    { ticket, sentTo }: SentDocument,
    signal: AbortSignal,
  ): Promise<Result<DocumentStatus>> {
    const { documentKey } = ticket
    const connection = await this.#connectWhere(account, sentTo)
    if (!connection.ok) return connection
    const service = new ServiceClient(this.#http, connection.value, signal)
    const once = { secret: documentKey, attempts: 1 } as const
    const answer = await send(service, documentOperations.status, ticket, once)
    const secrets = [connection.value.key, documentKey]
    return answer.ok ? ok(toStatus(answer.value, secrets)) : answer
  }

  /** @param name of the source */
  async download<T>(
    account: string,
    { ticket, sentTo }: SentDocument,
    name: string,
    signal: AbortSignal,
    store: (arriving: Arriving) => Promise<T>,
  ): Promise<Result<T>> {
    const connection = await this.#connectWhere(account, sentTo)
    if (!connection.ok) return connection
    if (signal.aborted) return err({ kind: 'cancelled' })
    const isPage = ['htm', 'html'].includes(extensionOf(name))
    const url = urlOf(connection.value, documentOperations.download, ticket)
    const body = bodyFor(documentOperations.download, ticket)
    const options = { body, secret: ticket.documentKey, isPage, signal }
    const fetch = () => downloadDocument(this.#large, { ...connection.value, url }, options, store)
    return this.#http.keys.around(connection.value, AREA, signal, fetch)
  }

  /** Another address may be another service, which would receive the key and not know the document. */
  async #connectWhere(account: string, sentTo: string | undefined): Promise<Result<Connection>> {
    const connection = await this.#connectAs(account)
    if (!connection.ok || sentTo === undefined || connection.value.address === sentTo) return connection
    return err({
      kind: 'address-refused',
      address: new URL(connection.value.address).origin,
      reason: 'other-host',
    })
  }
}

function toStatus(answer: z.output<typeof statusAnswer>, secrets: readonly string[]): DocumentStatus {
  switch (answer.status) {
    case 'queued':
    case 'translating': {
      const seconds = answer.seconds_remaining ?? -1
      const isPlausible = seconds >= 0 && seconds <= MAX_SECONDS_REMAINING
      return { status: answer.status, ...(isPlausible && { secondsRemaining: seconds }) }
    }
    case 'done': {
      const billed = answer.billed_characters
      return {
        status: 'done',
        ...(typeof billed === 'number' && { billedCharacters: billed }),
        ...(answer.demo_note === 'unchanged' && { isUnchanged: true }),
      }
    }
    case 'error': {
      const message = quote(answer.error_message ?? '', secrets)
      return { status: 'error', ...(message !== '' && { message }) }
    }
  }
}
