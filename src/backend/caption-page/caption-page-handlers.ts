import type {
  CaptionPageState,
  captionPageCalls,
} from '../../core/audience/caption-page/caption-page-calls.ts'
import { err, ok } from '../../core/base/result.ts'
import type { HandlersOf } from '../../core/contract/contract.ts'

/** The caption page of a host that serves pages. */
export interface CaptionPagePort {
  readonly state: () => CaptionPageState
  /** Issues an address that admits one viewer, once. */
  readonly open: () => string
  readonly end: () => void
}

const UNAVAILABLE: CaptionPageState = { isAvailable: false, isOn: false, viewers: 0 }

/** @param page omitted on hosts that serve no pages */
export function createCaptionPageHandlers(
  page: CaptionPagePort | undefined,
): HandlersOf<keyof typeof captionPageCalls> {
  const onPage = <T>(act: (page: CaptionPagePort) => T) =>
    Promise.resolve(page === undefined ? err({ kind: 'other-host-only' } as const) : ok(act(page)))
  return {
    'captionPage.get': () => Promise.resolve(ok(page?.state() ?? UNAVAILABLE)),
    'captionPage.open': () => onPage(({ open }) => ({ address: open() })),
    'captionPage.end': () =>
      onPage(({ end, state }) => {
        end()
        return state()
      }),
  }
}
