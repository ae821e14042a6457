import { type KeyboardEvent, useEffect, useRef } from 'react'
import styles from './slider.module.css'

interface SliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly onChange: (value: number) => void
  /** Called when the thumb is released, or moved by a key. */
  readonly onCommit?: (value: number) => void
  /** Text of the value for screen readers, if the number alone is not enough. */
  readonly valueText?: string
  readonly onKeyDown?: (event: KeyboardEvent) => void
  readonly onBlur?: () => void
}

/** A native range input, which supports keys, writing directions and forced colours. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  onChange,
  onCommit,
  valueText,
  onKeyDown,
  onBlur,
}: SliderProps) {
  const input = useRef<HTMLInputElement>(null)
  // React's `onChange` reports every movement, like the browser's `input` event; the native `change` event reports the
  // final value.
  useEffect(() => {
    const slider = input.current
    const commit = () => slider !== null && onCommit?.(slider.valueAsNumber)
    slider?.addEventListener('change', commit)
    return () => slider?.removeEventListener('change', commit)
  }, [onCommit])
  return (
    <input
      ref={input}
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    />
  )
}
