import { readFile } from 'node:fs/promises'
import { protocol, type Session } from 'electron'
import { securityHeaders } from '../backend/content-security-policy.ts'
import { isPage, pageFile, pageHeaders } from '../backend/page-files.ts'
import { type PageLanguage, tellLanguage } from '../backend/page-language.ts'
import { isOurs, SCHEME } from './origin.ts'

/** Gives our scheme the rights of https. Electron takes this before it is ready, and only once. */
export function claimScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }])
}

interface PagesOptions {
  /** Where the built page is. */
  readonly folder: string
  /** What a page is to speak. */
  readonly language: () => PageLanguage
  /** Where pages and workers may stream to just now. */
  readonly streamSources: () => Promise<string[]>
}

/** Serves the files of the built page to our own windows, and nothing that lies outside of its folder. */
export function servePages(session: Session, { folder, language, streamSources }: PagesOptions): void {
  session.protocol.handle(SCHEME, async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(405)
    const file = isOurs(url) ? pageFile(folder, new URL(url).pathname) : undefined
    const bytes = file === undefined ? undefined : await read(file.path)
    if (file === undefined || bytes === undefined) return refuse(404)
    const headers = pageHeaders(file.contentType, await streamSources())
    if (method === 'HEAD') return new Response(null, { headers })
    return new Response(isPage(file) ? tellLanguage(bytes.toString('utf8'), language()) : bytes, { headers })
  })
}

const refuse = (status: number): Response => new Response(null, { status, headers: securityHeaders([]) })

const ABSENT = new Set(['ENOENT', 'EISDIR', 'ENOTDIR'])

async function read(path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(path)
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && ABSENT.has(String(thrown.code))) return undefined
    throw thrown
  }
}
