import { captureRateOf, sourceContentTypes } from '../../src/core/audio/content-types.ts'
import { openEncodingPage } from '../support/encoding-page.ts'
import { decodeSound } from '../support/ffmpeg.ts'
import { clipPath } from '../support/recordings.ts'
import { type Figure, p95 } from './figures.ts'

/** As the app puts it in by default. */
const PIECE_MS = 60
/** The first run also loads and warms what it needs. */
const RUNS = 2

/**
 * What every source type costs: the time that its encoder takes as a share of the sound's own, on one core, and how
 * long sound waits in it before bytes leave.
 */
export async function measureEncodeCost(): Promise<Figure[]> {
  const { page, close } = await openEncodingPage()
  try {
    const figures: Figure[] = []
    for (const type of sourceContentTypes) {
      const rate = captureRateOf(type)
      const sound = await decodeSound(['-i', clipPath('search', 'en', 'male')], rate)
      const samples = Buffer.from(sound.buffer).toString('base64')
      const encode = () =>
        page.evaluate(([wanted, text, pieceMs]) => globalThis.harness.encodeSound(wanted, text, pieceMs), [
          type,
          samples,
          PIECE_MS,
        ] as const)
      let encoded = await encode()
      for (let run = 1; run < RUNS; run += 1) encoded = await encode()
      const row = (what: string, value: number, unit: string): Figure => ({
        name: `${what}, ${type}`,
        value,
        unit,
        baseline: undefined,
        target: undefined,
      })
      figures.push(
        row('encoding, share of one core', (encoded.encodeMs * rate) / (10 * sound.length), '%'),
        row(`  from ${PIECE_MS} ms of sound to its bytes, p95`, p95(encoded.pieceMs), 'ms'),
      )
    }
    return figures
  } finally {
    await close()
  }
}
