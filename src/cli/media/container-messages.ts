import type { MediaRecording, RecordedPacket } from '../../core/media/media-recording.ts'

/** A recording in a container, without its sound. */
export type RecordingHead =
  | Pick<Extract<MediaRecording, { type: 'samples' }>, 'type' | 'rate'>
  | Pick<Extract<MediaRecording, { type: 'packets' }>, 'type' | 'track'>

/** Asks the thread that reads a recording. It has one answer to each, and none is asked before the last was answered. */
export type ToContainerThread = 'open' | 'next'

export type FromContainerThread =
  | { readonly type: 'opened'; readonly head: RecordingHead }
  /** The next samples or packet; undefined at the end. */
  | { readonly type: 'next'; readonly part: Float32Array<ArrayBuffer> | RecordedPacket | undefined }
  /** Why it cannot be read, as the rest of a sentence about it. */
  | { readonly type: 'failed'; readonly reason: string }
