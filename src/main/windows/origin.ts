/** Our pages have a scheme of their own: no file and no server can pose as them. */
export const SCHEME = 'app'
const HOST = 'parley'

export const PAGE = `${SCHEME}://${HOST}/index.html`
export const QUICK_PAGE = `${SCHEME}://${HOST}/quick.html`

/**
 * Whether a URL is of our own pages. It is parsed and compared by parts: `URL.origin` is "null" for schemes
 * that the URL standard does not name, and a prefix comparison would accept `app://parley.example`.
 */
export function isOurs(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === `${SCHEME}:` && host === HOST && username === '' && password === ''
}
