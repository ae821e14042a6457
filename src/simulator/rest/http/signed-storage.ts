import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { SimulatorClock } from '../../simulator-clock.ts'
import { type ApiResponse, content, refuse } from './api-request.ts'
import { readBytes } from './body.ts'

/** Lifetime of an address, in milliseconds. */
const LIFE_MS = 3_600_000
/** Maximum number of pending addresses: more are from clients that gave up. */
const MAX_ADDRESSES = 200

interface Upload {
  readonly type: 'upload'
  readonly contentType: string
  readonly bytes: number
  readonly receive: (data: Uint8Array) => void
}

interface Download {
  readonly type: 'download'
  readonly contentType: string
  readonly data: Uint8Array
}

/** Description of a signed address. */
export interface SignedAddress {
  readonly url: string
  readonly expiresAt: Date
}

/**
 * Storage beside the service with signed addresses: an address permits upload or download
 * without a key until it expires.
 */
export class SignedStorage {
  readonly #clock: SimulatorClock
  readonly #today: () => Date
  readonly #addresses = new Map<string, { readonly entry: Upload | Download; readonly until: number }>()

  constructor(clock: SimulatorClock, today: () => Date) {
    this.#clock = clock
    this.#today = today
  }

  /** @param host under which the client reaches this service */
  sign(host: string, entry: Upload | Download): SignedAddress {
    const token = randomBytes(24).toString('base64url')
    const now = this.#clock.now()
    // Expired addresses hold files, so they are removed.
    for (const [expired, { until }] of this.#addresses) if (until < now) this.#addresses.delete(expired)
    this.#addresses.set(token, { entry, until: now + LIFE_MS })
    const oldest = this.#addresses.size > MAX_ADDRESSES ? this.#addresses.keys().next().value : undefined
    if (oldest !== undefined) this.#addresses.delete(oldest)
    return {
      url: `http://${host}${STORAGE_PATH}file?signature=${token}`,
      expiresAt: new Date(this.#today().getTime() + LIFE_MS),
    }
  }

  async answer(request: IncomingMessage, url: URL): Promise<ApiResponse> {
    const { headers, method } = request
    if (headers.authorization !== undefined)
      return refuse(400, 'A signed address takes no Authorization header.')
    const token = url.searchParams.get('signature') ?? ''
    const found = this.#addresses.get(token)
    if (found === undefined || found.until < this.#clock.now())
      return refuse(403, 'The address is not valid, or has expired.')
    const { entry } = found
    if (entry.type === 'download')
      return method === 'GET' ? content(entry.contentType, entry.data) : refuse(405, 'Method not allowed.')
    if (method !== 'PUT') return refuse(405, 'Method not allowed.')
    if (headers['content-type'] !== entry.contentType)
      return refuse(403, 'The content type is not the one that was declared.')
    const data = await readBytes(request, entry.bytes)
    if (data.length !== entry.bytes) return refuse(400, 'The length is not the one that was declared.')
    entry.receive(data)
    return { status: 200 }
  }
}

export const STORAGE_PATH = '/storage/'
