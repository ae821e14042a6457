import { PeakMeter, type WaveformPeaks } from '../../../../core/audio/peak-meter.ts'
import type { OpenDecoder } from '../decoders/decoder.ts'

/** A waveform as far as it was read. */
export interface ReadWaveform extends WaveformPeaks {
  readonly isWhole: boolean
}

/** Bytes after which a waveform is shown as far as it is: some five minutes of a session. */
const REPORT_BYTES = 1_000_000

/**
 * Decodes a sound, one chunk after the other, and reports its waveform several times. Nothing is reported of a sound
 * that cannot be decoded. Rejects if the sound cannot be read.
 */
export async function measurePeaks(
  sound: ReadableStream<Uint8Array<ArrayBuffer>>,
  open: OpenDecoder,
  report: (waveform: ReadWaveform) => void,
): Promise<void> {
  let meter: PeakMeter | undefined
  const decoder = open({
    samples: (samples, rate) => {
      meter ??= new PeakMeter(rate)
      meter.push(samples)
    },
    // Playback leaves it out too.
    damaged: () => undefined,
  })
  const reader = sound.getReader()
  for (let unreported = 0, isWhole = false; !isWhole; ) {
    const { value, done } = await reader.read()
    isWhole = done
    unreported += value?.length ?? 0
    if (value !== undefined) decoder.push({ packets: [value], headers: 0, segment: undefined })
    // No more is read before this is decoded.
    await decoder.flush()
    if (meter === undefined || (!isWhole && unreported < REPORT_BYTES)) continue
    report({ ...meter.waveform, isWhole })
    unreported = 0
  }
  decoder.close()
}
