/** An environment variable, in upper or lower case. */
const read = (env: NodeJS.ProcessEnv, name: string): string =>
  env[name.toLowerCase()] || env[name.toUpperCase()] || ''

interface Exception {
  readonly host: string
  readonly port: string
}

function exceptionsOf(list: string): Exception[] {
  const entries = list.split(/[\s,]+/).filter((entry) => entry !== '')
  return entries.map((entry) => {
    const [, host = entry, port = ''] = /^([^:]+):(\d+)$/.exec(entry) ?? []
    return { host: host.replace(/^\*?\./, '').toLowerCase(), port }
  })
}

const isExcepted = ({ hostname, port, protocol }: URL, { host, port: only }: Exception): boolean => {
  const fits = only === '' || only === (port || (protocol === 'https:' ? '443' : '80'))
  return fits && (host === '*' || hostname === host || hostname.endsWith(`.${host}`))
}

/**
 * The proxy that the environment names for an address, as other programs understand it: `HTTPS_PROXY`, or else
 * `ALL_PROXY`, and none for hosts that `NO_PROXY` lists.
 *
 * @returns the value of the variable, completed to an address
 */
export function systemProxy(env: NodeJS.ProcessEnv, url: URL): string | undefined {
  const named = read(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') || read(env, 'all_proxy')
  if (named === '') return undefined
  if (exceptionsOf(read(env, 'no_proxy')).some((exception) => isExcepted(url, exception))) return undefined
  return named.includes('://') ? named : `http://${named}`
}
