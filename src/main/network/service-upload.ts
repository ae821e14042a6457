import { type ClientRequest, net, type Session } from 'electron'
import { ProxyFailure } from '../../backend/network/proxy-failure.ts'
import type { LargeRequest, SendLarge } from '../../backend/service/transfer/send-large.ts'
import { answerLogin } from './login-fetch.ts'
import { toResponse } from './net-response.ts'
import { asFetch } from './service-fetch.ts'
import type { ServiceNetwork } from './service-network.ts'

const LOOK_EACH_MS = 200
const PROXY_AUTHENTICATION = 407

/**
 * Uploads through Chromium's network stack, like other requests. `fetch` takes the whole body at once and
 * reports no progress; `net.request` does report it.
 *
 * @param service the session of the other requests
 */
export const createServiceUpload =
  (service: Session, network: ServiceNetwork): SendLarge =>
  (large) =>
    new Promise((resolve, reject) => {
      const request = net.request({
        method: large.method,
        url: large.url.href,
        headers: { ...large.headers },
        session: service,
        redirect: 'manual',
        credentials: 'omit',
      })
      const follow = followProgress(request, large)
      const abort = () => request.abort()
      const end = () => {
        clearInterval(follow)
        large.signal.removeEventListener('abort', abort)
      }
      const fail = (thrown: unknown) => {
        end()
        reject(large.signal.aborted ? new DOMException('given up', 'AbortError') : thrown)
      }
      answerLogin(request, network, fail)
      request.on('response', (message) => {
        if (message.statusCode === PROXY_AUTHENTICATION)
          return fail(new ProxyFailure(network.proxyHost ?? '', 'credentials'))
        clearInterval(follow)
        resolve(toResponse(request, message, large.signal))
        return undefined
      })
      // The key is not sent to another address; the caller receives the redirect, as with `fetch`.
      request.on('redirect', (status) => {
        end()
        resolve(new Response(null, { status }))
        request.abort()
      })
      request.on('error', (error) => {
        try {
          resolve(asFetch(error, network))
          end()
        } catch (thrown) {
          fail(thrown)
        }
      })
      request.on('abort', () => fail(new DOMException('given up', 'AbortError')))
      large.signal.addEventListener('abort', abort)
      // The body is buffered and then sent with its length; from here on its progress is unknown.
      large.leaving()
      for (const chunk of large.chunks) request.write(Buffer.from(chunk))
      request.end()
      if (large.signal.aborted) abort()
    })

function followProgress(request: ClientRequest, { sent }: LargeRequest): NodeJS.Timeout {
  let reported = 0
  return setInterval(() => {
    const { active, current } = request.getUploadProgress()
    if (!active || current <= reported) return
    reported = current
    sent(current)
  }, LOOK_EACH_MS)
}
