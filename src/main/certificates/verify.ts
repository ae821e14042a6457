import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Certificate, Session } from 'electron'
import { keepsToRules, type Link, toLink } from './chain-rules.ts'

type VerifyProc = NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>

/** Results for Electron: trusted, and Chromium's own result. */
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3
/**
 * Chromium's `ERR_CERT_AUTHORITY_INVALID`: the issuer is unknown. It hides other faults of the chain, so all
 * of them are checked here.
 */
const AUTHORITY_INVALID = -202

/** Longest supported chain. The limit also ends a chain whose certificate names itself as the issuer. */
const MAX_LINKS = 8

function chainOf(certificate: Certificate): X509Certificate[] {
  const chain: X509Certificate[] = []
  let next: Certificate | undefined = certificate
  while (next?.data !== undefined && chain.length < MAX_LINKS) {
    chain.push(new X509Certificate(next.data))
    next = next.issuerCert
  }
  return chain
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: number): boolean =>
  validFromDate.getTime() <= now && now <= validToDate.getTime()

/** Checks the subject alternative names only, as Chromium does. */
const isFor = (certificate: X509Certificate, hostname: string): boolean =>
  (isIP(hostname) === 0
    ? certificate.checkHost(hostname, { subject: 'never' })
    : certificate.checkIP(hostname)) !== undefined

const vouchesFor = ({ certificate: issuer }: Link, { certificate }: Link): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Whether one of the authorities issued the chain that the host presented. */
function isVouchedFor(
  hostname: string,
  certificate: Certificate,
  authorities: readonly Link[],
  now: number,
): boolean {
  const chain = chainOf(certificate).map(toLink)
  const [leaf] = chain
  if (leaf === undefined || !isFor(leaf.certificate, hostname)) return false
  for (const [i, link] of chain.entries()) {
    if (!isValidAt(link.certificate, now)) return false
    const path = chain.slice(0, i + 1)
    const isTrusted = authorities.some(
      (authority) =>
        isValidAt(authority.certificate, now) &&
        vouchesFor(authority, link) &&
        keepsToRules([...path, authority]),
    )
    if (isTrusted) return true
    const next = chain[i + 1]
    if (next === undefined || !vouchesFor(next, link)) return false
  }
  return false
}

/** An unreadable certificate is not trusted. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Makes a session trust additional authorities. It overrides Chromium's result only if the issuer of a
 * certificate is unknown to Chromium.
 *
 * @param authorities in PEM; unreadable ones are ignored
 */
export function verifyWith(authorities: readonly string[]): VerifyProc {
  const added = authorities.flatMap((pem) => attempt(() => toLink(new X509Certificate(pem))) ?? [])
  return ({ hostname, certificate, errorCode }, callback) => {
    const isTrusted =
      errorCode === AUTHORITY_INVALID &&
      attempt(() => isVouchedFor(hostname, certificate, added, Date.now())) === true
    callback(isTrusted ? TRUSTED : AS_CHROMIUM_FOUND)
  }
}
