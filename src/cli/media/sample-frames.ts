import type { AudioFrame } from '../../core/audio/capture/capture-port.ts'
import { FrameAssembler } from '../../core/audio/capture/frame-assembler.ts'
import { Resampler } from '../../core/audio/resampler.ts'

/** Samples as frames of another rate. Each part is resampled when it is asked for. */
export async function* sampleFrames(
  parts: AsyncGenerator<Float32Array<ArrayBuffer>>,
  { from, to, chunkMs }: { readonly from: number; readonly to: number; readonly chunkMs: number },
): AsyncGenerator<AudioFrame> {
  const resampler = new Resampler(from, to)
  let ready: AudioFrame[] = []
  const assembler = new FrameAssembler(to, chunkMs, (frame) => ready.push(frame))
  const taken = () => {
    const frames = ready
    ready = []
    return frames
  }
  for await (const samples of parts) {
    assembler.push(resampler.push(samples))
    yield* taken()
  }
  assembler.push(resampler.finish())
  assembler.flush()
  yield* taken()
}
