import type { OpenSocket } from '../../core/voice/wire/socket.ts'

/** Login for a proxy. */
export interface Credentials {
  readonly user: string
  readonly password: string
}

export interface NetworkConfig {
  readonly proxy:
    | { readonly mode: 'system' | 'none' }
    | { readonly mode: 'fixed'; readonly url: string; readonly credentials?: Credentials }
}

/** A host's network, as far as it can be configured. */
export interface NetworkPort {
  /** Applies to requests that begin afterwards. */
  configure(config: NetworkConfig): Promise<void>
  /** The proxy that a request to an address takes, as scheme, host and port; undefined if it takes none. */
  proxyFor(address: string): Promise<string | undefined>
  /** A WebSocket through the same proxy. */
  readonly openSocket: OpenSocket
  /** Logs in to the proxy for WebSockets, on hosts where they cannot do it themselves. Rejects if that fails. */
  logIn?(address: string, signal: AbortSignal): Promise<void>
}
