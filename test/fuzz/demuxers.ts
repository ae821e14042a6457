import type { Demuxer } from '../../src/core/media/demuxer.ts'
import { seededRandom } from '../support/base/random.ts'
import { mutate } from './mutate.ts'
import type { Subject } from './subjects.ts'

/** Maximum length of the chunks of an input, in bytes. */
const CHUNK = 1500
/** Number of consecutive inputs per demuxer, so that it has to resynchronise repeatedly. */
const INPUTS_EACH = 20

/** Results of a run with mutated inputs. */
export interface FuzzReport {
  readonly runs: number
  readonly packets: number
  readonly damaged: number
  /** Longest duration of one input, and (`longestSeed`) its seed. */
  readonly longestMs: number
  readonly longestSeed: number
  /** The last demuxer, with all its state. */
  readonly last: Demuxer
}

/** Output of a demuxer for one input. */
interface Given {
  readonly packets: number
  readonly bytes: number
  readonly damaged: number
}

function give(demuxer: Demuxer, input: Uint8Array, random: () => number): Given {
  let packets = 0
  let bytes = 0
  let damaged = 0
  for (let at = 0; at < input.length; ) {
    const size = 1 + Math.floor(random() * CHUNK)
    for (const event of demuxer.push(input.subarray(at, at + size))) {
      if (event.type === 'damage') damaged += 1
      if (event.type !== 'packet') continue
      packets += 1
      bytes += event.data.length
    }
    at += size
  }
  return { packets, bytes, damaged }
}

/**
 * Feeds mutated streams to demuxers.
 *
 * @param seed the same seed gives the same inputs
 * @throws if an input makes a demuxer throw, or output more than its input; the message says how to repeat it
 */
export function fuzz({ name, open, bytes }: Subject, runs: number, seed: number): FuzzReport {
  let report = { runs, packets: 0, damaged: 0, longestMs: 0, longestSeed: seed }
  let demuxer = open()
  let balance = 0
  for (let run = 0; run < runs; run += 1) {
    if (run % INPUTS_EACH === 0) {
      demuxer = open()
      balance = 0
    }
    const random = seededRandom(seed + run)
    const input = mutate(random, bytes)
    const begin = performance.now()
    let given: Given
    try {
      given = give(demuxer, input, random)
    } catch (thrown) {
      throw new Error(`${name}, input ${run} of seed ${seed}`, { cause: thrown })
    }
    balance += input.length - given.bytes
    if (balance < 0) throw new Error(`${name}, input ${run} of seed ${seed}: more came out than was put in`)
    const tookMs = performance.now() - begin
    const isLongest = tookMs > report.longestMs
    report = {
      runs,
      packets: report.packets + given.packets,
      damaged: report.damaged + given.damaged,
      longestMs: isLongest ? tookMs : report.longestMs,
      longestSeed: isLongest ? seed + run : report.longestSeed,
    }
  }
  return { ...report, last: demuxer }
}
