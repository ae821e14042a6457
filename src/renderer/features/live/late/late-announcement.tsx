import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useLateCaptions, useMissingSpeech } from '../../../queries/missing-speech-queries.ts'
import hidden from '../../../ui/visually-hidden.module.css'
import { useLivePage } from '../live-context.ts'

/** The last late captions arrive shortly after the message that nothing is missing any more. */
const SETTLED_MS = 2000

/** Announces late captions to screen readers: their number, once all of them are in their place. */
export function LateAnnouncement() {
  const { kept } = useLivePage()
  const id = useStore(kept.store, (state) => state.id)
  return (
    <div className={hidden.hidden} role="status">
      {id !== undefined && <LateCount key={id} id={id} />}
    </div>
  )
}

function LateCount({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const missing = useMissingSpeech(id)
  const count = useLateCaptions(id, (missing?.translated.length ?? 0) > 0)?.length ?? 0
  const isComing = missing?.state === 'translating'
  const [announced, setAnnounced] = useState({ from: 0, to: 0 })
  const { to } = announced
  useEffect(() => {
    if (isComing || count <= to) return undefined
    const timer = setTimeout(() => setAnnounced({ from: to, to: count }), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isComing, count, to])
  return to === 0 ? null : t('live.missing.announced', { count: to - announced.from })
}
