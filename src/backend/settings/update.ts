import { defaultCallContext } from '../../core/base/call.ts'
import type { Handlers } from '../../core/contract/contract.ts'
import { patchSettings } from '../../core/settings/settings-patch.ts'
import type { Protections } from '../network/protections.ts'
import type { SettingsStore } from './settings-store.ts'

/** Changes settings field by field: those that protect the user, once they have agreed outside the page. */
export const createSettingsUpdate =
  (settings: SettingsStore, protections: Protections): Handlers['settings.update'] =>
  async (patch, context = defaultCallContext) => {
    const next = patchSettings(settings.settings, patch)
    if (!next.ok) return next
    const allowed = await protections.allow(next.value, context)
    // Others may have changed settings while the user was asked.
    return allowed.ok ? settings.patch(patch) : allowed
  }
