import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { securityHeaders } from '../backend/content-security-policy.ts'
import { isPage, pageFile, pageHeaders } from '../backend/page-files.ts'
import { type PageLanguage, tellLanguage } from '../backend/page-language.ts'
import type { Log } from '../core/log.ts'

interface PagesOptions {
  /** Where the built page is. */
  readonly folder: string
  readonly language: () => PageLanguage
  readonly streamSources: () => Promise<string[]>
  readonly log: Log
}

/** Serves the files of the built page, and nothing that lies outside of its folder. */
export function createPages({ folder, language, streamSources, log }: PagesOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405)
    const [pathname = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const file = pageFile(folder, pathname)
    if (file === undefined || !(await isFile(file.path))) return refuse(response, 404)
    response.writeHead(200, pageHeaders(file.contentType, await streamSources()))
    if (request.method === 'HEAD') return void response.end()
    if (isPage(file)) return void response.end(tellLanguage(await readFile(file.path, 'utf8'), language()))
    await pipeline(createReadStream(file.path), response).catch((thrown: unknown) => {
      // A page that is closed while it loads is nothing to report.
      if (!response.destroyed) log.warn('a file could not be sent', { detail: String(thrown) })
    })
  }
}

export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain', ...securityHeaders([]) })
  response.end()
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}
