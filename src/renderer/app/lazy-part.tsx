import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadContract } from '../bridge/bridge.ts'
import { type Stores, useStores } from '../data/stores.ts'
import { loadLaterStrings } from '../i18n/i18n.ts'
import { loadPart } from '../ui/load-part.ts'

const failed = new Set<() => void>()

/**
 * A part of the app that is loaded when it is first shown, with its strings and calls: captions never wait for
 * it. It suspends while it loads, and throws if it cannot be loaded.
 *
 * @param load fetches the component and adds the stores that it uses
 */
export function lazyPart<P extends object>(
  load: (stores: Stores) => Promise<ComponentType<P>>,
): ComponentType<P> {
  let attempt: LazyExoticComponent<ComponentType<P>> | undefined
  // `React.lazy` never retries a failed load.
  const forget = () => {
    attempt = undefined
  }
  const begin = (stores: Stores) =>
    lazy(async () => {
      try {
        const [Loaded] = await loadPart(() => Promise.all([load(stores), loadLaterStrings(), loadContract()]))
        return { default: Loaded }
      } catch (thrown) {
        failed.add(forget)
        throw thrown
      }
    })
  return function Part(props: P) {
    const stores = useStores()
    attempt ??= begin(stores)
    const Attempt = attempt as ComponentType<P>
    return <Attempt {...props} />
  }
}

/** Makes parts that failed to load try again when they are next shown. */
export function retryFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
