import type { Bridge } from '../../core/contract.ts'
import { createBridge } from './bridge.ts'
import { desktopTransport, type PreloadBridge } from './desktop-transport.ts'
import type { Transport } from './transport.ts'
import { WebTransport } from './web-transport.ts'

declare global {
  interface Window {
    readonly parley?: PreloadBridge
  }
}

export interface Host {
  readonly bridge: Bridge
  readonly transport: Transport
}

/** Takes the one-time key out of the address, where it would stay in the history otherwise. */
function takeKey(): string | undefined {
  const key = new URLSearchParams(location.hash.slice(1)).get('key') ?? undefined
  if (key !== undefined) history.replaceState(undefined, '', location.pathname)
  return key
}

/** Finds out where this page runs: in the desktop's shell, or in a browser with the web host behind it. */
export function connectHost(): Host {
  const { parley } = globalThis.window
  const transport = parley === undefined ? webTransport() : desktopTransport(parley)
  return { bridge: createBridge(transport), transport }
}

/** A new link that is opened in a page which is there already changes its fragment alone. */
function webTransport(): Transport {
  const transport = new WebTransport(takeKey())
  addEventListener('hashchange', () => {
    const key = takeKey()
    if (key !== undefined) transport.readmit(key)
  })
  return transport
}
