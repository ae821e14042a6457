import { OggDemuxer } from '../../../../core/media/ogg/ogg-demuxer.ts'
import { openPlatformDecoder } from '../decoders/open-platform-decoder.ts'
import { measurePeaks, type ReadWaveform } from './measure-peaks.ts'

/** Reads the waveform of the sound at an address. */
async function read(address: string): Promise<void> {
  const { ok, status, body } = await fetch(address)
  if (!ok || body === null) throw new Error(`the sound was answered with ${status}`)
  const open = openPlatformDecoder(() => new OggDemuxer())
  await measurePeaks(body, open, (waveform: ReadWaveform) => postMessage(waveform))
}

onmessage = ({ data }: MessageEvent<string>) => {
  // The player of the same sound says what is wrong with it.
  read(data).catch(() => close())
}
