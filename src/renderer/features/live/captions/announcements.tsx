import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import hidden from '../../../ui/visually-hidden.module.css'
import type { Live } from '../session/live-store.ts'
import { isBusy } from '../session/status.ts'
import { type Announcement, Announcer } from './announcer.ts'

/** A log for screen readers needs the latest lines alone: the list itself can be read at leisure. */
const KEPT = 5

/** Reads out translations, or what is only transcribed, as soon as they are concluded. It is always there: a log that comes late is not read. */
export function Announcements({ live }: { readonly live: Live }) {
  const { t } = useTranslation()
  const lines = useAnnouncements(live)
  return (
    <div className={hidden.hidden} role="log" aria-label={t('live.announced')}>
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

    const take = () => {
      clearTimeout(again)
      const state = store.getState()
      const { config, transcript } = state
      if (config === undefined) return
      const [target] = config.targetLanguages
      const due = announcer.take({ transcript, target, isRunning: isBusy(state) }, performance.now())
      if (due.length > 0) setLines((before) => [...before, ...due].slice(-KEPT))
      const { nextAt } = announcer
      if (nextAt !== undefined) again = setTimeout(take, nextAt - performance.now())
    }
    const end = store.subscribe((state, before) => {
      if (state.phase.is === 'preparing' && before.phase.is !== 'preparing') {
        announcer = new Announcer()
        setLines([])
      }
      if (state.transcript !== before.transcript || isBusy(state) !== isBusy(before)) take()
    })
    return () => {
      end()
      clearTimeout(again)
    }
  }, [store])
  return lines
}
