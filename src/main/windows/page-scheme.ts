import { readFile } from 'node:fs/promises'
import { protocol, type Session } from 'electron'
import { securityHeaders } from '../../backend/pages/content-security-policy.ts'
import { isPage, pageFile, pageHeaders } from '../../backend/pages/page-files.ts'
import { type PageLanguage, tellLanguage } from '../../backend/pages/page-language.ts'
import { answerSound, type PlayableSound, type SoundAnswer } from '../../backend/sessions/sound-answer.ts'
import { isOwnPage, SCHEME } from './origin.ts'

/** Gives our scheme the privileges of https. Electron accepts this once, before it is ready. */
export function claimScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true }
  protocol.registerSchemesAsPrivileged([{ scheme: SCHEME, privileges }])
}

interface PagesOptions {
  /** Folder of the built page. */
  readonly folder: string
  /** Language of pages. */
  readonly language: () => PageLanguage
  /** Current streaming origins of pages and workers. */
  readonly streamSources: () => Promise<string[]>
  readonly soundAt: (token: string) => Promise<PlayableSound | undefined>
}

/** Serves the files of the built page and audio at issued addresses to our own windows, and nothing else. */
export function servePages(
  session: Session,
  { folder, language, streamSources, soundAt }: PagesOptions,
): void {
  session.protocol.handle(SCHEME, async ({ method, url, headers: asked }) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(405)
    if (!isOwnPage(url)) return refuse(404)
    const { pathname, search } = new URL(url)
    const sound = await answerSound(
      { method, target: pathname + search, header: (name) => asked.get(name) },
      soundAt,
    )
    if (sound !== undefined) return toResponse(sound)
    const file = pageFile(folder, pathname)
    const bytes = file === undefined ? undefined : await read(file.path)
    if (file === undefined || bytes === undefined) return refuse(404)
    const headers = pageHeaders(file.contentType, await streamSources())
    if (method === 'HEAD') return new Response(null, { headers })
    return new Response(isPage(file) ? tellLanguage(bytes.toString('utf8'), language()) : bytes, { headers })
  })
}

const toResponse = ({ status, headers, body }: SoundAnswer): Response =>
  new Response(body === undefined ? null : ReadableStream.from(body), { status, headers })

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
