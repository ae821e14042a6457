import { type KeyObject, X509Certificate } from 'node:crypto'
import { err, ok, type Result } from '../../core/base/result.ts'
import type { TrustedAuthority } from '../../core/network/authority.ts'

const MIN_RSA_BITS = 2048
const CURVES: ReadonlySet<string> = new Set(['prime256v1', 'secp384r1', 'secp521r1'])

/** Whether the key of a certificate is considered strong enough. */
export function isStrongKey({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): boolean {
  switch (asymmetricKeyType) {
    case 'rsa':
    case 'rsa-pss':
      return (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_RSA_BITS
    case 'ec':
      return CURVES.has(asymmetricKeyDetails?.namedCurve ?? '')
    default:
      return asymmetricKeyType === 'ed25519' || asymmetricKeyType === 'ed448'
  }
}

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

const malformed = (detail: string): Result<never> =>
  err({ kind: 'invalid-input', field: 'pem', problem: { type: 'malformed', detail } })

function parse(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem)
  } catch {
    return undefined
  }
}

/** Display name of an authority: its common name, or else its whole subject, on one line. */
function nameOf({ subject }: X509Certificate): string {
  const common = /^CN=(.+)$/m.exec(subject)?.[1]
  return (common ?? subject.replaceAll('\n', ', ')).replace(/\p{C}/gu, '?')
}

/**
 * Reads the certificate authorities in a PEM text. Anything between certificates is dropped, so a private key
 * that was copied with them is never stored.
 */
export function readAuthorities(text: string): Result<TrustedAuthority[]> {
  const blocks = text.match(CERTIFICATE) ?? []
  if (blocks.length === 0) return malformed('there is no certificate in PEM form in it')
  const authorities: TrustedAuthority[] = []
  for (const block of blocks) {
    const certificate = parse(block)
    if (certificate === undefined) return malformed('a certificate in it cannot be read')
    const name = nameOf(certificate)
    if (!certificate.ca) return malformed(`"${name}" is not an authority, so it can vouch for nobody`)
    if (!isStrongKey(certificate.publicKey))
      return malformed(`"${name}" has a key that is too weak, so nobody would believe it`)
    if (certificate.validToDate.getTime() < Date.now()) return malformed(`"${name}" has expired`)
    authorities.push({
      id: certificate.fingerprint256,
      name,
      validFrom: certificate.validFromDate.toISOString(),
      validUntil: certificate.validToDate.toISOString(),
      pem: block,
    })
  }
  return ok(authorities)
}
