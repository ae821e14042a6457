import type { GeneralName, NameConstraints } from './fields.ts'

const textOf = ({ value }: GeneralName): string => Buffer.from(value).toString('latin1').toLowerCase()

/** `corp.test` matches that host and its subdomains, `.corp.test` only the subdomains, and an empty base every host. */
function isBelow(name: string, base: string): boolean {
  if (base === '') return true
  return base.startsWith('.') ? name.endsWith(base) : name === base || name.endsWith(`.${base}`)
}

/** Whether an address is in a network, given as its address and a mask of the same length. */
function isInNetwork(address: Uint8Array, network: Uint8Array): boolean {
  if (network.length !== address.length * 2) return false
  return address.every((byte, i) => {
    const mask = network[address.length + i] ?? 0
    return (byte & mask) === ((network[i] ?? 0) & mask)
  })
}

const isWithin = (name: GeneralName, base: GeneralName): boolean =>
  name.kind === 'dns' ? isBelow(textOf(name), textOf(base)) : isInNetwork(name.value, base.value)

/** A wildcard name may include hosts that an exclusion applies to. */
const touches = (name: GeneralName, base: GeneralName): boolean =>
  isWithin(name, base) ||
  (name.kind === 'dns' && textOf(name).startsWith('*') && isBelow(textOf(base), textOf(name).slice(2)))

/**
 * Whether name constraints permit all names of a host. Constraints of unsupported kinds permit nothing:
 * rejecting a valid name is safer than accepting an excluded one.
 */
export function arePermitted(
  names: readonly GeneralName[],
  { permitted, excluded }: NameConstraints,
): boolean {
  const isHeld = ({ kind }: GeneralName) => kind === 'dns' || kind === 'ip'
  if (![...permitted, ...excluded].every(isHeld)) return false
  return names.filter(isHeld).every((name) => {
    const isSameKind = ({ kind }: GeneralName) => kind === name.kind
    const allowed = permitted.filter(isSameKind)
    return (
      (allowed.length === 0 || allowed.some((base) => isWithin(name, base))) &&
      !excluded.filter(isSameKind).some((base) => touches(name, base))
    )
  })
}
