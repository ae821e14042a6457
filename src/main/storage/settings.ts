import type { SettingsStorage } from '../../backend/settings/settings.ts'
import { openStore, setStoreAside } from './store.ts'

/** In the form of the web host's file: where the two share a folder, they share their settings. */
const NAME = 'settings'

/** Settings in electron-store's file. What they may hold is for the backend to say. */
export function storedSettings(): SettingsStorage {
  return {
    load: () => openStore(NAME).store,
    save: (settings) => {
      openStore(NAME).store = settings
    },
    setAside: () => setStoreAside(NAME),
  }
}
