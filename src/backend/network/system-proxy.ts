import { BlockList, isIP } from 'node:net'
import { domainToASCII } from 'node:url'

/** An environment variable, in upper or lower case. */
const read = (env: NodeJS.ProcessEnv, name: string): string =>
  env[name.toLowerCase()] || env[name.toUpperCase()] || ''

/**
 * A host name or an IP address, optionally with the length of a subnet's prefix, and with a port. Only in brackets can an
 * IPv6 address have a port.
 */
const ENTRIES = [/^\[([^\]]+)\](\/\d+)?(?::(\d+))?$/, /^([^:]+?)(\/\d+)?(?::(\d+))?$/, /^(.+?)(\/\d+)?$/]

const FAMILIES = { 4: { name: 'ipv4', bits: 32 }, 6: { name: 'ipv6', bits: 128 } } as const

const isFamily = (family: number): family is keyof typeof FAMILIES => family === 4 || family === 6

function coversAddress(host: string, address: string, prefix: string | undefined): boolean {
  const family = isIP(host)
  if (!isFamily(family) || isIP(address) !== family) return false
  const { name, bits } = FAMILIES[family]
  const length = prefix === undefined ? bits : Number(prefix.slice(1))
  if (length > bits) return false
  // It compares addresses by their value, however they are written.
  const list = new BlockList()
  list.addSubnet(address, length, name)
  return list.check(host, name)
}

function coversName(host: string, name: string): boolean {
  const domain = domainToASCII(name.replace(/^\*?\./, '').replace(/\.$/, ''))
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}

function isExcepted({ hostname, port, protocol }: URL, entry: string): boolean {
  if (entry === '*') return true
  const [, name = '', prefix, only] = ENTRIES.find((form) => form.test(entry))?.exec(entry) ?? []
  if (only !== undefined && only !== (port || (protocol === 'https:' ? '443' : '80'))) return false
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isIP(host) === 0 ? coversName(host, name) : coversAddress(host, name, prefix)
}

/**
 * The proxy that the environment names for an address: `HTTPS_PROXY`, or else `ALL_PROXY`, and none for hosts that
 * `NO_PROXY` lists. The list is read as curl does, and may have ports: names with their subdomains, IP addresses and
 * subnets.
 *
 * @returns the value of the variable, completed to an address
 */
export function systemProxy(env: NodeJS.ProcessEnv, url: URL): string | undefined {
  const named = read(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') || read(env, 'all_proxy')
  if (named === '') return undefined
  const exceptions = read(env, 'no_proxy')
    .split(/[\s,]+/)
    .filter((entry) => entry !== '')
  if (exceptions.some((entry) => isExcepted(url, entry))) return undefined
  return named.includes('://') ? named : `http://${named}`
}
