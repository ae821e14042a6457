import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useFormats } from '../../../i18n/use-formats.ts'
import hidden from '../../../ui/visually-hidden.module.css'
import type { Live } from '../session/live.ts'
import { isBusy } from '../session/status.ts'
import { type Announcement, Announcer } from './announcer.ts'

/** Number of announced lines to keep: a screen reader needs only the latest, and the caption list has them all. */
const KEPT = 5
/** Lines are removed after this time: whoever reads on after the list of captions would read them twice. */
const KEPT_MS = 7000

/**
 * Announces translations to screen readers as soon as they are concluded; of a transcription and of the user's own
 * words in a meeting, the original. It is always rendered: screen readers do not announce a live region that is
 * inserted later.
 */
export function Announcements({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const { row } = useFormats()
  const lines = useAnnouncements(live)
  const name = useStore(live.store, ({ side }) => side?.name)
  return (
    <div
      className={hidden.hidden}
      role="log"
      aria-label={row([...(name === undefined ? [] : [name]), t('live.announced')])}
    >
      {lines.map(({ id, text, language }) => (
        <p key={id} lang={language} dir="auto">
          {text}
        </p>
      ))}
    </div>
  )
}

function useAnnouncements({ store }: Live): readonly Announcement[] {
  const [lines, setLines] = useState<readonly Announcement[]>([])
  useEffect(() => {
    let announcer = new Announcer()
    let again: ReturnType<typeof setTimeout> | undefined
    const removals = new Set<ReturnType<typeof setTimeout>>()

    const announce = (due: readonly Announcement[]) => {
      setLines((before) => [...before, ...due].slice(-KEPT))
      const removal = setTimeout(() => {
        removals.delete(removal)
        setLines((before) => before.filter((line) => !due.includes(line)))
      }, KEPT_MS)
      removals.add(removal)
    }

    const take = () => {
      clearTimeout(again)
      const state = store.getState()
      const { config, transcript, side } = state
      if (config === undefined) return
      const target = side?.type === 'mine' ? undefined : config.targetLanguages[0]
      const due = announcer.update({ transcript, target, isRunning: isBusy(state) }, performance.now())
      if (due.length > 0) announce(due)
      const { nextAt } = announcer
      if (nextAt !== undefined) again = setTimeout(take, nextAt - performance.now())
    }
    const end = store.subscribe((state, before) => {
      if (state.phase.type === 'preparing' && before.phase.type !== 'preparing') {
        announcer = new Announcer()
        setLines([])
      }
      if (state.transcript !== before.transcript || isBusy(state) !== isBusy(before)) take()
    })
    return () => {
      end()
      clearTimeout(again)
      for (const removal of removals) clearTimeout(removal)
    }
  }, [store])
  return lines
}
