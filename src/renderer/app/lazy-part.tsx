import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react'
import { unexpected } from '../../core/base/errors.ts'
import { loadContract } from '../bridge/bridge.ts'
import { loadLaterStrings } from '../i18n/i18n.ts'
import { type Stores, useStores } from '../queries/stores.ts'
import { loadPart } from '../ui/load-part.ts'
import { pageLog } from './page-log.ts'

const failed = new Set<() => void>()

/** A component that is loaded when it is first shown. */
export type LazyPart<P> = ComponentType<P> & {
  /** Loads it in advance. If that fails, it is loaded again when it is shown. */
  readonly preload: (stores: Stores) => Promise<void>
}

/**
 * A part of the app that is loaded when it is first shown, with its strings and calls: captions never wait for
 * it. It suspends while it loads, and throws if it cannot be loaded.
 *
 * @param load fetches the component and adds the stores that it uses
 */
export function lazyPart<P extends object>(load: (stores: Stores) => Promise<ComponentType<P>>): LazyPart<P> {
  let loaded: ComponentType<P> | undefined
  let attempt: LazyExoticComponent<ComponentType<P>> | undefined
  // `React.lazy` never retries a failed load.
  const forget = () => {
    attempt = undefined
  }
  const fetchPart = async (stores: Stores) => {
    const [part] = await loadPart(() => Promise.all([load(stores), loadLaterStrings(), loadContract()]))
    loaded = part
    return part
  }
  const begin = (stores: Stores) =>
    lazy(async () => {
      try {
        return { default: await fetchPart(stores) }
      } catch (thrown) {
        failed.add(forget)
        throw thrown
      }
    })
  function Part(props: P) {
    const stores = useStores()
    // `React.lazy` suspends even for a moment, and React then waits 300 ms before it replaces the fallback.
    const [Loaded] = useState(() => loaded)
    if (Loaded !== undefined) return <Loaded {...props} />
    attempt ??= begin(stores)
    const Attempt = attempt as ComponentType<P>
    return <Attempt {...props} />
  }
  const preload = async (stores: Stores) => {
    if (loaded !== undefined) return
    await fetchPart(stores).catch((thrown: unknown) =>
      pageLog.info('a part of the page could not be loaded in advance', unexpected(thrown)),
    )
  }
  return Object.assign(Part, { preload })
}

/** Makes parts that failed to load try again when they are next shown. */
export function retryFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
