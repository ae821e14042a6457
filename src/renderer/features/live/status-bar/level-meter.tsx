import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { MeterReading } from '../../../../core/audio/capture/level.ts'
import { classes } from '../../../ui/classes.ts'
import type { Emitter } from '../session/emitter.ts'
import styles from './level-meter.module.css'

interface LevelMeterProps {
  readonly levels: Emitter<MeterReading>
  readonly isMuted: boolean
}

/** Shows the level of a source, without React. */
export function LevelMeter({ levels, isMuted }: LevelMeterProps) {
  const { t } = useTranslation()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    return levels.listen(({ position }) => {
      if (bar.current !== null) bar.current.style.transform = `scaleX(${position})`
    })
  }, [levels])
  return (
    <div className={classes(styles.meter, isMuted && styles.muted)} role="img" aria-label={t('live.level')}>
      <div ref={bar} className={styles.bar} />
    </div>
  )
}
