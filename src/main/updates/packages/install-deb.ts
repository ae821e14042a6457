import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UpdateRefusal } from '../feed/feed.ts'

/** Asks for the password of an administrator, in a dialog of the desktop. */
const PKEXEC = ['/usr/bin/pkexec', '--disable-internal-agent']
/** Exit codes of pkexec: the dialog was dismissed, and the password was not accepted. */
const NOT_PERMITTED: ReadonlySet<number | null> = new Set([126, 127])

/**
 * Run as the administrator with the path of a package and its SHA-512 in hexadecimal digits. Other programs of the user
 * could replace the downloaded file until it is installed, so a copy that they cannot reach is checked and installed.
 */
export const INSTALL_SCRIPT = `set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -- "$1" "$folder/parley.deb"
printf '%s  %s\\n' "$2" "$folder/parley.deb" | sha512sum --check --status
DEBIAN_FRONTEND=noninteractive apt-get install --yes "$folder/parley.deb"`

/**
 * Installs a Debian package while Parley runs from the old one. The user may decline.
 *
 * @param sha512 in base64
 * @param asAdministrator command that runs another one as the administrator
 */
export async function installDeb(
  path: string,
  sha512: string,
  signal: AbortSignal,
  asAdministrator: readonly string[] = PKEXEC,
): Promise<void> {
  const digits = Buffer.from(sha512, 'base64').toString('hex')
  const [program = '', ...args] = asAdministrator
  const script = ['/bin/sh', '-c', INSTALL_SCRIPT, 'parley-update', path, digits]
  const child = spawn(program, [...args, ...script], { stdio: 'ignore', signal })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === 0) return
  throw new UpdateRefusal(NOT_PERMITTED.has(code) ? 'not-permitted' : 'install', `exit code ${code}`)
}
