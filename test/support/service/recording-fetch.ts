/** A request sent by the app. */
export interface Sent {
  readonly method: string
  readonly url: string
  readonly path: string
  readonly query: URLSearchParams
  /** The header with the key. */
  readonly authorization: string | null
  /** JSON, or the parts of a form with the file's content as text and its name as `filename`. */
  readonly body: unknown
}

/** Sends requests and records them. */
export class RecordingFetch {
  readonly sent: Sent[] = []
  /** Tokens and document keys received in answers. */
  readonly given = new Set<string>()
  /** Added to every request from now on. */
  headers: Readonly<Record<string, string>> = {}
  /** Runs before each request is sent. */
  beforeSending: () => Promise<void> | void = () => undefined

  readonly fetch: typeof globalThis.fetch = async (to, options) => {
    const request = new Request(to, options)
    const { pathname: path, searchParams: query } = new URL(request.url)
    for (const [name, value] of Object.entries(this.headers)) request.headers.set(name, value)
    const body = await readBody(request.clone())
    const authorization = request.headers.get('Authorization')
    this.sent.push({ method: request.method, url: request.url, path, query, authorization, body })
    await this.beforeSending()
    const answer = await fetch(request)
    if (answer.headers.get('Content-Type') === 'application/json') await this.#look(answer.clone())
    return answer
  }

  async #look(answer: Response): Promise<void> {
    const text = await answer.text().catch(() => '')
    for (const [, secret = ''] of text.matchAll(/"(?:token|document_key)":"([^"]+)"/g)) this.given.add(secret)
  }
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) {
    const text = await request.text()
    return text === '' ? undefined : type === 'application/json' ? JSON.parse(text) : text
  }
  const form = await request.formData()
  const parts: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const [value] = values
    if (value instanceof File) {
      parts[name] = await value.text()
      parts['filename'] = value.name
    } else parts[name] = values.length === 1 ? value : values
  }
  return parts
}
