import type { Bridge } from '../../core/contract/contract.ts'
import { createBridge } from './create-bridge.ts'
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
  // A page that was loaded by a form post can now be reloaded without posting the form again.
  if (key !== undefined) history.replaceState(undefined, '', location.pathname)
  return key
}

/** Connects to the host: the desktop shell, or the web host behind a browser. */
export function connectHost(): Host {
  const { parley } = globalThis.window
  const transport = parley === undefined ? webTransport() : desktopTransport(parley)
  return { bridge: createBridge(transport), transport }
}

/** Connects to the web host. A new link that is opened in an existing page only changes the fragment of its URL. */
function webTransport(): Transport {
  const transport = new WebTransport(takeKey())
  addEventListener('hashchange', () => {
    const key = takeKey()
    if (key !== undefined) transport.show(key)
  })
  return transport
}
