/** The decoders alone: their output for messages, and their speed. */
import { joinSamples } from '../../src/core/audio/pcm.ts'
import { decoderFor } from '../../src/renderer/engine/worker/decoders/decoders.ts'

/** A message with its packets in base64. */
export interface SpokenMessage {
  readonly packets: readonly string[]
  readonly headers: number
}

export interface DecodedSpeech {
  readonly rate: number
  /** 32-bit floats in base64. */
  readonly samples: string
  readonly damaged: readonly string[]
  /** Time from the first message with sound to the first sample. */
  readonly firstMs: number
  /** Time from the first message to the last sample, if all are passed at once. */
  readonly totalMs: number
}

const toBytes = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

function toBase64(samples: Float32Array<ArrayBuffer>): string {
  const bytes = new Uint8Array(samples.buffer)
  let binary = ''
  for (let i = 0; i < bytes.length; i += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(binary)
}

async function decode(contentType: string, messages: readonly SpokenMessage[]): Promise<DecodedSpeech> {
  const open = decoderFor(contentType)
  if (open === undefined) throw new Error(`no decoder for ${contentType}`)
  const parts: Float32Array[] = []
  const damaged: string[] = []
  let rate = 0
  let firstAt = Number.NaN
  const decoder = open({
    samples: (samples, samplesRate) => {
      if (samples.length > 0 && Number.isNaN(firstAt)) firstAt = performance.now()
      rate = samplesRate
      parts.push(samples)
    },
    damaged: (reason) => damaged.push(reason),
  })
  const speech = messages.map(({ packets, headers }) => ({
    packets: packets.map(toBytes),
    headers,
    segment: undefined,
  }))
  const begin = performance.now()
  for (const message of speech) decoder.push(message)
  await decoder.flush()
  const totalMs = performance.now() - begin
  decoder.close()
  return { rate, samples: toBase64(joinSamples(parts)), damaged, firstMs: firstAt - begin, totalMs }
}

/** @returns the number of decoded samples, without the samples */
async function count(contentType: string, messages: readonly SpokenMessage[]): Promise<number> {
  let total = 0
  const decoder = decoderFor(contentType)?.({
    samples: (samples) => {
      total += samples.length
    },
    damaged: () => undefined,
  })
  for (const { packets, headers } of messages)
    decoder?.push({ packets: packets.map(toBytes), headers, segment: undefined })
  await decoder?.flush()
  decoder?.close()
  return total
}

const speechHarness = { decode, count }
export type SpeechHarness = typeof speechHarness

declare global {
  var speechHarness: SpeechHarness
}
globalThis.speechHarness = speechHarness
