import type { FakeSession } from '../electron-session.ts'
import type { Addresses } from './addresses.ts'
import type { DevTools, Payload } from './devtools.ts'

type Paused = Payload<'Fetch.requestPaused'>

/** A frame of one of the app's pages. */
export interface Frame {
  /** Called before its document changes. @returns whether it may */
  mayNavigate(url: string, isRedirect: boolean): boolean
  /** Called before a document is requested for it. */
  beforeDocument(url: string): Promise<void>
}

/**
 * Answers the requests of the app's pages and their workers for its scheme with the handler that the shell registered, and
 * asks the shell before a document of a page is replaced. All other requests go to the network.
 */
export class ServedRequests {
  readonly #devTools: DevTools
  readonly #session: FakeSession
  readonly #addresses: Addresses
  readonly #frameOf: (id: string) => Frame | undefined
  readonly #hosts = new Set<string>()

  constructor(
    devTools: DevTools,
    session: FakeSession,
    addresses: Addresses,
    frameOf: (id: string) => Frame | undefined,
  ) {
    this.#devTools = devTools
    this.#session = session
    this.#addresses = addresses
    this.#frameOf = frameOf
    devTools.on('Fetch.requestPaused', (paused) => {
      this.#answer(paused).catch((thrown: unknown) => this.#fail(paused, thrown))
    })
  }

  /** Serves the host of an address from now on. */
  async serve(url: string): Promise<void> {
    const { origin } = new URL(this.#addresses.toChromium(url))
    if (this.#hosts.has(origin)) return
    this.#hosts.add(origin)
    await this.#devTools.send('Fetch.enable', {
      patterns: [
        ...[...this.#hosts].map((host) => ({ urlPattern: `${host}/*` })),
        { urlPattern: '*', resourceType: 'Document' },
      ],
    })
  }

  async #answer(paused: Paused): Promise<void> {
    const { requestId, request, resourceType, frameId, redirectedRequestId } = paused
    const frame = this.#frameOf(frameId)
    // Other apps in the same browser answer for their own pages.
    if (frame === undefined) return void (await this.#devTools.send('Fetch.continueRequest', { requestId }))
    const url = this.#addresses.toApp(request.url + (request.urlFragment ?? ''))
    if (resourceType === 'Document') {
      if (!frame.mayNavigate(url, redirectedRequestId !== undefined))
        return void (await this.#devTools.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }))
      await frame.beforeDocument(url)
    }
    const scheme = this.#addresses.schemeOf(request.url)
    if (scheme === undefined) return void (await this.#devTools.send('Fetch.continueRequest', { requestId }))
    const isFetch = resourceType === 'XHR' || resourceType === 'Fetch'
    if (isFetch && scheme.privileges?.supportFetchAPI !== true)
      throw new Error(`${scheme.scheme} does not support the fetch API`)
    await this.#serve(requestId, scheme.scheme, new Request(url, requestInit(request)))
  }

  async #serve(requestId: string, scheme: string, request: Request): Promise<void> {
    const handler = this.#session.handlers.get(scheme)
    if (handler === undefined) throw new Error(`nobody handles ${scheme}`)
    const response = await handler(request)
    const body = Buffer.from(await response.arrayBuffer())
    await this.#devTools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [...response.headers].map(([name, value]) => ({ name, value })),
      body: body.toString('base64'),
    })
  }

  /** A page sees a failed request, as it does when a handler throws. */
  #fail({ requestId, request }: Paused, thrown: unknown): void {
    process.emitWarning(`${request.url} was not served: ${String(thrown)}`)
    // The page may be gone.
    this.#devTools.send('Fetch.failRequest', { requestId, errorReason: 'Failed' }).catch(() => undefined)
  }
}

function requestInit({ method, headers, postData, hasPostData }: Paused['request']): RequestInit {
  if (hasPostData === true && postData === undefined) throw new Error('the body is too large to be seen')
  return { method, headers, ...(postData !== undefined && { body: postData }) }
}
