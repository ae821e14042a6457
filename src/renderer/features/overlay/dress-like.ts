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
  document.adoptedStyleSheets = [...page.styleSheets].map((sheet) => {
    const copy = new Sheet({ baseURL: sheet.href ?? page.baseURI, media: sheet.media.mediaText })
    copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
    return copy
  })
  const follow = () => {
    for (const name of DRESS)
      document.documentElement.setAttribute(name, page.documentElement.getAttribute(name) ?? '')
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(page.documentElement, { attributeFilter: [...DRESS] })
  return () => observer.disconnect()
}
