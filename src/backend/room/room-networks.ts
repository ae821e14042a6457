import type { NetworkInterfaceInfo } from 'node:os'
import type { RoomNetwork } from '../../core/audience/room/room-calls.ts'

/** Ranges of private addresses, the most usual one of a meeting first: containers mostly have the last one. */
const PRIVATE = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

const rankOf = ({ address }: RoomNetwork): number => {
  const rank = PRIVATE.findIndex((range) => range.test(address))
  return rank < 0 ? PRIVATE.length : rank
}

/**
 * IPv4 addresses at which other devices may reach this computer; those of private networks come first.
 *
 * @param interfaces as the system lists them
 */
export const roomNetworks = (
  interfaces: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>,
): readonly RoomNetwork[] =>
  Object.entries(interfaces)
    .flatMap(([name, addresses = []]) =>
      addresses.flatMap(({ family, internal, address }) =>
        family === 'IPv4' && !internal ? { name, address } : [],
      ),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b))
