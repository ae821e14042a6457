import { createContext, use } from 'react'
import type { Bridge, CallName } from '../../core/contract/contract.ts'

/** The services of the page that a store may use. */
export interface StorePorts {
  readonly bridge: Bridge
  /** Invalidates cached responses to these calls. */
  readonly invalidate: (calls: readonly CallName[]) => void
}

/** Creates a store of which a page has one; the function is also its key. */
export type StoreFactory<T> = (ports: StorePorts) => T

/** The stores of a page. They outlive the panels that show them. */
export interface Stores {
  /** Creates a store unless it exists: when its feature is loaded, not while React renders. */
  readonly add: <T>(create: StoreFactory<T>) => T
  /** @throws {Error} for a store that was not added */
  readonly get: <T>(create: StoreFactory<T>) => T
}

export const StoresContext = createContext<Stores | undefined>(undefined)

export function useStores(): Stores {
  const stores = use(StoresContext)
  if (stores === undefined) throw new Error('there is no StoresContext around this')
  return stores
}

export const usePageStore = <T>(create: StoreFactory<T>): T => useStores().get(create)

/** The stores of a page; each is created once. */
export function createStores(ports: StorePorts): Stores {
  const made = new Map<StoreFactory<unknown>, unknown>()
  return {
    add<T>(create: StoreFactory<T>): T {
      if (!made.has(create)) made.set(create, create(ports))
      return made.get(create) as T
    },
    get<T>(create: StoreFactory<T>): T {
      if (!made.has(create)) throw new Error(`${create.name} was not added to the stores of the page`)
      return made.get(create) as T
    },
  }
}
