const CONTAINERS: readonly (readonly [name: string, magic: readonly number[]])[] = [
  ['Ogg', [0x4f, 0x67, 0x67, 0x53]],
  ['Matroska or WebM', [0x1a, 0x45, 0xdf, 0xa3]],
  ['FLAC', [0x66, 0x4c, 0x61, 0x43]],
  ['MP3', [0x49, 0x44, 0x33]],
  ['MP3', [0xff, 0xfb]],
  ['MP3', [0xff, 0xf3]],
  ['WAV', [0x52, 0x49, 0x46, 0x46]],
]

/** Describes the media that begins with these bytes. */
export const sniffContainer = (bytes: Uint8Array): string =>
  CONTAINERS.find(([, magic]) => magic.every((byte, i) => bytes[i] === byte))?.[0] ??
  'media of no known container'
