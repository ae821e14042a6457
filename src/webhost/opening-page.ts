import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const OWNER_ONLY = 0o600
/** Browsers that are installed as snaps see neither the folder for temporary files nor hidden ones. */
const SNAPS = '/snap'

/** A page on the disk that leads a browser into the web host. */
export interface OpeningPage {
  /** A `file:` address. It holds no secret, so it may stand on a command line. */
  readonly address: string
  remove(): void
}

/**
 * Writes a page that only this user can read, and that sends the key with a form. Every user of a computer can read
 * the command line on which a browser is given its address, and a browser keeps addresses in its history: the key
 * is in neither.
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

/** A browser remembers what a form has sent, to send it again, unless there is a password in it. */
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
