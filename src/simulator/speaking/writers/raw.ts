import type { ContainerWriter, Track } from '../frames.ts'

/** Unchanged frames after the codec's own header: FLAC as a native stream, Opus with the header of RFC 7845. */
export const openRaw = ({ head }: Track): ContainerWriter => ({
  head: () => [head],
  packets: (frames) => frames.map(({ data }) => data),
})
