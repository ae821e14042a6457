import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { captionPageHeaders, securityHeaders } from '../backend/pages/content-security-policy.ts'
import { isPage, pageFile, pageHeaders } from '../backend/pages/page-files.ts'
import { answerSound, type PlayableSound } from '../backend/sessions/sound-answer.ts'
import { CAPTION_PAGE_PATH } from '../core/audience/feed/feed-admission.ts'
import type { Log } from '../core/base/log.ts'
import { PRIVATE_FILES } from '../core/contract/web-bridge.ts'
import { readPostedKey, withKey } from './opening-page.ts'

const CAPTION_PAGE = '/captions.html'

const OVERLAY_PAGE = '/overlay.html'
/** Isolates a page from the one that opened it, so that the browser gives it a thread of its own. */
const ISOLATED = { 'Cross-Origin-Embedder-Policy': 'require-corp' }

interface PagesOptions {
  /** Folder of the built page. */
  readonly folder: string
  /** The plain path behind a private address; undefined if this host did not issue the address. */
  readonly plainPath: (path: string) => string | undefined
  /** Streaming origins of the active service: revealed at private addresses only. */
  readonly streamSources: () => Promise<string[]>
  readonly soundAt: (token: string) => Promise<PlayableSound | undefined>
  readonly log: Log
}

/**
 * Serves the files of the built page and audio at issued addresses, and nothing else. A form that posts a key
 * receives the page with the key in it.
 */
export function createPages({ folder, plainPath, streamSources, soundAt, log }: PagesOptions) {
  const send = (source: NodeJS.ReadableStream | AsyncIterable<Uint8Array>, response: ServerResponse) =>
    pipeline(source, response).catch((thrown: unknown) => {
      // Closing a page while it loads is not an error.
      if (!response.destroyed) log.warn('a file could not be sent', { detail: String(thrown) })
    })

  const captionPage = join(folder, CAPTION_PAGE)
  const overlayPage = join(folder, OVERLAY_PAGE)

  return async (request: IncomingMessage, response: ServerResponse, admit: () => void): Promise<void> => {
    const { method = '', url: target = '/', headers: asked } = request
    const key = method === 'POST' ? await readPostedKey(request) : undefined
    if (method !== 'GET' && method !== 'HEAD' && key === undefined) return refuseRequest(response, 405)
    const sound = await answerSound({ method, target, header: (name) => asked[name]?.toString() }, soundAt)
    if (sound !== undefined) {
      if (sound.status !== 404) admit()
      response.writeHead(sound.status, sound.headers)
      return sound.body === undefined ? void response.end() : send(sound.body, response)
    }
    const [pathname = '/'] = target.split(/[?#]/, 1)
    const isPrivate = pathname.startsWith(PRIVATE_FILES)
    const path = isPrivate ? plainPath(pathname) : pathname
    if (isPrivate && path !== undefined) admit()
    const file =
      path === undefined ? undefined : pageFile(folder, path === CAPTION_PAGE_PATH ? CAPTION_PAGE : path)
    if (file === undefined || !(await isFile(file.path))) return refuseRequest(response, 404)
    if (key !== undefined && !isPage(file)) return refuseRequest(response, 405)
    response.writeHead(200, {
      ...pageHeaders(file.contentType, isPrivate ? await streamSources() : []),
      ...(file.path === captionPage && captionPageHeaders),
      ...(file.path === overlayPage && ISOLATED),
    })
    if (method === 'HEAD') return void response.end()
    if (key !== undefined) return void response.end(withKey(await readFile(file.path, 'utf8'), key))
    await send(createReadStream(file.path), response)
  }
}

export function refuseRequest(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', ...securityHeaders([]) })
  response.end()
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
