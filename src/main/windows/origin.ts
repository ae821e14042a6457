/** URL scheme of our own pages: files and servers cannot use it. */
export const SCHEME = 'app'
const HOST = 'parley'

export const PAGE = `${SCHEME}://${HOST}/index.html`
export const QUICK_PAGE = `${SCHEME}://${HOST}/quick.html`
export const OVERLAY_PAGE = `${SCHEME}://${HOST}/overlay.html`

/**
 * Whether a URL belongs to our own pages. Its parts are compared: `URL.origin` is "null" for schemes that the
 * URL standard does not list, and a prefix comparison would accept `app://parley.example`.
 */
export function isOwnPage(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host, username, password } = new URL(address)
  return protocol === `${SCHEME}:` && host === HOST && username === '' && password === ''
}
