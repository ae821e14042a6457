import type { KeyObject } from 'node:crypto'

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
