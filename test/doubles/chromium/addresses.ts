import type * as Electron from 'electron'

/**
 * Chromium without Electron knows no schemes of an app: `app://parley/…` is `https://parley/…` there, with `http` for a
 * scheme that is not secure. No public address has a host of one label, so that each address has one counterpart.
 */
export class Addresses {
  readonly #schemes: readonly Electron.CustomScheme[]

  /** @param schemes as the shell has registered them */
  constructor(schemes: readonly Electron.CustomScheme[]) {
    this.#schemes = schemes
  }

  /** The address in Chromium. Throws for a scheme whose pages have no origin, which no address in Chromium is like. */
  toChromium(url: string): string {
    const scheme = this.#schemes.find((each) => url.startsWith(`${each.scheme}://`))
    if (scheme === undefined) return url
    if (scheme.privileges?.standard !== true)
      throw new Error(`the double shows no pages of ${scheme.scheme}, which is not a standard scheme`)
    return `${counterpartOf(scheme)}${url.slice(scheme.scheme.length)}`
  }

  /** The address in the app. */
  toApp(url: string): string {
    const scheme = this.schemeOf(url)
    return scheme === undefined ? url : `${scheme.scheme}${url.slice(counterpartOf(scheme).length)}`
  }

  /** The scheme that an address in Chromium stands for, if it stands for one. */
  schemeOf(url: string): Electron.CustomScheme | undefined {
    if (!URL.canParse(url)) return undefined
    const { protocol, hostname } = new URL(url)
    if (!/^[\w-]+$/.test(hostname) || hostname === 'localhost') return undefined
    return this.#schemes.find((each) => protocol === `${counterpartOf(each)}:`)
  }
}

const counterpartOf = ({ privileges }: Electron.CustomScheme): string =>
  privileges?.secure === true ? 'https' : 'http'
