import type { OpenSocket } from '../../core/voice/session/ports.ts'

/** Login for a proxy. */
export interface Credentials {
  readonly user: string
  readonly password: string
}

export interface NetworkConfig {
  readonly proxy:
    | { readonly mode: 'system' | 'none' }
    | { readonly mode: 'fixed'; readonly url: string; readonly credentials?: Credentials }
  /** Certificates in PEM, trusted besides the usual ones. */
  readonly authorities: readonly string[]
}

/** A host's network, as far as it can be configured. */
export interface NetworkPort {
  /** Holds for requests that begin afterwards. */
  configure(config: NetworkConfig): Promise<void>
  /** The proxy that a request to an address takes, as scheme, host and port; nothing if it takes none. */
  proxyFor(address: string): Promise<string | undefined>
  /** A WebSocket that takes the same way. */
  readonly openSocket: OpenSocket
}
