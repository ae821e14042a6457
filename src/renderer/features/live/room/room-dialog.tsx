import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import {
  type QuestionAnswer,
  type RoomEnd,
  type RoomState,
  roomEnds,
} from '../../../../core/audience/room/room-calls.ts'
import { attemptsOf } from '../../../queries/query/attempts.ts'
import {
  useAnswerQuestion,
  useCloseRoom,
  useKeepRoom,
  type useOpenRoom,
  useRoom,
  useTakeQuestions,
} from '../../../queries/room-queries.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../../ui/progress/skeleton.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './room.module.css'

interface RoomDialogProps {
  /** The press that showed the dialog may have begun to open the room. */
  readonly opening: ReturnType<typeof useOpenRoom>
  readonly onClose: () => void
}

/** Opens a room for phones in a network that the user picks, and shows how they get there. */
export function RoomDialog({ opening, onClose }: RoomDialogProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useRoom()
  const keeping = useKeepRoom()
  const closing = useCloseRoom()
  const taking = useTakeQuestions()
  const answering = useAnswerQuestion()
  const { error: failed, attempt } = attemptsOf(opening, keeping, closing, taking, answering)
  const open = (address: string) => void attempt(() => opening.run({ address }))
  const keep = (end: RoomEnd) => void attempt(() => keeping.run({ end }))
  const take = (isOn: boolean) => void attempt(() => taking.run({ isOn }))
  const answer = async (id: string, given: QuestionAnswer) => {
    const { ok } = await attempt(() => answering.run({ id, answer: given }))
    // It is on the screen behind the dialog.
    if (ok && given === 'show') onClose()
  }
  const end = () => void attempt(() => closing.run({}))
  return (
    <Dialog title={t('room.title')} isOpen isText onClose={onClose}>
      <ErrorNotice error={failed ?? error} />
      {data === undefined ? (
        error === undefined && <Skeleton label={t('panels.loading')} />
      ) : data.room === undefined ? (
        <>
          {data.waitsFor !== undefined && <Waiting address={data.waitsFor} onEnd={end} />}
          {data.isLinkLocked === true && <Locked onRetry={refetch} />}
          <Closed networks={data.networks} isPending={opening.isPending} onOpen={open} />
        </>
      ) : (
        <Open
          room={data.room}
          onKeep={keep}
          onTake={take}
          onAnswer={(id, given) => void answer(id, given)}
          onRenew={open}
          onEnd={end}
        />
      )}
    </Dialog>
  )
}

interface WaitingProps {
  readonly address: string
  readonly onEnd: () => void
}

/** The link works, and nobody reaches it: this computer is in another network. */
function Waiting({ address, onEnd }: WaitingProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.open}>
      <p role="status">{t('room.waits', { address })}</p>
      <Button look="danger" onClick={onEnd}>
        {t('captionPage.end')}
      </Button>
    </div>
  )
}

/** The link from before is kept, and the keychain that keeps it is locked. */
function Locked({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.open}>
      <p role="status">{t('room.locked')}</p>
      <Button onClick={onRetry}>{t('app.tryAgain')}</Button>
    </div>
  )
}

interface ClosedProps {
  readonly networks: RoomState['networks']
  readonly isPending: boolean
  readonly onOpen: (address: string) => void
}

function Closed({ networks, isPending, onOpen }: ClosedProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const address = networks.some((network) => network.address === chosen) ? chosen : networks[0]?.address
  return (
    <div className={styles.open}>
      <p>{t('room.hint')}</p>
      {address === undefined ? (
        <p role="status">{t('room.noNetwork')}</p>
      ) : (
        <>
          <Select
            label={t('room.network')}
            options={networks.map((network) => ({
              value: network.address,
              label: `${network.name} · ${network.address}`,
            }))}
            value={address}
            onChange={setChosen}
          />
          <Button look="accent" onClick={() => onOpen(address)} isRunning={isPending}>
            {t('room.open')}
          </Button>
        </>
      )}
    </div>
  )
}

interface OpenProps {
  readonly room: NonNullable<RoomState['room']>
  readonly onKeep: (end: RoomEnd) => void
  readonly onTake: (isOn: boolean) => void
  readonly onAnswer: (id: string, answer: QuestionAnswer) => void
  readonly onRenew: (address: string) => void
  readonly onEnd: () => void
}

function Open({ room, onKeep, onTake, onAnswer, onRenew, onEnd }: OpenProps) {
  const { t } = useTranslation()
  const { address, code, link, readers, end, isKept, hasMoved, questions } = room
  return (
    <div className={styles.open}>
      {questions !== undefined && <QuestionList questions={questions} onAnswer={onAnswer} />}
      <QrCode text={link} />
      <p>{t('room.scan')}</p>
      {hasMoved && <p>{t('room.moved')}</p>}
      <dl className={styles.typed}>
        <dt>{t('captionPage.address')}</dt>
        <dd dir="ltr">{address}</dd>
        <dt>{t('room.code')}</dt>
        <dd dir="ltr">{code}</dd>
      </dl>
      <p role="status">
        {readers === 0 ? t('captionPage.nobody') : t('captionPage.viewers', { count: readers })}
      </p>
      <Select
        label={t('room.end')}
        options={roomEnds.map((value) => ({ value, label: t(`room.ends.${value}`) }))}
        value={end}
        onChange={onKeep}
        hint={t(end !== 'quit' && !isKept ? 'room.notKept' : 'room.endHint')}
      />
      <Switch
        label={t('room.questions')}
        hint={t('room.questionsHint')}
        isOn={questions !== undefined}
        onChange={onTake}
      />
      <div className={styles.actions}>
        <Button onClick={() => onRenew(new URL(address).hostname)}>{t('room.renew')}</Button>
        <Button look={readers === 0 ? 'plain' : 'danger'} onClick={onEnd}>
          {t('captionPage.end')}
        </Button>
      </div>
      <p>{t('room.notSeen')}</p>
    </div>
  )
}

/** Light around it, in modules: cameras need it. */
const QUIET_ZONE = 4

/** Dark on light in both themes: many cameras read nothing else. */
function QrCode({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('room.qr')}>
      <path d={path.join('')} />
    </svg>
  )
}
