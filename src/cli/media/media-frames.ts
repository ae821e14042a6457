import type { EncodedFrame } from '../../core/audio/capture/capture-port.ts'
import { joinBytes } from '../../core/audio/pcm.ts'
import { MAX_BYTES, MAX_MS, type MediaFile, type MediaUnit } from './media-unit.ts'

/** @returns the file in frames of at least a chunk each, unless the message limits require smaller ones */
export function mediaFrames(file: MediaFile, chunkMs: number): EncodedFrame[] {
  const frames: EncodedFrame[] = []
  let startMs = 0
  for (let taken = 0; taken < file.units.length; ) {
    const units = nextUnits(file, taken, chunkMs)
    const durationMs = units.reduce((total, unit) => total + unit.durationMs, 0)
    const head = units[0]?.head ?? new Uint8Array(0)
    frames.push({ head, data: joinBytes(units.map(({ data }) => data)), startMs, durationMs })
    taken += units.length
    startMs += durationMs
  }
  return frames
}

/** Takes enough units for a chunk, within the limits of a message. */
function nextUnits({ units }: MediaFile, from: number, chunkMs: number): MediaUnit[] {
  const taken: MediaUnit[] = []
  let durationMs = 0
  let bytes = 0
  for (let i = from; i < units.length && durationMs < chunkMs; i += 1) {
    const unit = units[i] as MediaUnit
    durationMs += unit.durationMs
    bytes += unit.data.length + (i === from ? unit.head.length : 0)
    if (taken.length > 0 && (durationMs > MAX_MS || bytes > MAX_BYTES)) break
    taken.push(unit)
  }
  return taken
}
