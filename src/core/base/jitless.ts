import { config } from 'zod/mini'

/**
 * Disables code generation: the content security policy forbids it, and zod's probe for it would be a
 * violation.
 */
config({ jitless: true })
