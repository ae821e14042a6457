import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import type { Certificate, Session } from 'electron'

type VerifyProc = NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>

/** What Electron takes for an answer: trusted, and whatever Chromium found. */
const TRUSTED = 0
const AS_CHROMIUM_FOUND = -3
/** Chromium's `ERR_CERT_AUTHORITY_INVALID`: nobody whom it trusts vouches for the certificate. */
const AUTHORITY_INVALID = -202

/** No chain is longer; one that names itself as its issuer would never end. */
const MOST_LINKS = 8

function chainOf(certificate: Certificate): X509Certificate[] {
  const chain: X509Certificate[] = []
  let next: Certificate | undefined = certificate
  while (next?.data !== undefined && chain.length < MOST_LINKS) {
    chain.push(new X509Certificate(next.data))
    next = next.issuerCert
  }
  return chain
}

const isValidAt = ({ validFromDate, validToDate }: X509Certificate, now: number): boolean =>
  validFromDate.getTime() <= now && now <= validToDate.getTime()

const vouchesFor = (issuer: X509Certificate, certificate: X509Certificate): boolean =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

/** Whether one of the authorities vouches for this host, over the chain that it showed. */
function isVouchedFor(
  hostname: string,
  certificate: Certificate,
  authorities: readonly X509Certificate[],
  now: number,
): boolean {
  const chain = chainOf(certificate)
  const [leaf] = chain
  if (leaf === undefined) return false
  if ((isIP(hostname) === 0 ? leaf.checkHost(hostname) : leaf.checkIP(hostname)) === undefined) return false
  for (const [i, link] of chain.entries()) {
    if (!isValidAt(link, now)) return false
    if (authorities.some((authority) => vouchesFor(authority, link) && isValidAt(authority, now))) return true
    const next = chain[i + 1]
    if (next === undefined || !vouchesFor(next, link)) return false
  }
  return false
}

/**
 * Lets a session trust more authorities. It takes nothing away from what Chromium finds, and speaks only where all
 * that is wrong with a certificate is who vouches for it.
 *
 * @param authorities in PEM
 */
export function verifyWith(authorities: readonly string[]): VerifyProc {
  const added = authorities.map((pem) => new X509Certificate(pem))
  return ({ hostname, certificate, errorCode }, callback) => {
    const isTrusted =
      errorCode === AUTHORITY_INVALID && isVouchedFor(hostname, certificate, added, Date.now())
    callback(isTrusted ? TRUSTED : AS_CHROMIUM_FOUND)
  }
}
