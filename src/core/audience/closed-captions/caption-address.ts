import type { AppErrorOf } from '../../base/errors.ts'
import { err, ok, type Result } from '../../base/result.ts'
import { isLoopback } from '../../service/addresses.ts'

type CaptionError = AppErrorOf<'closed-captions'>
/** Services that take closed captions at an address, by the names that people know them by. */
export type CaptionServiceName = CaptionError['service']
/** Reasons for captions not to reach a service: of its address, or of an attempt. */
export type CaptionFailure = CaptionError['reason']

interface CaptionService {
  /** Domains of its addresses. */
  readonly domains: readonly string[]
  readonly contentType: string
  /** Parameter for the language of a caption, if it takes one. */
  readonly languageParameter: string
  /** Path, below that of the address, that answers the last number it has taken; empty if there is none. */
  readonly sequencePath: string
  /** @param at when it was concluded, in milliseconds since 1970 */
  readonly body: (lines: readonly string[], at: number) => string
}

/** The differences between the services. */
const captionServices: Readonly<Record<CaptionServiceName, CaptionService>> = {
  Zoom: {
    domains: ['zoom.us', 'zoomgov.com'],
    contentType: 'text/plain; charset=utf-8',
    languageParameter: 'lang',
    sequencePath: '/seq',
    body: (lines) => `${lines.join('\n')}\n`,
  },
  YouTube: {
    domains: ['upload.youtube.com'],
    contentType: 'text/plain',
    languageParameter: '',
    sequencePath: '',
    // It knows a single tag, for line breaks.
    body: (lines, at) =>
      `${new Date(at).toISOString().slice(0, -1)}\n${lines.map((line) => line.replaceAll('<', '‹')).join('<br>')}\n`,
  },
}

export const captionServiceNames = ['Zoom', 'YouTube'] as const satisfies readonly CaptionServiceName[]

const PATH = '/closedcaption'
/** Parameters that each request adds. */
const ADDED = /^(?:seq|lang)=/

/** The error by which a person learns why captions do not reach a service. */
export const captionError = (service: CaptionServiceName, reason: CaptionFailure): CaptionError => ({
  kind: 'closed-captions',
  service,
  reason,
  hosts: captionServices[service].domains.join(', '),
})

/**
 * Checks an address that was pasted. YouTube shows its own with http; that is never used, except on this computer.
 *
 * @returns the address for https, without what each request adds
 */
export function checkCaptionAddress(
  service: CaptionServiceName,
  pasted: string,
): Result<string, CaptionError> {
  const refuse = (reason: CaptionFailure) => err(captionError(service, reason))
  const { domains } = captionServices[service]
  const text = pasted.trim()
  if (!URL.canParse(text)) return refuse('address')
  const url = new URL(text)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') return refuse('address')
  const isOwn = domains.some((domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`))
  if (!isLoopback(url) && (!isOwn || url.port !== '')) return refuse('host')
  const parameters = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !ADDED.test(part))
  if (url.pathname !== PATH || parameters.length === 0) return refuse('address')
  const origin = isLoopback(url) ? url.origin : `https://${url.host}`
  return ok(`${origin}${PATH}?${parameters.join('&')}`)
}

/** The address at which a service answers the last number that it has taken; undefined if it answers none. */
export function sequenceAddress(service: CaptionServiceName, address: string): string | undefined {
  const { sequencePath } = captionServices[service]
  return sequencePath === '' ? undefined : address.replace('?', `${sequencePath}?`)
}

interface CaptionPost {
  readonly address: string
  readonly contentType: string
  readonly body: string
}

export interface ClosedCaption {
  readonly lines: readonly string[]
  /** When it was concluded, in milliseconds since 1970. */
  readonly at: number
}

/** Zoom's documents name Japanese in a way of their own. */
const OWN_LOCALES: Readonly<Record<string, string>> = { ja: 'jp-JP' }

/** A language with its most likely country, as Zoom names it. */
function localeOf(code: string): string {
  const own = OWN_LOCALES[code]
  if (own !== undefined) return own
  try {
    const { language, region } = new Intl.Locale(code).maximize()
    return region === undefined ? language : `${language}-${region}`
  } catch {
    // A code of a private service.
    return code
  }
}

/** Where captions are sent. */
export interface CaptionTarget {
  readonly service: CaptionServiceName
  /** As `checkCaptionAddress` answers it. */
  readonly address: string
  readonly language: string
}

/** The request that sends a caption. */
export function captionPost(
  { service, address, language }: CaptionTarget,
  sequence: number,
  { lines, at }: ClosedCaption,
): CaptionPost {
  const { contentType, languageParameter, body } = captionServices[service]
  const spoken = languageParameter === '' ? '' : `&${languageParameter}=${localeOf(language)}`
  return { address: `${address}&seq=${sequence}${spoken}`, contentType, body: body(lines, at) }
}
