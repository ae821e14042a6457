import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { CallError } from '../../queries/query/call-error.ts'
import { type Stores, useStores } from '../../queries/stores.ts'

const failed = new Set<() => void>()

/**
 * A panel or dialog, which is loaded when it is first shown. It suspends while it loads, and throws if it cannot be
 * loaded.
 *
 * @param load fetches the component and adds the stores that it uses
 */
export function lazyPart<P extends object>(
  load: (stores: Stores) => Promise<ComponentType<P>>,
): ComponentType<P> {
  let attempt: LazyExoticComponent<ComponentType<P>> | undefined
  const begin = (stores: Stores) =>
    lazy(async () => {
      try {
        // A browser remembers that a script could not be loaded: none is asked for while the host does not respond.
        await reachHost()
        return { default: await load(stores) }
      } catch (thrown) {
        // `React.lazy` never tries again.
        failed.add(() => (attempt = undefined))
        throw thrown
      }
    })
  return function Part(props: P) {
    const stores = useStores()
    const Attempt = (attempt ??= begin(stores)) as ComponentType<P>
    return <Attempt {...props} />
  }
}

async function reachHost(): Promise<void> {
  try {
    await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  } catch {
    throw new CallError({ kind: 'host-lost' })
  }
}

/** Makes parts that failed to load try again when they are next shown. */
export function retryFailedParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}
