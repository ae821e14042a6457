import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
