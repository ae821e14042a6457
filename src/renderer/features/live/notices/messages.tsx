import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './messages.module.css'

interface MessagesProps {
  /** Reserves the space while there are no messages. */
  readonly banner: ReactNode
  readonly children: ReactNode
}

/**
 * Messages above the captions. The banner reserves the space and messages cover it, so that captions do not
 * move when one appears or disappears; more than one cover the oldest visible captions.
 */
export function Messages({ banner, children }: MessagesProps) {
  const { t } = useTranslation()
  const place = useRef<HTMLElement>(null)
  const pile = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const box = place.current
    const messages = pile.current
    const stage = box?.parentElement
    if (box === null || messages === null || stage == null) return undefined
    const measure = new ResizeObserver(() => {
      const isOver = getComputedStyle(messages).position === 'absolute'
      const over = isOver ? Math.max(0, messages.offsetHeight - box.offsetHeight) : 0
      // Lets the first captions scroll out from under the messages.
      stage.style.setProperty('--messages-over', `${over}px`)
    })
    for (const node of [box, messages]) measure.observe(node)
    return () => measure.disconnect()
  }, [])
  return (
    <section ref={place} className={styles.place} aria-label={t('live.messages')}>
      <div className={styles.banner}>{banner}</div>
      <div ref={pile} className={styles.messages}>
        {children}
      </div>
    </section>
  )
}
