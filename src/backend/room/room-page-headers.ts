import { createHash } from 'node:crypto'

/** Where the page may connect to that another host serves: the address of its hub is in its link. */
const HUBS = 'https: http://127.0.0.1:*'

/** The policy of the room's page, which may run the code that it was built with. */
function policyOf(html: string, connections: string): string[] {
  const hashes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    )
  return [
    "default-src 'none'",
    `script-src ${hashes('script').join(' ')}`,
    `style-src ${hashes('style').join(' ')}`,
    `connect-src ${connections}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]
}

/** Headers of the room's page, which may ask its own address. */
export const roomPageHeaders = (html: string): Record<string, string> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [...policyOf(html, "'self'"), "frame-ancestors 'none'"].join('; '),
  'Permissions-Policy': 'microphone=(), camera=(), geolocation=()',
})

/** The page as a file for hosts of static files, with its policy inside. */
export const staticPage = (html: string): string =>
  html.replace(
    /<meta charset="utf-8" ?\/?>/,
    (charset) =>
      `${charset}<meta http-equiv="Content-Security-Policy" content="${policyOf(html, HUBS).join('; ')}">`,
  )
