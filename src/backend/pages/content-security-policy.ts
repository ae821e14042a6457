/**
 * The content security policy of every page and worker. A worker has the policy of its own response, so all
 * responses carry it.
 *
 * @param streamSources streaming origins of the active service
 */
export function contentSecurityPolicy(streamSources: readonly string[]): string {
  return [
    "default-src 'none'",
    // The encoders are WebAssembly; no code is built from strings.
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    `connect-src ${["'self'", ...streamSources].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The policy of a page that shows text alone, and connects to its own host alone. */
const CAPTION_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Headers that go with the policy. */
export const securityHeaders = (streamSources: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(streamSources),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'microphone=(self), camera=(), geolocation=()',
})

/** Headers of the page with nothing but captions. */
export const captionPageHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders([]),
  'Content-Security-Policy': CAPTION_PAGE_POLICY,
  'Permissions-Policy': 'microphone=(), camera=(), geolocation=()',
}
