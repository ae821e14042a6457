import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const OWNER_ONLY = 0o600
/** Browsers that are installed as snaps see neither the folder for temporary files nor hidden ones. */
const SNAPS = '/snap'

/** A local HTML page that opens the web host in a browser. */
export interface OpeningPage {
  /** A `file:` address. It contains no secret, so it may appear on a command line. */
  readonly address: string
  remove(): void
}

/**
 * Writes a page that only this user can read and that posts the key in a form. The address is not suitable for
 * the key: every user of a computer can read the command line that contains it, and browsers keep addresses in
 * their history.
 *
 * @param host the address of the web host
 */
export function writeOpeningPage(host: string, key: string): OpeningPage {
  // Created with access for its owner only.
  const folder = mkdtempSync(join(existsSync(SNAPS) ? homedir() : tmpdir(), 'parley-open-'))
  const path = join(folder, 'parley.html')
  writeFileSync(path, pageWith(host, key), { mode: OWNER_ONLY, flag: 'wx' })
  return {
    address: pathToFileURL(path).href,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Browsers store submitted form data in order to submit them again, unless the form has a password field. */
const pageWith = (host: string, key: string): string => `<!doctype html>
<html>
  <head>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <title>Parley</title>
  </head>
  <body>
    <form method="post" action="${host}/">
      <input type="password" name="key" value="${key}" autocomplete="one-time-code" hidden>
      <noscript><button>Parley</button></noscript>
    </form>
    <script>document.forms[0].submit()</script>
  </body>
</html>
`

const MAX_FORM_BYTES = 512
const FORM_TYPE = 'application/x-www-form-urlencoded'
const KEY = /^[\w-]{1,100}$/

/**
 * Reads the key that the form of the opening page posts. It is in the body because browsers keep addresses in
 * their history.
 *
 * @returns undefined if the body has no key or contains anything else
 */
export async function readPostedKey(request: IncomingMessage): Promise<string | undefined> {
  if (request.headers['content-type'] !== FORM_TYPE) return undefined
  let form = ''
  for await (const chunk of request.setEncoding('latin1')) {
    form += chunk
    if (form.length > MAX_FORM_BYTES) return undefined
  }
  const key = new URLSearchParams(form).get('key') ?? ''
  return KEY.test(key) ? key : undefined
}

/**
 * Inserts the key into the page that the form requested; the page redeems it like the key of a link.
 *
 * @param html with an `html` tag
 */
export const withKey = (html: string, key: string): string => html.replace('<html', `<html data-key="${key}"`)
