import { encode } from 'uqr'
import styles from './room.module.css'

/** Light around it, in modules: cameras need it. */
const QUIET_ZONE = 4

interface QrCodeProps {
  readonly text: string
  /** Names it for screen readers. */
  readonly label: string
}

/** Dark on light in both themes: many cameras read nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET_ZONE, ecc: 'M' })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path.join('')} />
    </svg>
  )
}
