import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { err, ok, type Result } from '../../../core/base/result.ts'

/*
 * A feed `latest-linux.yml` is signed by `latest-linux.yml.sig`, JSON with an Ed25519 signature for each key:
 * `{"signatures":[{"key":"<key id>","signature":"<base64>"}]}`. The name is signed with the content, so that the feed of
 * another system or channel does not pass for it.
 */

export const SIGNATURE_ENDING = '.sig'

export interface FeedSignature {
  /** Id of the key: see `keyIdOf`. */
  readonly key: string
  /** Base64. */
  readonly signature: string
}

/** The signed bytes: the name of the feed in a line of its own, then its content. */
export const signedBytes = (name: string, content: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from(`${name}\n`), content])

/** The first 16 hexadecimal digits of the SHA-256 of a public key (SPKI in DER). */
export const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)

/** The text of a public key in a package: SPKI in DER, in base64. */
export const toKeyText = (publicKey: KeyObject): string =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

/** @throws if the text is not that of an Ed25519 key */
export function fromKeyText(text: string): KeyObject {
  const key = createPublicKey({ key: Buffer.from(text, 'base64'), type: 'spki', format: 'der' })
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError(`not an Ed25519 key: ${key.asymmetricKeyType}`)
  return key
}

/** Verifies that a feed was signed with a key. */
export function verifySignatures(
  name: string,
  content: Uint8Array,
  signatures: readonly FeedSignature[],
  publicKey: KeyObject,
): Result<void, 'wrong-key' | 'forged'> {
  const own = signatures.find(({ key }) => key === keyIdOf(publicKey))
  if (own === undefined) return err('wrong-key')
  const signature = Buffer.from(own.signature, 'base64')
  return verify(null, signedBytes(name, content), publicKey, signature) ? ok(undefined) : err('forged')
}
