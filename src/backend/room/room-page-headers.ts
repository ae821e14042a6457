import { createHash } from 'node:crypto'

/** Headers of the room's page, which may run the code that it was built with, and ask its own address. */
export function roomPageHeaders(html: string): Record<string, string> {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${hashes('script').join(' ')}`,
      `style-src ${hashes('style').join(' ')}`,
      "connect-src 'self'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Permissions-Policy': 'microphone=(), camera=(), geolocation=()',
  }
}
