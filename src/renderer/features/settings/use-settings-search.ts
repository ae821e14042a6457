import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface SettingsSearch {
  /** Element that contains the pages. */
  readonly container: RefObject<HTMLDivElement | null>
  readonly isNothingFound: boolean
}

/**
 * Shows the settings whose text matches, with the titles of their pages and groups; without a query, one whole page.
 * The others stay mounted, so that typed input is not lost. The search uses the displayed text, so pages need not list
 * their search terms.
 */
export function useSettingsSearch(query: string, page: string): SettingsSearch {
  const container = useRef<HTMLDivElement>(null)
  const [isNothingFound, setNothingFound] = useState(false)
  useLayoutEffect(() => {
    const pages = [...(container.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
    const wanted = query.trim().toLocaleLowerCase()
    const has = (node: Element | null) => (node?.textContent ?? '').toLocaleLowerCase().includes(wanted)
    for (const section of pages) {
      section.hidden = wanted === '' ? section.dataset['page'] !== page : !has(section)
      const isPageMeant = has(section.querySelector('h3'))
      for (const group of section.querySelectorAll<HTMLElement>('[data-group]')) {
        group.hidden = !isPageMeant && !has(group)
        // A group whose title matches stays visible as a whole.
        const title = group.querySelector(':scope > h4')
        const isMeant = isPageMeant || (title !== null && has(title))
        for (const row of group.querySelectorAll<HTMLElement>(':scope > :not(h4, input)'))
          row.hidden = !isMeant && !has(row)
      }
    }
    setNothingFound(pages.length > 0 && pages.every(({ hidden }) => hidden))
  }, [query, page])
  return { container, isNothingFound }
}
