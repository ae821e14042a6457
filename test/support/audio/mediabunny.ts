import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  FLAC,
  Input,
  Logging,
  LogLevel,
  MATROSKA,
  MP3,
  MPEG_TS,
  OGG,
  Output,
  type OutputFormat,
  WEBM,
} from 'mediabunny'
import { md5 } from './demux.ts'
import type { ProbedPacket } from './ffprobe.ts'

// It warns that Ogg streams are muxed by heuristics, among others.
Logging.level = LogLevel.Silent

/** MP3 has no signature of its own, so it comes last. */
const FORMATS = [WEBM, MATROSKA, OGG, FLAC, MPEG_TS, MP3]

/** The audio track of a file, read by mediabunny: an implementation that shares no code with Parley's. */
async function openTrack(file: Uint8Array) {
  const input = new Input({ formats: FORMATS, source: new BufferSource(file) })
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw new Error('mediabunny finds no audio')
  return track
}

/** The packets of a file according to mediabunny. */
export async function readPackets(file: Uint8Array): Promise<ProbedPacket[]> {
  const packets: ProbedPacket[] = []
  for await (const { data } of new EncodedPacketSink(await openTrack(file)).packets())
    packets.push({ size: data.length, md5: md5(data) })
  return packets
}

/** The packets of a file, read and written by mediabunny. */
export async function remux(file: Uint8Array, format: OutputFormat): Promise<Uint8Array> {
  const track = await openTrack(file)
  const [codec, decoderConfig] = await Promise.all([track.getCodec(), track.getDecoderConfig()])
  if (codec === null || decoderConfig === null) throw new Error('mediabunny knows no such codec')
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets())
    await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}
