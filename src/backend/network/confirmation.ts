import type { CallContext } from '../../core/base/call.ts'

/** The user's answer outside the page, which cannot answer for them; `unasked` if there is no place to ask. */
export type Confirmation = 'confirmed' | 'declined' | 'unasked'

/** @param proxy address of a proxy of the user's own */
export type Confirm = (proxy: string, context: CallContext) => Promise<Confirmation>
