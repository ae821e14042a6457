import { extname, join, sep } from 'node:path'
import { securityHeaders } from './content-security-policy.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.opus': 'audio/ogg',
}

/** A file of the built page, as a host may serve it. */
export interface PageFile {
  readonly path: string
  readonly contentType: string
}

export const isPage = ({ contentType }: PageFile): boolean => contentType === TYPES['.html']

/**
 * Finds the file for the path of a page's URL.
 *
 * @param pathname percent-encoded, with a leading slash
 * @returns undefined if it is outside the folder or not of a known type
 */
export function pageFile(folder: string, pathname: string): PageFile | undefined {
  const name = decode(pathname)
  if (name === undefined || name.includes('\0')) return undefined
  const path = join(folder, name === '/' ? 'index.html' : name)
  const contentType = TYPES[extname(path)]
  return contentType === undefined || !path.startsWith(folder + sep) ? undefined : { path, contentType }
}

/** The headers of a page's file. The policy among them changes with the active service, so nothing is cached. */
export const pageHeaders = (
  contentType: string,
  streamSources: readonly string[],
): Record<string, string> => ({
  ...securityHeaders(streamSources),
  'Content-Type': contentType,
  'Cache-Control': 'no-store',
})

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}
