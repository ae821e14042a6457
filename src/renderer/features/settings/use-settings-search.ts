import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { InterfaceLanguage } from '../../../core/product/interface-languages.ts'
import { loadStrings } from '../../../core/product/strings/load.ts'
import type { SettingsPage } from './settings-pages.tsx'

/** Fewer characters begin too many words. */
const MIN_SYNONYM = 2

/** Text of a node, with the values of its closed lists. */
const textOf = (node: Element | null): string =>
  node === null ? '' : [node.textContent, ...valuesIn(node)].join('\n').toLocaleLowerCase()

const valuesIn = (node: Element) =>
  [node, ...node.querySelectorAll('[data-values]')].map((each) => each.getAttribute('data-values'))

/**
 * Shows the settings whose text or values match and the pages that a synonym means, with the titles of their pages and
 * groups; without a query, one whole page. The others stay mounted, so that typed input is not lost. The search uses the
 * displayed text, so settings need not list their search terms. `container` contains the pages.
 */
export function useSettingsSearch(query: string, page: SettingsPage) {
  const container = useRef<HTMLDivElement>(null)
  const [isNothingFound, setNothingFound] = useState(false)
  const synonyms = useSynonyms()
  useLayoutEffect(() => {
    const pages = [...(container.current?.querySelectorAll<HTMLElement>(':scope > section') ?? [])]
    const wanted = query.trim().toLocaleLowerCase()
    const has = (node: Element | null) => textOf(node).includes(wanted)
    const isSynonym = (words = '') =>
      wanted.length >= MIN_SYNONYM &&
      words
        .toLocaleLowerCase()
        .split(', ')
        .some((word) => word.startsWith(wanted))
    for (const section of pages) {
      const name = section.dataset['page'] as SettingsPage
      const isPageMeant = has(section.querySelector('h3')) || isSynonym(synonyms?.[name])
      section.hidden = wanted === '' ? name !== page : !isPageMeant && !has(section)
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
  }, [query, page, synonyms])
  return { container, isNothingFound }
}

/** Other words for what each page has, in the language of the interface; undefined until they are loaded. */
function useSynonyms(): Readonly<Record<SettingsPage, string>> | undefined {
  const { language } = useTranslation().i18n
  const [synonyms, setSynonyms] = useState<Readonly<Record<SettingsPage, string>> | undefined>(undefined)
  useEffect(() => {
    const load = async () =>
      setSynonyms((await loadStrings(language as InterfaceLanguage, 'settingsSearch')).settingsSearch)
    void load()
  }, [language])
  return synonyms
}
