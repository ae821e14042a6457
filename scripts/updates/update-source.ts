import { fromKeyText } from '../../src/main/updates/feed/feed-signature.ts'
import { feedFolder } from '../../src/main/updates/update-config.ts'
import { PackagingError } from '../package/run-tool.ts'

/** Where packages look for newer versions, and what these are signed with. */
export interface UpdateSource {
  /** Address of the folder of the feeds, with a slash at its end. */
  readonly feed: string
  /** Text of the public key: see `toKeyText`. */
  readonly publicKey: string
}

/**
 * The source of updates that the environment names: PARLEY_UPDATE_FEED and PARLEY_UPDATE_KEY. Without both, as in forks
 * and on other computers, a build asks nobody.
 *
 * @throws PackagingError if they cannot be used
 */
export function updateSource(env: NodeJS.ProcessEnv): UpdateSource | undefined {
  const { PARLEY_UPDATE_FEED: address = '', PARLEY_UPDATE_KEY: publicKey = '' } = env
  if (address === '' && publicKey === '') return undefined
  if (address === '' || publicKey === '')
    throw new PackagingError('PARLEY_UPDATE_FEED and PARLEY_UPDATE_KEY are set together or not at all')
  try {
    fromKeyText(publicKey)
  } catch (cause) {
    throw new PackagingError('PARLEY_UPDATE_KEY is not what scripts/updates/public-key.ts prints', { cause })
  }
  try {
    return { feed: feedFolder(address).href, publicKey }
  } catch (cause) {
    throw new PackagingError(`PARLEY_UPDATE_FEED is not a plain https address: ${address}`, { cause })
  }
}
