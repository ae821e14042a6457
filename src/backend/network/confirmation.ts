import type { CallContext } from '../../core/base/call.ts'
import type { ProtectedChange } from '../../core/settings/protected-change.ts'

/** The user's answer outside the page, which cannot answer for them; `unasked` if there is no place to ask. */
export type Confirmation = 'confirmed' | 'declined' | 'unasked'

export type ConfirmChange = (change: ProtectedChange, context: CallContext) => Promise<Confirmation>
