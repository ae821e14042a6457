/** Frames are adjacent up to rounding errors. */
export const ADJOINING_MS = 0.5

/** A frame of captured mono sound. Times are milliseconds since capture began. */
export interface AudioFrame {
  readonly samples: Float32Array<ArrayBuffer>
  readonly startMs: number
  readonly durationMs: number
}

/** A frame of a file that is sent as it is. Its samples are not known, and no silence can be put before it. */
export interface EncodedFrame extends Omit<AudioFrame, 'samples'> {
  readonly data: Uint8Array<ArrayBuffer>
  /** Header of the container, which goes before the frame that begins a stream. */
  readonly head: Uint8Array<ArrayBuffer>
}

export type CapturedFrame = AudioFrame | EncodedFrame

/**
 * Source of captured audio. Frames arrive at the pace of speech; while muted or without an input they contain
 * zeros.
 */
export interface CapturePort<F extends CapturedFrame = AudioFrame> {
  start(onFrame: (frame: F) => void): void
  /** Delivers the rest of the last frame before it returns. */
  stop(): void
}

/** Wraps capture so that each frame is also recorded, after it was passed on for sending. */
export const tapped = (
  capture: CapturePort,
  take: (frame: AudioFrame) => void,
  stopped: () => void = () => {},
): CapturePort => ({
  start: (onFrame) =>
    capture.start((frame) => {
      onFrame(frame)
      take(frame)
    }),
  stop() {
    capture.stop()
    stopped()
  },
})
