import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadContract } from '../bridge/bridge.ts'
import { type Stores, useStores } from '../data/stores.ts'
import { loadLaterStrings } from '../i18n/i18n.ts'
import { loadPart } from '../ui/load-part.ts'

const failed = new Set<() => void>()

/**
 * A part of the app that is loaded when it is first shown, with the strings and the calls that it needs: captions
 * never wait for it. While it loads it suspends, and where it cannot be loaded it throws.
 *
 * @param load fetches the component, and adds the stores that it uses
 */
export function lazyPart<P extends object>(
  load: (stores: Stores) => Promise<ComponentType<P>>,
): ComponentType<P> {
  let attempt: LazyExoticComponent<ComponentType<P>> | undefined
  // React keeps the failure of what it has loaded lazily for good.
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

/** Parts that could not be loaded are loaded anew when they are next shown. */
export function retryFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
