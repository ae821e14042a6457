/** Line breaks of captions over many changes. */
export interface LineBreaks {
  /** Breaks above the tail that were compared with the text before. */
  readonly compared: number
  /** Those that moved, with the texts before and after. */
  readonly moved: readonly string[]
  /** Most lines of one text. */
  readonly lines: number
}

/**
 * Watches the line breaks of all paragraphs in an element from now on, at each change of the page. A break is above the
 * tail if everything up to the end of the first word after it stayed the same. To be evaluated in a page, where it leaves
 * `lineBreaks`, which reads what was seen.
 *
 * @param selector of the element
 */
export function watchLineBreaks(selector: string): void {
  interface Layout {
    readonly text: string
    /** Indices of the characters that begin a line. */
    readonly breaks: readonly number[]
  }
  const root = document.querySelector(selector)
  if (root === null) throw new Error(`there is no ${selector}`)
  const words = new Intl.Segmenter(undefined, { granularity: 'word' })
  const before = new WeakMap<Element, Layout>()
  const moved: string[] = []
  const seen = { compared: 0, lines: 0 }

  /** The text nodes of a paragraph, without the code of its language. */
  const textNodes = (paragraph: Element): Text[] => {
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      if (parent !== null && getComputedStyle(parent).display === 'inline') nodes.push(node)
      else if (parent === paragraph) nodes.push(node)
    }
    return nodes
  }

  const layoutOf = (paragraph: Element): Layout => {
    const breaks: number[] = []
    const range = document.createRange()
    let text = ''
    let bottom: number | undefined
    for (const node of textNodes(paragraph)) {
      let at = 0
      for (const character of node.data) {
        range.setStart(node, at)
        range.setEnd(node, at + character.length)
        at += character.length
        const [rect] = character.trim() === '' ? [] : range.getClientRects()
        if (rect !== undefined) {
          if (bottom !== undefined && rect.top >= bottom - rect.height / 2) breaks.push(text.length)
          if (bottom === undefined || rect.bottom > bottom) bottom = rect.bottom
        }
        text += character
      }
    }
    return { text, breaks }
  }

  /** Where the first word after a break ends, with the punctuation that cannot be parted from it. */
  const endOfWord = (text: string, at: number): number => {
    let end = at
    for (const { segment, isWordLike } of words.segment(text.slice(at))) {
      if (end > at && (isWordLike === true || segment.trim() === '')) break
      end += segment.length
    }
    return end
  }

  const look = () => {
    for (const paragraph of root.querySelectorAll('p')) {
      const now = layoutOf(paragraph)
      const last = before.get(paragraph)
      before.set(paragraph, now)
      seen.lines = Math.max(seen.lines, now.breaks.length + 1)
      if (last === undefined) continue
      let same = 0
      while (same < last.text.length && last.text[same] === now.text[same]) same += 1
      const above = ({ text, breaks }: Layout) => breaks.filter((at) => endOfWord(text, at) <= same)
      const [was, is] = [above(last), above(now)]
      seen.compared += was.length
      if (was.some((at) => !now.breaks.includes(at)) || is.some((at) => !last.breaks.includes(at)))
        moved.push(`${last.breaks.join()} "${last.text}" -> ${now.breaks.join()} "${now.text}"`)
    }
  }

  new MutationObserver(look).observe(root, { childList: true, characterData: true, subtree: true })
  Object.assign(globalThis, { lineBreaks: () => ({ ...seen, moved }) })
}
