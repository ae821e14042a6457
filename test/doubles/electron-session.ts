import { EventEmitter } from 'node:events'
import type * as Electron from 'electron'
import { app } from './electron-app.ts'
import { environment } from './electron-environment.ts'
import { FakeEvent } from './electron-events.ts'
import { fetchFor, type Login } from './electron-network.ts'

type CheckHandler = Parameters<Electron.Session['setPermissionCheckHandler']>[0]
type RequestHandler = Parameters<Electron.Session['setPermissionRequestHandler']>[0]
type DeviceHandler = Parameters<Electron.Session['setDevicePermissionHandler']>[0]
type DisplayHandler = Parameters<Electron.Session['setDisplayMediaRequestHandler']>[0]
type ProtocolHandler = (request: Request) => Response | Promise<Response>
export type Permission = Parameters<NonNullable<RequestHandler>>[1]
type DisplayRequest = Parameters<NonNullable<DisplayHandler>>[0]

type BeforeSending = (
  details: Pick<Electron.OnBeforeSendHeadersListenerDetails, 'url' | 'requestHeaders'>,
  send: (response: Electron.BeforeSendResponse) => void,
) => void

/** Media that a page asks for, beside the permission. */
interface AskedMedia {
  readonly mediaTypes?: readonly ('audio' | 'video')[]
}

export const schemes: Electron.CustomScheme[] = []
export const protocol = {
  registerSchemesAsPrivileged: (asked: Electron.CustomScheme[]) => {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready')
    app.done.push('schemes')
    schemes.splice(0, schemes.length, ...asked)
  },
} satisfies Partial<Electron.Protocol>

/** A session with its handlers. */
export class FakeSession
  extends EventEmitter
  implements
    Pick<
      Electron.Session,
      | 'setPermissionCheckHandler'
      | 'setPermissionRequestHandler'
      | 'setDevicePermissionHandler'
      | 'setDisplayMediaRequestHandler'
      | 'setSpellCheckerEnabled'
      | 'isSpellCheckerEnabled'
      | 'fetch'
      | 'setProxy'
      | 'resolveProxy'
      | 'setCertificateVerifyProc'
    >
{
  checkHandler: CheckHandler = null
  requestHandler: RequestHandler = null
  deviceHandler: DeviceHandler = null
  displayHandler: DisplayHandler = null
  #isSpellCheckerEnabled = true
  fetchAnswer: () => Promise<Response> = () => Promise.reject(new Error('no answer was given'))
  readonly fetched: unknown[][] = []
  /** Errors of the shell's handlers, which Electron reports as uncaught. */
  readonly uncaught: unknown[] = []
  readonly proxies: Electron.ProxyConfig[] = []
  proxyAnswer = 'DIRECT'
  /** Login with which the proxy has let a request pass. */
  login: Login | undefined
  verifyProc: Parameters<Electron.Session['setCertificateVerifyProc']>[0] = null
  beforeSending: BeforeSending | undefined
  readonly webRequest = {
    onBeforeSendHeaders: (_filter: Electron.WebRequestFilter, listener: BeforeSending): void => {
      this.beforeSending = listener
    },
  }
  readonly handlers = new Map<string, ProtocolHandler>()
  readonly protocol = {
    handle: (scheme: string, handler: ProtocolHandler): void => {
      if (this.handlers.has(scheme)) throw new Error('The scheme has been registered')
      this.handlers.set(scheme, handler)
    },
  } satisfies Partial<Electron.Protocol>

  /** The double with the type that the code under test expects. */
  get real(): Electron.Session {
    return this as unknown as Electron.Session
  }

  setPermissionCheckHandler(handler: CheckHandler): void {
    this.checkHandler = handler
  }

  setPermissionRequestHandler(handler: RequestHandler): void {
    this.requestHandler = handler
  }

  setDevicePermissionHandler(handler: DeviceHandler): void {
    this.deviceHandler = handler
  }

  setDisplayMediaRequestHandler(handler: DisplayHandler): void {
    this.displayHandler = handler
  }

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.#isSpellCheckerEnabled = isEnabled
  }

  isSpellCheckerEnabled(): boolean {
    return this.#isSpellCheckerEnabled
  }

  /** Whether a page may use a permission, as it can find out without asking. Without a handler, it may. */
  check(permission: Permission, url: string, { mediaTypes = [] }: AskedMedia = {}): boolean {
    const [mediaType] = mediaTypes
    const details = { isMainFrame: true, requestingUrl: url, ...(mediaType !== undefined && { mediaType }) }
    return this.checkHandler?.(null, permission, originOf(url), details) ?? true
  }

  /** Asks for a permission for a page. Without a handler, it is granted. */
  request(permission: Permission, url: string, media: AskedMedia = {}, page: object = {}): Promise<boolean> {
    const { requestHandler } = this
    if (requestHandler === null) return Promise.resolve(true)
    const details = { isMainFrame: true, requestingUrl: url, ...media }
    return new Promise((resolve) =>
      requestHandler(page as Electron.WebContents, permission, resolve, details),
    )
  }

  /**
   * Captures a display for a page, as `getDisplayMedia` asks for it: with the permission, as the handler of displays
   * answers.
   *
   * @returns what is captured; undefined if the page is refused
   */
  async capture(asked: DisplayRequest): Promise<Electron.Streams | undefined> {
    const { displayHandler } = this
    const isGranted = await this.request('display-capture', asked.securityOrigin, {
      mediaTypes: [...(asked.audioRequested ? ['audio' as const] : []), 'video'],
    })
    if (!isGranted || displayHandler === null) return undefined
    return new Promise((resolve) => {
      const answer = (streams: Electron.Streams | null) => {
        const problem = streams === null ? undefined : problemOf(asked, streams)
        resolve(problem === undefined ? (streams ?? undefined) : undefined)
        if (problem !== undefined) throw new TypeError(problem)
      }
      try {
        displayHandler(asked, answer)
      } catch (thrown) {
        this.uncaught.push(thrown)
      }
    })
  }

  /**
   * A page offers a download: without a path of the shell's, its user chooses one in the dialog, or cancels.
   *
   * @returns the title of the dialog
   */
  download(path: string | undefined): string {
    let title = ''
    const item = Object.assign(new EventEmitter(), {
      getSavePath: () => path ?? '',
      getFilename: () => 'Terms.csv',
      setSaveDialogOptions: (options: Electron.SaveDialogOptions) => {
        title = options.title ?? ''
      },
    })
    this.emit('will-download', new FakeEvent(), item)
    item.emit('done', new FakeEvent(), path === undefined ? 'cancelled' : 'completed')
    return title || 'blob:app://parley/7'
  }

  setProxy(config: Electron.ProxyConfig): Promise<void> {
    this.proxies.push(config)
    return Promise.resolve()
  }

  /** The proxy for all requests but those to this computer, if one is fixed. */
  get proxyRules(): string | undefined {
    const { mode, proxyRules } = this.proxies.at(-1) ?? {}
    return mode === 'fixed_servers' ? proxyRules : undefined
  }

  resolveProxy(): Promise<string> {
    const { proxyRules } = this
    return Promise.resolve(proxyRules === undefined ? this.proxyAnswer : `PROXY ${new URL(proxyRules).host}`)
  }

  setCertificateVerifyProc(proc: Parameters<Electron.Session['setCertificateVerifyProc']>[0]): void {
    this.verifyProc = proc
  }

  fetch(...args: Parameters<typeof globalThis.fetch>): Promise<Response> {
    this.fetched.push(args)
    return environment.isOnline === true ? fetchFor(this, ...args) : this.fetchAnswer()
  }
}

/** Why Electron does not take an answer to a request for a display. */
function problemOf({ videoRequested }: DisplayRequest, { video }: Electron.Streams): string | undefined {
  if (videoRequested && video === undefined) return 'Video was requested, but no video stream was provided'
  const isGone = video !== undefined && 'isDestroyed' in video && video.isDestroyed()
  return isGone ? 'video must be a WebFrameMain or DesktopCapturerSource' : undefined
}

/** The origin as Electron reports it: with a slash, and also for schemes of which the standard knows none. */
function originOf(url: string): string {
  if (!URL.canParse(url)) return url
  const { protocol: scheme, host } = new URL(url)
  return `${scheme}//${host}/`
}

const partitions = new Map<string, { readonly options: unknown; readonly session: FakeSession }>()
const defaultSession = new FakeSession()
export const session = {
  partitions,
  get defaultSession(): FakeSession {
    app.demandReady('Session can only be received')
    return defaultSession
  },
  fromPartition: (name: string, options?: Electron.FromPartitionOptions): FakeSession => {
    app.demandReady('Session can only be received')
    const found = partitions.get(name) ?? { options, session: new FakeSession() }
    partitions.set(name, found)
    return found.session
  },
}
