/** A way for a page to load something from another address. */
export type Way =
  | 'fetch'
  | 'fetch with credentials'
  | 'fetch without CORS'
  | 'form in the background'
  | 'image'
  | 'script'
  | 'module'
  | 'style'
  | 'sound'
  | 'object'
  | 'socket'
  | 'events'
  | 'worker'

/**
 * Tries one way. It runs in the page, so it cannot refer to anything in this file.
 *
 * @returns whether it loaded
 */
export function probe({ way, url }: { readonly way: Way; readonly url: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const came = () => resolve(true)
    const failed = () => resolve(false)
    const put = (tag: string, attributes: object) => {
      const element = Object.assign(document.createElement(tag), attributes)
      element.addEventListener('load', came)
      element.addEventListener('loadedmetadata', came)
      element.addEventListener('error', failed)
      document.body.append(element)
    }
    const ways: { readonly [W in Way]: () => unknown } = {
      fetch: () => fetch(url).then(came, failed),
      'fetch with credentials': () => fetch(url, { credentials: 'include' }).then(came, failed),
      'fetch without CORS': () => fetch(url, { mode: 'no-cors' }).then(came, failed),
      'form in the background': () =>
        fetch(url, { method: 'POST', mode: 'no-cors', body: new URLSearchParams({ key: 'k' }) }).then(
          came,
          failed,
        ),
      image: () => put('img', { src: url }),
      script: () => put('script', { src: url }),
      module: () => put('script', { type: 'module', src: url }),
      style: () => put('link', { rel: 'stylesheet', href: url }),
      sound: () => put('audio', { src: url }),
      object: () => put('object', { data: url }),
      socket: () => {
        const socket = new WebSocket(url.replace(/^http/, 'ws'))
        socket.addEventListener('open', came)
        socket.addEventListener('error', failed)
      },
      events: () => {
        const events = new EventSource(url)
        events.addEventListener('open', came)
        events.addEventListener('error', failed)
      },
      worker: () => {
        const worker = new Worker(url)
        worker.addEventListener('error', failed)
        worker.addEventListener('message', came)
      },
    }
    try {
      ways[way]()
    } catch {
      failed()
    }
  })
}
