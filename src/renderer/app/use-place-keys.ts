import { pageKeys, SEARCH_KEY } from '../../core/product/shortcuts/page-keys.ts'
import { useWindowKeys } from '../shared/use-window-keys.ts'
import { isTypedInto } from '../shared/window-keys.ts'
import { isDialogOpen } from '../ui/overlays/dialog-open.ts'

/** Fields that search, and buttons that lead to one. */
const SEARCH = 'input[type=search], [data-keys=search]'
/** Lines of captions that can be corrected, and rows of lists: the arrows walk them. */
const STOPS = `article [aria-keyshortcuts="${pageKeys.correct}"], [data-row]`

interface PlaceKeyActions {
  /** Whether the stage is alone in the window: only then do keys open a panel. */
  readonly isAlone: boolean
  readonly onSearch: () => void
  readonly onExport: () => void
}

/** Searches, saves, exports and walks rows in what the user is in: the open dialog, the panel or the stage. */
export function usePlaceKeys({ isAlone, onSearch, onExport }: PlaceKeyActions): void {
  const search = (event: KeyboardEvent) => {
    const found = controlsOf(SEARCH)[0]
    // The browser searches the page in what has no search.
    if (found === undefined && (!isAlone || isDialogOpen())) return
    event.preventDefault()
    if (found === undefined) onSearch()
    else press(found)
  }
  const pressMarked = (mark: 'save' | 'export', otherwise?: () => void) => (event: KeyboardEvent) => {
    // The browser would save the page, or search the web.
    event.preventDefault()
    const found = controlsOf(`[data-keys=${mark}]`)[0]
    if (found !== undefined) press(found)
    else if (isAlone && !isDialogOpen()) otherwise?.()
  }
  useWindowKeys({
    [pageKeys.search]: search,
    [SEARCH_KEY]: (event) => !isTypedInto(event) && search(event),
    [pageKeys.save]: pressMarked('save'),
    [pageKeys.export]: pressMarked('export', onExport),
    [pageKeys.previous]: (event) => walk(event, -1),
    [pageKeys.next]: (event) => walk(event, 1),
  })
}

/** The controls that are meant by a key, those where the focus is first. */
function controlsOf(selector: string): HTMLElement[] {
  const front = [...document.querySelectorAll('[data-dialog][data-open]')].at(-1) ?? document
  const panelOf = (element: Element | null) => element?.closest('aside') ?? null
  const panel = panelOf(document.activeElement)
  return [...front.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.closest('[inert]') === null && each.checkVisibility())
    .toSorted((a, b) => Number(panelOf(b) === panel) - Number(panelOf(a) === panel))
}

function press(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement)) return control.click()
  control.focus()
  control.select()
}

/** Moves the focus to the next row; from a heading down to the first one, and from the stage up to the latest line. */
function walk(event: KeyboardEvent, by: 1 | -1): void {
  const from = document.activeElement
  if (from === null || event.defaultPrevented || isTypedInto(event) || isDialogOpen()) return
  const stops = [...(from.closest('aside, main')?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const row = from.closest('article, li')
  const at = stops.findIndex((stop) => stop === from || (!from.matches(STOPS) && row?.contains(stop)))
  const isBefore = by > 0 ? from.matches('h2') : from.matches('[data-stage]')
  const next = at < 0 ? (isBefore ? stops.at(by > 0 ? 0 : -1) : undefined) : stops[at + by]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
