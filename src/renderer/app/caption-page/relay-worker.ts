import '../../../core/base/jitless.ts'
import { encode } from '@msgpack/msgpack'
import {
  isPublisherWelcome,
  PUBLISHER_PATH,
  type PublisherMessage,
} from '../../../core/caption-page/viewer-messages.ts'
import { listenToCaptions } from '../../shared/caption-channel.ts'

/** Passes published captions on to the host, in a thread of its own so that a busy page does not delay them. */
function relay(ticket: string): void {
  const socket = new WebSocket(new URL(PUBLISHER_PATH, location.href.replace(/^http/, 'ws')))
  socket.binaryType = 'arraybuffer'
  const send = (message: PublisherMessage) => socket.send(encode(message, { ignoreUndefined: true }))
  socket.onopen = () => send({ hello: { ticket } })
  socket.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
    if (!isPublisherWelcome(new Uint8Array(data))) return socket.close()
    listenToCaptions({ published: (captions) => send({ captions }), over: (run) => send({ over: run }) })
    return undefined
  }
  // The page ends this thread, and opens another one if viewers are left.
  socket.onclose = () => postMessage('closed')
}

onmessage = ({ data: ticket }: MessageEvent<string>) => relay(ticket)
