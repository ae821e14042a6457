import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { securityHeaders } from '../backend/content-security-policy.ts'
import { isPage, pageFile, pageHeaders } from '../backend/page-files.ts'
import { type PageLanguage, tellLanguage } from '../backend/page-language.ts'
import { answerSound, type PlayableSound } from '../backend/sessions/sound-answer.ts'
import type { Log } from '../core/log.ts'

interface PagesOptions {
  /** Where the built page is. */
  readonly folder: string
  readonly language: () => PageLanguage
  readonly streamSources: () => Promise<string[]>
  readonly soundAt: (token: string) => PlayableSound | undefined
  readonly log: Log
}

/** Serves the files of the built page, sounds at addresses that were given out, and nothing else. */
export function createPages({ folder, language, streamSources, soundAt, log }: PagesOptions) {
  const send = (source: NodeJS.ReadableStream | AsyncIterable<Uint8Array>, response: ServerResponse) =>
    pipeline(source, response).catch((thrown: unknown) => {
      // A page that is closed while it loads is nothing to report.
      if (!response.destroyed) log.warn('a file could not be sent', { detail: String(thrown) })
    })

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const { method, url: target = '/', headers: asked } = request
    const sound = answerSound({ method, target, header: (name) => asked[name]?.toString() }, soundAt)
    if (sound !== undefined) {
      response.writeHead(sound.status, sound.headers)
      return sound.body === undefined ? void response.end() : send(sound.body, response)
    }
    const [pathname = '/'] = target.split(/[?#]/, 1)
    const file = pageFile(folder, pathname)
    if (file === undefined || !(await isFile(file.path))) return refuse(response, 404)
    response.writeHead(200, pageHeaders(file.contentType, await streamSources()))
    if (request.method === 'HEAD') return void response.end()
    if (isPage(file)) return void response.end(tellLanguage(await readFile(file.path, 'utf8'), language()))
    await send(createReadStream(file.path), response)
  }
}

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', ...securityHeaders([]) })
  response.end()
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
