import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import {
  causesOf,
  foremost,
  NoticePileContext,
  type PiledNotice,
  withNotice,
} from '../../../ui/layout/notice-pile.ts'
import styles from './messages.module.css'

interface MessagesProps {
  /** Whether everything else waits, as while captions are presented. */
  readonly areErrorsOnly: boolean
  readonly children: ReactNode
}

/**
 * Notices above the captions, which do not move when one comes or goes: one is shown, the others behind a number. What
 * both sides of a meeting say is said once.
 */
export function Messages({ areErrorsOnly, children }: MessagesProps) {
  const { t } = useTranslation()
  const [all, setPile] = useState<readonly PiledNotice[]>([])
  const [isOpen, setOpen] = useState(false)
  const pile = useMemo(
    () => causesOf(areErrorsOnly ? all.filter(({ tone }) => tone === 'error') : all),
    [all, areErrorsOnly],
  )
  if (isOpen && pile.length < 2) setOpen(false)
  const shown = foremost(pile)
  const add = useCallback((notice: PiledNotice) => {
    setPile((before) => withNotice(before, notice))
    return () => setPile((before) => before.filter(({ id }) => id !== notice.id))
  }, [])
  const context = useMemo(() => {
    const sayingTheSame = (id: string) => {
      const text = all.find((each) => each.id === id)?.text
      return all.filter((each) => each.text === text)
    }
    return {
      add,
      placeOf: (id: string) => ({
        isShown: isOpen ? pile.some((each) => each.id === id) : shown?.id === id,
        isForBoth: sayingTheSame(id).length > 1,
      }),
      dismiss: (id: string) => {
        for (const { dismiss } of sayingTheSame(id)) dismiss()
      },
    }
  }, [add, all, isOpen, pile, shown])
  const place = usePlaceOver()
  return (
    <section
      ref={place}
      className={styles.place}
      aria-label={t('live.messages')}
      hidden={areErrorsOnly && shown === undefined}
    >
      <div className={styles.pile}>
        <div className={styles.messages}>
          <NoticePileContext value={context}>{children}</NoticePileContext>
        </div>
        {pile.length > 1 && (
          <Button
            aria-expanded={isOpen}
            aria-label={t('live.moreMessages', { count: pile.length - 1 })}
            hint={t('live.moreMessages', { count: pile.length - 1 })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '–' : `+${pile.length - 1}`}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Lets the first captions scroll out from under the notices that cover them. */
function usePlaceOver() {
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const box = place.current
    const stage = box?.parentElement
    const pile = box?.firstElementChild
    if (!(pile instanceof HTMLElement) || stage == null) return undefined
    const measure = new ResizeObserver(() => {
      const isOver = getComputedStyle(pile).position === 'absolute'
      stage.style.setProperty('--messages-over', `${isOver ? pile.offsetHeight : 0}px`)
    })
    measure.observe(pile)
    return () => measure.disconnect()
  }, [])
  return place
}
