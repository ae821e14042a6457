import { execFile } from 'node:child_process'
import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Certificate, Session } from 'electron'

type VerifyProc = NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>

/** Results for Electron: trusted, and Chromium's own result. */
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3
/** Chromium's `ERR_CERT_AUTHORITY_INVALID`: the issuer is unknown. It hides other faults of the chain. */
const AUTHORITY_INVALID = -202

/** Longest supported chain. The limit also ends a chain whose certificate names itself as the issuer. */
const MAX_LINKS = 8
const LIMIT_MS = 10_000

function chainOf(certificate: Certificate): string[] {
  const chain: string[] = []
  let next: Certificate | undefined = certificate
  while (next?.data !== undefined && chain.length < MAX_LINKS) {
    chain.push(next.data)
    next = next.issuerCert
  }
  return chain
}

/** The leaf is checked here: OpenSSL is content with the name of the subject, Chromium is not. */
function isFor(hostname: string, leaf: string): boolean {
  const certificate = new X509Certificate(leaf)
  const named =
    isIP(hostname) === 0
      ? certificate.checkHost(hostname, { subject: 'never' })
      : certificate.checkIP(hostname)
  return named !== undefined
}

/** Whether OpenSSL finds that the authorities of the system vouch for the chain. */
async function isVouchedFor(hostname: string, chain: readonly string[]): Promise<boolean> {
  const { PATH, SSL_CERT_FILE, SSL_CERT_DIR } = process.env
  const folder = await mkdtemp(join(tmpdir(), 'parley-chain-'))
  try {
    const file = join(folder, 'chain.pem')
    await writeFile(file, chain.join('\n'))
    const host = [isIP(hostname) === 0 ? '-verify_hostname' : '-verify_ip', hostname]
    // The level of what is considered strong: 112 bits, which neither SHA-1 nor RSA of 1024 bits have.
    const options = ['-purpose', 'sslserver', ...host, '-auth_level', '2', '-untrusted', file]
    await promisify(execFile)('openssl', ['verify', ...options, file], {
      // OpenSSL, and Node too, take other authorities for those of the system where the environment says so.
      env: { PATH, SSL_CERT_FILE, SSL_CERT_DIR },
      timeout: LIMIT_MS,
    })
    return true
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** An unreadable chain is not trusted, and none is where OpenSSL is missing. */
async function isTrusted(hostname: string, chain: readonly string[]): Promise<boolean> {
  try {
    return isFor(hostname, chain[0] ?? '') && (await isVouchedFor(hostname, chain))
  } catch {
    return false
  }
}

/**
 * Makes a session trust the authorities of the system on Linux, where Chromium does not read them. It overrides
 * Chromium's result only if the issuer of a certificate is unknown to Chromium, and asks `openssl` then.
 */
export const trustSystem: VerifyProc = ({ hostname, certificate, errorCode }, callback) => {
  const answer = async () => {
    const isOurs = errorCode === AUTHORITY_INVALID && (await isTrusted(hostname, chainOf(certificate)))
    callback(isOurs ? TRUSTED : AS_CHROMIUM_FOUND)
  }
  void answer()
}
