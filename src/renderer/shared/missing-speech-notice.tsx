import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CATCH_UP_SPEED } from '../../core/session/missing-speech/catch-up-speed.ts'
import type { MissingSpeechState } from '../../core/session/missing-speech/missing-speech-calls.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useFormats } from '../i18n/use-formats.ts'
import {
  useDiscardMissing,
  useMissingSpeech,
  usePostponeMissing,
  useTranslateMissing,
} from '../queries/missing-speech-queries.ts'
import { Button } from '../ui/controls/button.tsx'
import { Notice } from '../ui/layout/notice.tsx'
import { Confirm } from '../ui/overlays/confirm.tsx'

const MINUTE_MS = 60_000

interface MissingSpeechNoticeProps {
  /** Id of the session. */
  readonly id: string | undefined
  /** Whether what was left for later is offered. */
  readonly offersLater: boolean
}

/** The missing speech of a session: what may be done with it, and what cannot be translated any more. */
export function MissingSpeechNotice({ id, offersLater }: MissingSpeechNoticeProps) {
  const missing = useMissingSpeech(id)
  return (
    <>
      {missing !== undefined && <TranslatableNotice missing={missing} offersLater={offersLater} />}
      {missing?.isUnreadable === true && <UnreadableNotice id={missing.id} />}
    </>
  )
}

/** Sound that nothing but discarding can be done with. */
function UnreadableNotice({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const discarding = useDiscardMissing()
  const failure = discarding.error && describe(discarding.error)
  return (
    <Notice
      tone="info"
      title={t('live.missing.unreadable.title')}
      remedy={t('live.missing.unreadable.remedy')}
      details={failure ? [failure.title, failure.remedy] : []}
      actions={
        <Button
          isRunning={discarding.isPending}
          onClick={() => void discarding.run({ id, isUnreadable: true })}
        >
          {t('live.missing.discard')}
        </Button>
      }
    />
  )
}

interface TranslatableNoticeProps {
  readonly missing: MissingSpeechState
  readonly offersLater: boolean
}

/** Speech that is being translated, with an end in sight, or may be. */
function TranslatableNotice({ missing, offersLater }: TranslatableNoticeProps) {
  const { t } = useTranslation()
  const { duration, time } = useFormats()
  const describe = useErrorText()
  const translating = useTranslateMissing()
  const postponing = usePostponeMissing()
  const [isAsking, setAsking] = useState(false)
  if (missing.state === 'done') return null
  const { id, state, missingMs, totalMs, error, retryAt } = missing
  const failure = error && describe(error)
  if (state === 'waiting' && !offersLater) return null
  const length = duration(missingMs)
  const later = <Button onClick={() => void postponing.run({ id })}>{t('live.missing.later')}</Button>
  if (state === 'translating')
    return (
      <Notice
        tone="info"
        title={t('live.missing.translating.title')}
        remedy={t('live.missing.translating.remedy')}
        counter={t('live.missing.translating.counter', {
          missing: length,
          total: duration(totalMs),
          time: duration(Math.ceil(missingMs / CATCH_UP_SPEED / MINUTE_MS) * MINUTE_MS),
        })}
        actions={later}
      />
    )
  return (
    <>
      <Notice
        tone={state === 'failed' ? 'error' : 'info'}
        title={t('live.missing.title', { length })}
        remedy={
          failure === undefined
            ? t('live.missing.remedy', { length })
            : t('live.missing.failed', { reason: failure.title })
        }
        details={
          failure === undefined
            ? []
            : [
                failure.remedy,
                ...failure.details,
                retryAt === undefined
                  ? t('live.missing.noRetry')
                  : t('live.missing.retry', { time: time(retryAt) }),
              ]
        }
        actions={
          <>
            <Button
              look="accent"
              isRunning={translating.isPending}
              onClick={() => void translating.run({ id })}
            >
              {t('live.missing.translate', { length })}
            </Button>
            {state !== 'waiting' && later}
            <Button onClick={() => setAsking(true)}>{t('live.missing.discard')}</Button>
          </>
        }
      />
      {isAsking && <Discard id={id} length={length} onClose={() => setAsking(false)} />}
    </>
  )
}

interface DiscardProps {
  readonly id: string
  readonly length: string
  readonly onClose: () => void
}

function Discard({ id, length, onClose }: DiscardProps) {
  const { t } = useTranslation()
  const discarding = useDiscardMissing()
  return (
    <Confirm
      title={t('live.missing.confirm.title', { length })}
      remedy={t('live.missing.confirm.remedy')}
      submit={t('live.missing.discard')}
      isOpen
      isRunning={discarding.isPending}
      onClose={onClose}
      onSubmit={() => void discarding.run({ id }).then((done) => done.ok && onClose())}
      error={discarding.error}
    />
  )
}
