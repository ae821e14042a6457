import { createPcmEncoder } from '../../../../core/audio/pcm-encoder.ts'
import type { OpenEncoder } from '../../../../core/voice/ports.ts'
import { type EncodableType, isEncodable } from '../../formats.ts'
import { openOggOpusEncoder } from './ogg-opus.ts'

type OpenEncoders = { readonly [T in EncodableType]: () => ReturnType<OpenEncoder> }

const encoders: OpenEncoders = {
  'audio/pcm;encoding=s16le;rate=16000': () => Promise.resolve(createPcmEncoder()),
  'audio/ogg;codecs=opus': () => openOggOpusEncoder(),
}

/** Begins a new stream of a source type; rejects for a type that this build cannot encode. */
export const openEncoder: OpenEncoder = (contentType) =>
  isEncodable(contentType)
    ? encoders[contentType]()
    : Promise.reject(new Error(`no encoder for ${contentType}`))
