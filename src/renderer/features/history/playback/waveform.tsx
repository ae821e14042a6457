import { useEffect, useMemo, useState } from 'react'
import type { WaveformPeaks as Read } from '../../../../core/audio/peak-meter.ts'
import { tickPath, waveformPath } from '../../../../core/audio/waveform-path.ts'
import { readWaveform } from '../../../engine/read-waveform.ts'
import { useHistory } from '../history.ts'
import styles from './sound-player.module.css'

export interface WaveformProps {
  /** Undefined until it is known. */
  readonly address: string | undefined
  readonly lengthMs: number
  /** Where captions start, in milliseconds. */
  readonly startsMs: readonly number[]
}

/** Picture of a sound with a tick for each caption; it says nothing that its slider and the captions do not say. */
export function Waveform({ address, lengthMs, startsMs }: WaveformProps) {
  const read = useWaveform(address)
  const outline = useMemo(() => read && waveformPath(read), [read])
  const ticks = useMemo(() => tickPath(startsMs, lengthMs), [startsMs, lengthMs])
  return (
    <svg
      className={styles.waveform}
      viewBox={`0 -1 ${Math.max(1, lengthMs)} 2`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <path className={styles.outline} d={outline ?? ''} />
      <path className={styles.ticks} d={ticks} />
    </svg>
  )
}

/** The waveform of a sound as far as it was read. It is read once: an address belongs to one sound. */
function useWaveform(address: string | undefined): Read | undefined {
  const { waveforms } = useHistory()
  const [shown, setShown] = useState<{ readonly address: string; readonly waveform: Read } | undefined>()
  useEffect(() => {
    if (address === undefined || waveforms.has(address)) return undefined
    return readWaveform(address, (waveform) => {
      if (waveform.isWhole) waveforms.set(address, waveform)
      setShown({ address, waveform })
    })
  }, [waveforms, address])
  if (address === undefined) return undefined
  return waveforms.get(address) ?? (shown?.address === address ? shown.waveform : undefined)
}
