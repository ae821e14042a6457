import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface SectionSearch {
  /** Element that contains the sections. */
  readonly container: RefObject<HTMLDivElement | null>
  readonly isNothingFound: boolean
}

/**
 * Shows only the rows that have a text somewhere in them, and their sections. They stay mounted, so nothing that was typed in one
 * is lost; and what is searched is what people read, so no section has to list its words.
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
      // If the heading of a section matches, all of it stays visible.
      const isMeant = has(section.querySelector('h3'))
      for (const row of section.querySelectorAll<HTMLElement>(':scope > :not(h3)'))
        row.hidden = !isMeant && !has(row)
    }
    setNothingFound(sections.length > 0 && sections.every(({ hidden }) => hidden))
  }, [query])
  return { container, isNothingFound }
}
