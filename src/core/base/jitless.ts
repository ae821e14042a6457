import { config } from 'zod/mini'

/** No code is built from strings: the content security policy forbids it, and its probe would be a violation. */
config({ jitless: true })
