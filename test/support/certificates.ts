import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/commands.ts'

const read = (name: string) => readFileSync(join(root, 'test', 'fixtures', 'certificates', name), 'utf8')

/** A certificate of `localhost`, `127.0.0.1` and `service.test`, with its key, from an authority that nobody trusts. */
export const localhostIdentity = { cert: read('localhost.pem'), key: read('localhost.key.pem') }

/** The authority of that certificate. */
export const testAuthority = read('authority.pem')

/** One that has nothing to do with it. */
export const otherAuthority = read('stranger.pem')
