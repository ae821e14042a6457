/** Attributes of a page's root: its language, direction and theme. */
const DRESS = ['lang', 'dir', 'data-theme'] as const

type PictureWindow = Window & { readonly CSSStyleSheet: typeof CSSStyleSheet }

/**
 * Gives an empty window the styles, language, direction and theme of a page, and keeps them the same. Its sheets are
 * constructed, so that the window is dressed before its first paint and within the content security policy.
 *
 * @returns stops following the page
 */
export function dressLike(page: Document, picture: Window): () => void {
  const { document, CSSStyleSheet: Sheet } = picture as PictureWindow
  document.title = page.title
  const copies = new Map<StyleSheet, CSSStyleSheet>()
  const copyOf = (sheet: CSSStyleSheet) => {
    const copy = new Sheet({ media: sheet.media.mediaText })
    const rules = [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')
    // Chromium resolves the addresses of fonts by the document, whatever the sheet's base is.
    const withAddresses = rules.replaceAll(/url\("([^"]+)"\)/g, (_, address: string) => {
      return `url("${new URL(address, sheet.href ?? page.baseURI).href}")`
    })
    copy.replaceSync(withAddresses)
    copies.set(sheet, copy)
    return copy
  }
  const dress = () => {
    document.adoptedStyleSheets = [...page.styleSheets].map((sheet) => copies.get(sheet) ?? copyOf(sheet))
  }
  dress()
  // A font or a panel brings its own sheet when it is first used.
  page.head.addEventListener('load', dress, { capture: true })
  const follow = () => {
    for (const name of DRESS)
      document.documentElement.setAttribute(name, page.documentElement.getAttribute(name) ?? '')
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(page.documentElement, { attributeFilter: [...DRESS] })
  return () => {
    observer.disconnect()
    page.head.removeEventListener('load', dress, { capture: true })
  }
}
