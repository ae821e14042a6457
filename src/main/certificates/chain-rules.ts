import type { X509Certificate } from 'node:crypto'
import { isStrongKey } from '../../backend/network/authorities.ts'
import { type CertificateFields, readFields } from './fields.ts'
import { arePermitted } from './name-constraints.ts'

/** A certificate with the properties that Node does not expose. */
export interface Link {
  readonly certificate: X509Certificate
  readonly fields: CertificateFields
}

/** Throws if the certificate cannot be parsed completely. */
export const toLink = (certificate: X509Certificate): Link => ({
  certificate,
  fields: readFields(certificate.raw),
})

const SERVER = '2b06010505070301'
/** Bits of the key usage. Each of them permits TLS: signing, encryption and key agreement. */
const FOR_TLS = 0x80 | 0x20 | 0x08
/** Signatures with SHA-256 and better; for RSA-PSS, the hash itself. */
const SIGNATURES: ReadonlySet<string> = new Set([
  // RSA
  '2a864886f70d01010b',
  '2a864886f70d01010c',
  '2a864886f70d01010d',
  // ECDSA
  '2a8648ce3d040302',
  '2a8648ce3d040303',
  '2a8648ce3d040304',
  // Ed25519, Ed448
  '2b6570',
  '2b6571',
  // SHA-256, SHA-384, SHA-512
  '608648016503040201',
  '608648016503040202',
  '608648016503040203',
])

const isForServers = ({ purposes }: CertificateFields): boolean => purposes?.includes(SERVER) ?? true

const isSelfIssued = ({ certificate: { subject, issuer } }: Link): boolean => subject === issuer

/**
 * Whether a path satisfies the constraints of its authorities, at least as strictly as OpenSSL. Dates,
 * signatures and the host name are checked elsewhere.
 *
 * @param path from the host's certificate to the trusted authority
 */
export function keepsToRules(path: readonly Link[]): boolean {
  const [host, ...authorities] = path
  if (host === undefined || ((host.fields.keyUsage ?? FOR_TLS) & FOR_TLS) === 0) return false
  const isSound = ({ certificate, fields }: Link, at: number) =>
    !fields.isBeyondUs &&
    isForServers(fields) &&
    isStrongKey(certificate.publicKey) &&
    // The trusted certificate's own signature does not matter.
    (at === path.length - 1 || SIGNATURES.has(fields.signedWith))
  return (
    path.every(isSound) &&
    authorities.every(({ fields: { pathLength, constraints } }, above) => {
      const below = path.slice(0, above + 1)
      const between = below.slice(1).filter((link) => !isSelfIssued(link)).length
      return (
        (pathLength === undefined || between <= pathLength) &&
        (constraints === undefined || below.every(({ fields }) => arePermitted(fields.names, constraints)))
      )
    })
  )
}
