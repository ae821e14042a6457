import type { SettingsStorage } from '../../backend/settings/settings.ts'
import { openStore, setStoreAside } from './store.ts'

/** Same format as the web host's file: hosts that share a folder share their settings. */
const NAME = 'settings'

/** Stores settings in electron-store's file. The backend validates them. */
export function storedSettings(): SettingsStorage {
  return {
    load: () => openStore(NAME).store,
    save: (settings) => {
      openStore(NAME).store = settings
    },
    setAside: () => setStoreAside(NAME),
  }
}
