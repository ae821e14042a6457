import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { type FeedSignature, keyIdOf, signedBytes } from '../../src/main/updates/feed/feed-signature.ts'

const PEM = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/g

/**
 * The keys of UPDATE_SIGNING_KEY, one or several Ed25519 keys in PEM, the newest first. Packages get the public part of
 * the first; feeds are signed with all, so that packages with an older key still accept them.
 */
export function signingKeys(env: NodeJS.ProcessEnv): readonly [KeyObject, ...KeyObject[]] {
  const [first, ...others] = Array.from((env['UPDATE_SIGNING_KEY'] ?? '').matchAll(PEM), ([pem]) =>
    createPrivateKey(pem),
  )
  if (first === undefined) throw new Error('UPDATE_SIGNING_KEY has no private key in PEM')
  for (const { asymmetricKeyType: type } of [first, ...others])
    if (type !== 'ed25519')
      throw new Error(`UPDATE_SIGNING_KEY has a key of another kind than Ed25519: ${type}`)
  return [first, ...others]
}

/** The content of the signature file of a feed. */
export function signatureFile(name: string, content: Uint8Array, keys: readonly KeyObject[]): string {
  const signatures: FeedSignature[] = keys.map((key) => ({
    key: keyIdOf(createPublicKey(key)),
    signature: sign(null, signedBytes(name, content), key).toString('base64'),
  }))
  return `${JSON.stringify({ signatures })}\n`
}
