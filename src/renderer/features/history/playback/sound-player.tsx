import { Download, Pause, Play, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { SessionView } from '../../../../core/session/library/session-schema.ts'
import { useErrorText } from '../../../i18n/use-error-text.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { useDeleteSound, useSessionSound } from '../../../queries/sessions-queries.ts'
import { DeleteDialog } from '../../../shared/delete-dialog.tsx'
import { saveFrom } from '../../../shared/toasts/save-file.ts'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { useSubmit } from '../../../ui/controls/use-submit.ts'
import { Notice } from '../../../ui/layout/notice.tsx'
import { type Player, type Speed, speeds } from './player.ts'
import { SoundPlace, STEP_MS } from './sound-place.tsx'
import styles from './sound-player.module.css'

interface SoundPlayerProps {
  readonly session: SessionView
  readonly player: Player
  /** Where its captions start, in milliseconds. */
  readonly startsMs: readonly number[]
  readonly onDeleted: () => void
}

/** Plays the audio of a session in sync with its captions. */
export function SessionPlayer({ session, player, startsMs, onDeleted }: SoundPlayerProps) {
  const { t } = useTranslation()
  const describe = useErrorText()
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteSound()
  const isUnplayable = useStore(player.store, (state) => state.isUnplayable)
  const sound = useSessionSound({ id: session.id })
  const address = sound.data?.address
  useEffect(() => {
    if (address !== undefined) player.load(address)
  }, [player, address])
  const saving = useSubmit({
    isLoading: address === undefined,
    onSubmit: () => saveFrom(`${address}?download`),
  })
  const again = () => {
    sound.refetch()
    if (address !== undefined) player.load(address)
  }
  const problem =
    sound.error !== undefined
      ? describe(sound.error)
      : isUnplayable
        ? { title: t('history.sound.unplayable.title'), remedy: t('history.sound.unplayable.remedy') }
        : undefined
  return (
    <section className={styles.player} aria-label={t('history.sound.name')}>
      {problem !== undefined && (
        <Notice tone="error" {...problem} actions={<Button onClick={again}>{t('app.tryAgain')}</Button>} />
      )}
      {/* As in other players, time runs from left to right in every language. */}
      <div className={styles.controls} dir="ltr">
        <div className={styles.row}>
          <PlayButton player={player} />
          <SoundPlace player={player} lengthMs={session.durationMs} address={address} startsMs={startsMs} />
        </div>
        <div className={styles.row}>
          <StepButton player={player} ms={-STEP_MS} />
          <StepButton player={player} ms={STEP_MS} />
          <SpeedChoice player={player} />
          <span className={styles.space} />
          <IconButton
            icon={<Download size={16} />}
            label={t('history.sound.save')}
            isRunning={saving.isBusy}
            onClick={saving.attempt}
          />
          <IconButton
            icon={<Trash2 size={16} />}
            label={t('history.sound.delete')}
            onClick={() => setDeleting(true)}
          />
        </div>
      </div>
      {isDeleting && (
        <DeleteDialog
          title={t('history.sound.confirm.title')}
          remedy={t('history.sound.confirm.remedy')}
          submit={t('history.sound.delete')}
          mutation={remove}
          input={{ ids: [session.id] }}
          onClose={() => setDeleting(false)}
          onDone={onDeleted}
        />
      )}
    </section>
  )
}

interface PartProps {
  readonly player: Player
}

function PlayButton({ player }: PartProps) {
  const { t } = useTranslation()
  const isPlaying = useStore(player.store, (state) => state.isPlaying)
  return (
    <IconButton
      icon={isPlaying ? <Pause size={18} /> : <Play size={18} />}
      label={t(isPlaying ? 'history.sound.pause' : 'history.sound.play')}
      onClick={player.toggle}
    />
  )
}

function StepButton({ player, ms }: PartProps & { readonly ms: number }) {
  const { t } = useTranslation()
  return (
    <IconButton
      icon={<span className={styles.step}>{`${ms < 0 ? '−' : '+'}${STEP_MS / 1000}`}</span>}
      label={t(ms < 0 ? 'history.sound.back' : 'history.sound.forward')}
      onClick={() => player.seek(player.store.getState().atMs + ms)}
    />
  )
}

function SpeedChoice({ player }: PartProps) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const speed = useStore(player.store, (state) => state.speed)
  return (
    <div className={styles.speed}>
      <Select
        label={t('history.sound.speed')}
        isLabelHidden
        options={speeds.map((value) => ({ value: String(value), label: `${number(value)}×` }))}
        value={String(speed)}
        onChange={(value) => player.setSpeed(Number(value) as Speed)}
      />
    </div>
  )
}
