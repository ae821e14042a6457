import { Square, Volume2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meterPosition } from '../../../../core/audio/capture/level.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import { type CableEnds, tryCable } from '../../../engine/capture/device-trials.ts'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import styles from '../settings-dialog.module.css'
import sound from './sound.module.css'

type State =
  | { readonly type: 'idle'; readonly hasArrived?: boolean; readonly error?: AppError }
  | { readonly type: 'listening'; readonly rms: number }

interface CableTestProps {
  readonly ends: CableEnds
  /** Name of the microphone. */
  readonly microphone: string
}

/** Plays a tone into a virtual cable, and says whether a meeting would hear it. */
export function CableTest({ ends, microphone }: CableTestProps) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ type: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isListening = state.type === 'listening'

  const start = async () => {
    const abort = new AbortController()
    running.current = abort
    setState({ type: 'listening', rms: 0 })
    const result = await tryCable(ends, (rms) => setState({ type: 'listening', rms }), abort.signal)
    if (result.ok) return setState({ type: 'idle', hasArrived: result.value })
    return setState(
      result.error.kind === 'cancelled' ? { type: 'idle' } : { type: 'idle', error: result.error },
    )
  }

  return (
    <div className={sound.test}>
      <div>
        <Button onClick={() => (isListening ? running.current?.abort() : void start())}>
          {isListening ? (
            <Square size={12} fill="currentColor" aria-hidden />
          ) : (
            <Volume2 size={14} aria-hidden />
          )}
          {t(isListening ? 'sound.test.stop' : 'sound.cable.test.start')}
        </Button>
      </div>
      {isListening && <ProgressBar label={t('sound.test.level')} part={meterPosition(state.rms)} />}
      <p role="status">
        {state.type === 'idle' &&
          state.hasArrived !== undefined &&
          t(`sound.cable.test.${state.hasArrived ? 'arrived' : 'lost'}`, { microphone })}
      </p>
      {state.type === 'idle' && <ErrorNotice error={state.error} />}
      <p className={styles.hint}>{t('sound.cable.test.hint')}</p>
    </div>
  )
}
