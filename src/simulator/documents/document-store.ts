import { randomBytes } from 'node:crypto'
import { defineSlot } from '../rest/account/key-state.ts'
import type { TranslatedDocument } from './translate-document.ts'

/** When a document leaves the queue, and when it is done, in milliseconds after its upload. */
const QUEUED_MS = 200
const DONE_MS = 1000

/** Limit of stored documents per key; the oldest is dropped. */
const MAX_DOCUMENTS = 50

export type DocumentState =
  | { readonly status: 'queued' }
  | { readonly status: 'translating'; readonly secondsRemaining: number }
  | { readonly status: 'done'; readonly document: TranslatedDocument; readonly isTaken: boolean }
  | { readonly status: 'error'; readonly problem: string }

/** A document from its upload to its download. */
export class StoredDocument {
  readonly id = randomBytes(16).toString('hex').toUpperCase()
  readonly key = randomBytes(32).toString('hex').toUpperCase()
  readonly mediaType: string
  readonly #uploadedAt: number
  #outcome: TranslatedDocument | string
  #isTaken = false

  /** @param outcome the document, or a description of why it cannot be translated */
  constructor(mediaType: string, outcome: TranslatedDocument | string, uploadedAt: number) {
    this.mediaType = mediaType
    this.#outcome = outcome
    this.#uploadedAt = uploadedAt
  }

  at(now: number): DocumentState {
    const age = now - this.#uploadedAt
    if (age < QUEUED_MS) return { status: 'queued' }
    if (age < DONE_MS) return { status: 'translating', secondsRemaining: Math.ceil((DONE_MS - age) / 1000) }
    const outcome = this.#outcome
    if (typeof outcome === 'string') return { status: 'error', problem: outcome }
    return { status: 'done', document: outcome, isTaken: this.#isTaken }
  }

  /** The content is delivered once and then dropped. */
  take(): void {
    this.#isTaken = true
    if (typeof this.#outcome !== 'string') this.#outcome = { ...this.#outcome, bytes: new Uint8Array(0) }
  }
}

/** The documents of one key. */
export class DocumentStore {
  readonly #documents = new Map<string, StoredDocument>()

  add(document: StoredDocument): void {
    this.#documents.set(document.id, document)
    const oldest = this.#documents.size > MAX_DOCUMENTS ? this.#documents.keys().next().value : undefined
    if (oldest !== undefined) this.#documents.delete(oldest)
  }

  /** A wrong key is answered like a wrong id, so that it reveals nothing. */
  find(id: string, key: string): StoredDocument | undefined {
    const document = this.#documents.get(id)
    return document?.key === key ? document : undefined
  }
}

export const documentSlot = defineSlot(() => new DocumentStore())
