import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Level, meterPosition } from '../../../../core/audio/capture/level.ts'
import { classes } from '../../../ui/classes.ts'
import type { Emitter } from '../session/emitter.ts'
import styles from './level-meter.module.css'

/** How much of its height the bar keeps from one level to the next, so that it falls slower than it rises. */
const FALL = 0.8

interface LevelMeterProps {
  readonly levels: Emitter<Level>
  readonly isMuted: boolean
}

/** Shows what the microphone hears, twenty times a second and past React. */
export function LevelMeter({ levels, isMuted }: LevelMeterProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let shown = 0
    return levels.listen(({ rms }) => {
      shown = Math.max(meterPosition(rms), shown * FALL)
      if (bar.current !== null) bar.current.style.transform = `scaleX(${shown.toFixed(3)})`
    })
  }, [levels])
  return (
    <div className={classes(styles.meter, isMuted && styles.muted)} role="img" aria-label={t('live.level')}>
      <div ref={bar} className={styles.bar} />
    </div>
  )
}
