import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface SectionSearch {
  /** Element that contains the sections. */
  readonly container: RefObject<HTMLDivElement | null>
  readonly isNothingFound: boolean
}

/**
 * Shows only the settings whose text matches, with their sections. The others stay mounted, so that typed input
 * is not lost. The search uses the displayed text, so sections need not list their search terms.
 */
export function useSectionSearch(query: string): SectionSearch {
  const container = useRef<HTMLDivElement>(null)
  const [isNothingFound, setNothingFound] = useState(false)
  useLayoutEffect(() => {
    const sections = [...(container.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
    const wanted = query.trim().toLocaleLowerCase()
    const has = (node: Element | null) => (node?.textContent ?? '').toLocaleLowerCase().includes(wanted)
    for (const section of sections) {
      section.hidden = !has(section)
      // A section whose heading matches stays visible as a whole.
      const isMeant = has(section.querySelector('h3'))
      for (const row of section.querySelectorAll<HTMLElement>(':scope > :not(h3)'))
        row.hidden = !isMeant && !has(row)
    }
    setNothingFound(sections.length > 0 && sections.every(({ hidden }) => hidden))
  }, [query])
  return { container, isNothingFound }
}
