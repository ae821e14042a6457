import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Certificate, Session } from 'electron'
import { keepsToRules, type Link, toLink } from './chain-rules.ts'

type VerifyProc = NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>

/** What Electron takes for an answer: trusted, and whatever Chromium found. */
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3
/**
 * Chromium's `ERR_CERT_AUTHORITY_INVALID`: nobody whom it trusts vouches for the certificate. It stands in front of
 * what else may be wrong with the chain, so all of that is looked at here.
 */
const AUTHORITY_INVALID = -202

/** No chain is longer; one that names itself as its issuer would never end. */
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

/** Names stand among the alternative names alone, as Chromium wants it. */
const isFor = (certificate: X509Certificate, hostname: string): boolean =>
  (isIP(hostname) === 0
    ? certificate.checkHost(hostname, { subject: 'never' })
    : certificate.checkIP(hostname)) !== undefined

const vouchesFor = ({ certificate: issuer }: Link, { certificate }: Link): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Whether one of the authorities vouches for this host, over the chain that it showed. */
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

/** What cannot be read is trusted by nobody. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

/**
 * Lets a session trust more authorities. It takes nothing away from what Chromium finds, and speaks only where
 * Chromium knows nobody who vouches for a certificate.
 *
 * @param authorities in PEM; one that cannot be read vouches for nobody
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
