import type { Bridge } from '../../core/contract/contract.ts'
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

/**
 * Takes the one-time key out of the page: the host wrote it into the document after a form was posted, or it
 * is in the fragment of a link. The browser's history may keep that URL; the key is spent by then.
 */
function takeKey(): string | undefined {
  const { dataset } = document.documentElement
  const key = dataset['key'] ?? new URLSearchParams(location.hash.slice(1)).get('key') ?? undefined
  delete dataset['key']
  // A page that a form has asked for can be loaded again after this without the form.
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
    if (key !== undefined) transport.show(key)
  })
  return transport
}
