import type { StoreFactory, StorePorts, Stores } from '../data/stores.ts'

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
