import { socketArea } from './areas/sockets.ts'
import type { SealedArea } from './attack.ts'

/** Everything that `npm run attack` attacks, in this order. */
export const areas: readonly SealedArea[] = [socketArea]
