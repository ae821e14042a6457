import { CircleAlert, Info, X } from 'lucide-react'
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useContext,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from '../controls/button.tsx'
import styles from './notice.module.css'
import { NoticePileContext, type NoticeTone } from './notice-pile.ts'

/** Name of the side of a meeting that notices are about; undefined if that is clear. */
export const NoticeSubject = createContext<string | undefined>(undefined)

interface NoticeProps {
  readonly tone: NoticeTone
  readonly title: string
  readonly remedy: string
  readonly details?: readonly string[]
  /** A changing number, which is displayed but not announced repeatedly. */
  readonly counter?: string | undefined
  readonly actions?: ReactNode
  readonly onDismiss?: (() => void) | undefined
}

/** A notice: what happened, what was saved and what to do. */
export function Notice({ tone, title, remedy, details, counter, actions, onDismiss }: NoticeProps) {
  const { t } = useTranslation()
  const subject = useContext(NoticeSubject)
  const box = useRef<HTMLDivElement>(null)
  const text = [tone, title, remedy, ...(details ?? [])].join('\n')
  const { isShown, isForBoth, dismiss } = usePlace({ tone, text, box, onDismiss })
  const Icon = tone === 'error' ? CircleAlert : Info
  return (
    <div ref={box} className={classes(styles.notice, styles[tone])} hidden={!isShown}>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words} role={tone === 'error' ? 'alert' : 'status'}>
        <span className={styles.title}>
          {subject !== undefined && (
            <>
              <bdi>{isForBoth ? t('live.sides.both') : subject}</bdi> ·{' '}
            </>
          )}
          {title}
        </span>{' '}
        <span>{remedy}</span>
        {details?.map((detail) => (
          <div key={detail} className={styles.details}>
            {/* Text from the service, perhaps in another language. */}
            <bdi>{detail}</bdi>
          </div>
        ))}
      </div>
      {counter !== undefined && (
        <span className={styles.counter} aria-hidden>
          {counter}
        </span>
      )}
      {(actions !== undefined || onDismiss !== undefined) && (
        <div className={styles.end}>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
          {onDismiss !== undefined && (
            <IconButton icon={<X size={14} />} label={t('app.dismiss')} isPlain onClick={dismiss} />
          )}
        </div>
      )}
    </div>
  )
}

interface PlacedNotice {
  readonly tone: NoticeTone
  readonly text: string
  readonly box: RefObject<Element | null>
  readonly onDismiss: (() => void) | undefined
}

/** The place of a notice in the pile that it belongs to. */
function usePlace({ tone, text, box, onDismiss }: PlacedNotice) {
  const pile = use(NoticePileContext)
  const id = useId()
  const add = pile?.add
  const dismissOne = useEffectEvent(() => onDismiss?.())
  useLayoutEffect(
    () =>
      box.current === null
        ? undefined
        : add?.({ id, tone, text, element: box.current, dismiss: () => dismissOne() }),
    [add, box, id, text, tone],
  )
  const place = pile?.placeOf(id) ?? { isShown: true, isForBoth: false }
  return { ...place, dismiss: () => (pile === undefined ? onDismiss?.() : pile.dismiss(id)) }
}
