import { defaultCallContext } from '../../core/base/call.ts'
import { ok } from '../../core/base/result.ts'
import type { Handlers } from '../../core/contract/contract.ts'
import { patchSettings } from '../../core/settings/settings-patch.ts'
import type { Protections } from '../network/protections.ts'
import type { SettingsStore } from './settings-store.ts'

/** Changes settings field by field: those that protect the user, once they have agreed outside the page. */
export const createSettingsUpdate =
  (settings: SettingsStore, protections: Protections): Handlers['settings.update'] =>
  async (patch, context = defaultCallContext) => {
    const allowed = await protections.allow(() => {
      const next = patchSettings(settings.settings, patch)
      return next.ok ? ok({ settings: next.value }) : next
    }, context)
    return allowed.ok ? settings.patch(patch) : allowed
  }
