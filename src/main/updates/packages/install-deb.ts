import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { UpdateRefusal } from '../feed/feed.ts'
import type { SignedFeed } from '../feed/feed-signature.ts'

/** Program of the installed package that installs the next one (packaging/linux/install-update). */
export const DEB_INSTALLER = '/usr/lib/parley/install-update'
/** Runs it as the administrator; the desktop asks for a password. */
const AS_ADMINISTRATOR = ['/usr/bin/pkexec', '--disable-internal-agent', DEB_INSTALLER]
/** Exit codes of pkexec: the dialog was dismissed, and the password was not accepted. */
const NOT_PERMITTED: ReadonlySet<number | null> = new Set([126, 127])

/**
 * Installs a Debian package while Parley runs from the old one. The user may decline. The installer trusts nothing of
 * this process: it verifies feed and package again.
 *
 * @param feed that names the package
 * @param installer command that installs a package as the administrator
 */
export async function installDeb(
  path: string,
  feed: SignedFeed,
  signal: AbortSignal,
  installer: readonly string[] = AS_ADMINISTRATOR,
): Promise<void> {
  const [program = '', ...args] = installer
  const child = spawn(program, [...args, path, feed.signature], {
    stdio: ['pipe', 'ignore', 'ignore'],
    signal,
  })
  // A program that ends before it has read the feed says why by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(feed.bytes)
  const [code] = (await once(child, 'close').catch(notRun)) as [number | null]
  if (code === 0) return
  throw new UpdateRefusal(NOT_PERMITTED.has(code) ? 'not-permitted' : 'install', `exit code ${code}`)
}

/** A program that did not run, or was cancelled, is no failure of the disk, whatever its code. */
function notRun(cause: unknown): never {
  throw new UpdateRefusal('install', String(cause), { cause })
}
