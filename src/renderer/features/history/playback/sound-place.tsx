import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatElapsed } from '../../../i18n/format-elapsed.ts'
import { Slider } from '../../../ui/controls/slider.tsx'
import type { Player } from './player.ts'
import styles from './sound-player.module.css'
import { Waveform, type WaveformProps } from './waveform.tsx'

/** Step of the buttons and arrow keys. */
export const STEP_MS = 10_000

const ARROWS: Readonly<Record<string, number>> = {
  ArrowLeft: -STEP_MS,
  ArrowDown: -STEP_MS,
  ArrowRight: STEP_MS,
  ArrowUp: STEP_MS,
}

interface SoundPlaceProps extends WaveformProps {
  readonly player: Player
  /** Known length, used until the media element reports it. */
  readonly lengthMs: number
}

/** Playback position, with a slider over the waveform to change it. */
export function SoundPlace({ player, lengthMs, ...picture }: SoundPlaceProps) {
  const { t } = useTranslation()
  const seconds = useStore(player.store, ({ atMs }) => Math.floor(atMs / 1000))
  const length = useStore(player.store, (state) => state.lengthMs) ?? lengthMs
  const [moving, setMoving] = useState<number | undefined>(undefined)
  const shown = moving ?? seconds
  const at = formatElapsed(shown * 1000)
  const end = formatElapsed(length)
  const onKey = (event: KeyboardEvent) => {
    const step = ARROWS[event.key]
    if (step !== undefined) player.seek(player.store.getState().atMs + step)
    else if (event.key === ' ') player.toggle()
    else return
    event.preventDefault()
  }
  return (
    <>
      <div className={styles.place}>
        <Waveform {...picture} lengthMs={length} />
        <Slider
          label={t('history.sound.position')}
          valueText={t('history.sound.positionOf', { at, end })}
          min={0}
          max={Math.max(1, Math.floor(length / 1000))}
          step={1}
          value={shown}
          onChange={setMoving}
          onCommit={(value) => {
            player.seek(value * 1000)
            setMoving(undefined)
          }}
          onKeyDown={onKey}
        />
      </div>
      <span className={styles.times}>
        {at} / {end}
      </span>
    </>
  )
}
