// node scripts/updates/public-key.ts: prints the key that packages get, made of UPDATE_SIGNING_KEY. It needs no packages.
import { createPublicKey } from 'node:crypto'
import { toKeyText } from '../../src/main/updates/feed/feed-signature.ts'
import { signingKeys } from './signing-keys.ts'

console.log(toKeyText(createPublicKey(signingKeys(process.env)[0])))
