import { expect, it } from 'vitest'
import { toS16le } from '../../../../core/audio/pcm.ts'
import { decoderFor } from '../decoders/decoders.ts'
import { measurePeaks, type ReadWaveform } from './measure-peaks.ts'

const PCM = decoderFor('audio/pcm;encoding=s16le;rate=16000')

/** A stream of these bytes in chunks of this size. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>, size: number) => {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

async function reportsOf(samples: Float32Array, size: number): Promise<ReadWaveform[]> {
  const reports: ReadWaveform[] = []
  if (PCM === undefined) throw new Error('there is no decoder')
  await measurePeaks(streamOf(toS16le(samples), size), PCM, (waveform) => reports.push(waveform))
  return reports
}

it('reports the waveform of a sound that arrives in chunks, split anywhere', async () => {
  const samples = new Float32Array(960)
  samples[400] = -0.5
  expect(await reportsOf(samples, 333)).toEqual([
    { peaks: new Float32Array([0, 0.5, 0]), partMs: 20, isWhole: true },
  ])
})

it('reports a long sound as far as it is read, and once that it is whole', async () => {
  const reports = await reportsOf(new Float32Array(1_250_000), 64 * 1024)
  expect(reports.map(({ isWhole }) => isWhole)).toEqual([false, false, true])
  const lengths = reports.map(({ peaks, partMs }) => peaks.length * partMs)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
})

it('reports nothing of a sound without a sample', async () => {
  expect(await reportsOf(new Float32Array(0), 10)).toEqual([])
})
