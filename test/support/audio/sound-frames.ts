import type { AudioFrame } from '../../../src/core/audio/capture/capture-port.ts'
import { FrameAssembler } from '../../../src/core/audio/capture/frame-assembler.ts'

/** A whole sound in frames of equal length, of which the last may be shorter. */
export function soundFrames(samples: Float32Array, rate: number, chunkMs: number): AudioFrame[] {
  const frames: AudioFrame[] = []
  const assembler = new FrameAssembler(rate, chunkMs, (frame) => frames.push(frame))
  assembler.push(samples)
  assembler.flush()
  return frames
}
