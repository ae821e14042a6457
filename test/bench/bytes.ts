import { createWireFormat } from '../../src/core/voice/wire/wire-formats.ts'
import { seededRandom } from '../support/base/random.ts'
import type { Figure } from './figures.ts'
import { sized } from './size.ts'

const SECONDS = sized(60, 1)
const CHUNK_BYTES = 3200

/** Bytes of one minute of PCM at 16 kHz in chunks of 100 ms, in both wire formats. */
export function measureBytes(): Figure[] {
  const random = seededRandom(1)
  const [json, msgpack] = [createWireFormat('json'), createWireFormat('msgpack')]
  let jsonBytes = 0
  let msgpackBytes = 0
  for (let chunk = 0; chunk < SECONDS * 10; chunk += 1) {
    const data = Uint8Array.from({ length: CHUNK_BYTES }, () => Math.floor(random() * 256))
    jsonBytes += Buffer.byteLength(String(json.encode({ type: 'source_media_chunk', data })))
    msgpackBytes += msgpack.encode({ type: 'source_media_chunk', data }).length
  }
  return [
    {
      name: 'MessagePack against JSON, bytes of the same audio',
      value: msgpackBytes / jsonBytes,
      unit: 'ratio',
      baseline: 1,
      target: 0.76,
    },
  ]
}
