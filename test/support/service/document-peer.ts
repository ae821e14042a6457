import { type Answer, HttpPeer, json, type Received } from './http-peer.ts'

const DOCUMENTS = '/v2/document'
const RESULT = /^\/v2\/document\/[^/]+\/result$/

/** A document service scripted by the test. Each answer is given once, the last of a list repeatedly. */
export class DocumentPeer {
  uploads: Answer[] = []
  statuses: Answer[] = [json(200, { document_id: 'doc-1', status: 'done', billed_characters: 12 })]
  results: Answer[] = [bytes('Hallo')]
  readonly #http: HttpPeer
  #count = 0

  private constructor(http: HttpPeer) {
    this.#http = http
    http.answerWith((response, request) => this.#next(request)(response, request))
  }

  static async listen(): Promise<DocumentPeer> {
    return new DocumentPeer(await HttpPeer.listen())
  }

  get address(): string {
    return this.#http.address
  }

  /** Requests for documents. */
  get received(): readonly Received[] {
    return this.#http.received.filter(({ url }) => url.startsWith(DOCUMENTS))
  }

  /** Requests in short form: `upload`, `status doc-1`, `result doc-1`. */
  get asked(): string[] {
    return this.received.map(({ url }) => {
      const [, , , id, result] = url.split('/')
      return id === undefined ? 'upload' : `${result ?? 'status'} ${id}`
    })
  }

  close(): Promise<void> {
    return this.#http.close()
  }

  #next({ url }: Received): Answer {
    if (!url.startsWith(DOCUMENTS)) return json(404, { message: 'No such thing.' })
    if (url === DOCUMENTS) {
      this.#count += 1
      const id = `doc-${this.#count}`
      return take(this.uploads) ?? json(200, { document_id: id, document_key: `SECRET-KEY-${this.#count}` })
    }
    return (
      take(RESULT.test(url) ? this.results : this.statuses) ?? json(404, { message: 'No such document.' })
    )
  }
}

const take = (answers: Answer[]): Answer | undefined => (answers.length > 1 ? answers.shift() : answers[0])

export const status = (state: string, more: object = {}): Answer =>
  json(200, { document_id: 'doc', status: state, ...more })

export const bytes =
  (content: string, contentType = 'application/octet-stream'): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(content) })
    response.end(content)
  }

/** Drops the connection after the whole request has arrived, without an answer. */
export const breakOff: Answer = (response) => void response.destroy()

/** A successful answer that breaks off in the middle of its body. */
export const breakInside =
  (content: string): Answer =>
  (response) => {
    response.writeHead(200, { 'Content-Length': Buffer.byteLength(content) + 100 })
    response.write(content, () => response.destroy())
  }
