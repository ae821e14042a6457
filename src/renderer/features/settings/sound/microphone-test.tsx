import { Mic, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { meterPosition } from '../../../../core/audio/capture/level.ts'
import type { AppError } from '../../../../core/base/errors.ts'
import type { Settings } from '../../../../core/settings/settings.ts'
import { RECORDING_S, testRecording, type Verdict } from '../../../engine/capture/test-recording.ts'
import { isDenial } from '../../../shared/denial.ts'
import { DeniedNotice } from '../../../shared/denied-notice.tsx'
import { ErrorNotice } from '../../../shared/error-notice.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import styles from '../settings-dialog.module.css'
import sound from './sound.module.css'

type State =
  | { readonly type: 'idle'; readonly verdict?: Verdict; readonly error?: AppError }
  | { readonly type: 'recording'; readonly leftS: number; readonly rms: number }
  | { readonly type: 'playing' }

/** Records the microphone as in a session, and plays the recording. */
export function MicrophoneTest({ audio }: { readonly audio: Settings['audio'] }) {
  const { t } = useTranslation()
  const [state, setState] = useState<State>({ type: 'idle' })
  const running = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const abort = new AbortController()
    running.current = abort
    setState({ type: 'recording', leftS: RECORDING_S, rms: 0 })
    const { microphone: deviceId, microphoneGain, speaker, ...processing } = audio
    const result = await testRecording(
      {
        microphone: {
          deviceId,
          echoCancellation: processing.echoCancellation,
          noiseSuppression: processing.noiseSuppression,
          autoGainControl: processing.autoGainControl,
        },
        microphoneGain,
        speaker,
      },
      {
        recording: (leftS, rms) => setState({ type: 'recording', leftS, rms }),
        playing: () => setState({ type: 'playing' }),
      },
      abort.signal,
    )
    if (result.ok) return setState({ type: 'idle', verdict: result.value })
    return setState(
      result.error.kind === 'cancelled' ? { type: 'idle' } : { type: 'idle', error: result.error },
    )
  }

  const isRunning = state.type !== 'idle'
  return (
    <div className={sound.test}>
      <div className={styles.row}>
        <Button onClick={() => (isRunning ? running.current?.abort() : void start())}>
          {isRunning ? <Square size={12} fill="currentColor" aria-hidden /> : <Mic size={14} aria-hidden />}
          {isRunning ? t('sound.test.stop') : t('sound.test.start')}
        </Button>
        <span className={styles.words} role="status">
          {state.type === 'recording' && t('sound.test.recording', { seconds: Math.max(0, state.leftS) })}
          {state.type === 'playing' && t('sound.test.playing')}
        </span>
      </div>
      {state.type === 'recording' && (
        <ProgressBar label={t('sound.test.level')} part={meterPosition(state.rms)} />
      )}
      {state.type === 'idle' &&
        (isDenial(state.error) ? <DeniedNotice error={state.error} /> : <ErrorNotice error={state.error} />)}
      {state.type === 'idle' && (state.verdict === 'silent' || state.verdict === 'clipped') && (
        <p role="alert">{t(`sound.test.${state.verdict}`)}</p>
      )}
      <p className={styles.hint}>{t('sound.test.hint')}</p>
    </div>
  )
}
