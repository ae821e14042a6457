import type { ContainerWriter, Track } from '../frames.ts'

/** Frames as they are, behind the codec's own head: FLAC as a native stream, Opus as RFC 7845 heads it. */
export const openRaw = ({ head }: Track): ContainerWriter => ({
  head: () => [head],
  packets: (frames) => frames.map(({ data }) => data),
})
