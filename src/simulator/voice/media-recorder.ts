import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Codec, type Container, sourceFormats } from '../../core/audio/content-types.ts'
import type { VoiceRequest } from './parse-voice-request.ts'

const OF_CONTAINER: { readonly [C in Exclude<Container, 'none'>]: string } = {
  flac: 'flac',
  mp3: 'mp3',
  ogg: 'ogg',
  webm: 'webm',
  matroska: 'mka',
  'mpeg-ts': 'ts',
}
const OF_CODEC: { readonly [C in Codec]: string } = {
  'pcm-s16le': 'pcm',
  alaw: 'alaw',
  ulaw: 'ulaw',
  flac: 'flac',
  mp3: 'mp3',
  aac: 'aac',
  opus: 'opus',
}

/** Private, since it is somebody's voice. */
const OWNER_ONLY = { file: 0o600, folder: 0o700 }

/**
 * Writes the media of every session into a folder, unchanged, one file per link: `<session>-1.ogg`,
 * `<session>-2.ogg`, beside `<session>.json` with the client's request. Media is written as soon as it is received.
 */
export class MediaRecorder {
  readonly #folder: string

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder })
    this.#folder = folder
  }

  /** Starts a recording; the returned function takes the media of the session. Links count from 1. */
  open(session: string, request: VoiceRequest): (link: number, data: Uint8Array) => void {
    writeFileSync(join(this.#folder, `${session}.json`), `${JSON.stringify(request, null, 2)}\n`, {
      mode: OWNER_ONLY.file,
    })
    const { container, codec } = sourceFormats[request.source_media_content_type]
    const extension = container === 'none' ? OF_CODEC[codec] : OF_CONTAINER[container]
    return (link, data) =>
      appendFileSync(join(this.#folder, `${session}-${link}.${extension}`), data, { mode: OWNER_ONLY.file })
  }
}
