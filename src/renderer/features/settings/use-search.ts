import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

export interface SectionSearch {
  /** Of what holds the sections. */
  readonly container: RefObject<HTMLDivElement | null>
  readonly isNothingFound: boolean
}

/**
 * Shows only the sections that have a text somewhere in them. They stay mounted, so nothing that was typed in one
 * is lost; and what is searched is what people read, so no section has to list its words.
 */
export function useSectionSearch(query: string): SectionSearch {
  const container = useRef<HTMLDivElement>(null)
  const [isNothingFound, setNothingFound] = useState(false)
  useLayoutEffect(() => {
    const sections = [...(container.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
    const wanted = query.trim().toLocaleLowerCase()
    for (const section of sections)
      section.hidden = !(section.textContent ?? '').toLocaleLowerCase().includes(wanted)
    setNothingFound(sections.length > 0 && sections.every(({ hidden }) => hidden))
  }, [query])
  return { container, isNothingFound }
}
