import type { BitWriter } from '../bit-writer.ts'

/** 16-bit samples of one channel, as integers. */
export type Block = Int32Array<ArrayBuffer>

const BITS = 16
const CONSTANT = 0
const VERBATIM = 1
const FIXED = 8
const MAX_ORDER = 4
const MAX_PARTITION_ORDER = 4
/** Parameters have 4 bits; all ones would be the escape code. */
const MAX_PARAMETER = 14

/** Zigzag coding: maps 0, -1, 1, -2 … to 0, 1, 2, 3 … */
const fold = (residual: number): number => (residual >= 0 ? 2 * residual : -2 * residual - 1)

/** Residual of a predictor of the next higher order: differences of differences. */
function differences(samples: Block): Block {
  const result = new Int32Array(samples.length)
  for (let i = samples.length - 1; i > 0; i -= 1) result[i] = (samples[i] ?? 0) - (samples[i - 1] ?? 0)
  result[0] = samples[0] ?? 0
  return result
}

interface Partition {
  readonly from: number
  readonly to: number
  readonly parameter: number
}

interface Coding {
  readonly order: number
  readonly residual: Block
  readonly partitionOrder: number
  readonly partitions: readonly Partition[]
  readonly bits: number
}

function bestParameter(residual: Block, from: number, to: number): Partition & { readonly bits: number } {
  let sum = 0
  for (let i = from; i < to; i += 1) sum += fold(residual[i] ?? 0)
  const count = Math.max(1, to - from)
  const near = Math.min(MAX_PARAMETER, Math.max(0, Math.floor(Math.log2(sum / count + 1))))
  let best = { from, to, parameter: near, bits: Number.POSITIVE_INFINITY }
  for (let k = Math.max(0, near - 1); k <= Math.min(MAX_PARAMETER, near + 1); k += 1) {
    let bits = (to - from) * (k + 1)
    for (let i = from; i < to; i += 1) bits += fold(residual[i] ?? 0) >>> k
    if (bits < best.bits) best = { from, to, parameter: k, bits }
  }
  return best
}

function partition(residual: Block, order: number, partitionOrder: number): Coding {
  const count = 1 << partitionOrder
  const size = residual.length / count
  const parts = Array.from({ length: count }, (_, i) =>
    bestParameter(residual, i === 0 ? order : i * size, (i + 1) * size),
  )
  const bits = parts.reduce((total, part) => total + part.bits + 4, order * BITS + 6)
  return { order, residual, partitionOrder, partitions: parts, bits }
}

const isPossible = (length: number, order: number, partitionOrder: number): boolean =>
  length % (1 << partitionOrder) === 0 && length >> partitionOrder > order

/** The cheapest fixed predictor (RFC 9639, 9.2.5). */
function bestCoding(samples: Block): Coding {
  let best: Coding | undefined
  let residual = samples
  for (let order = 0; order <= Math.min(MAX_ORDER, samples.length - 1); order += 1) {
    if (order > 0) residual = differences(residual)
    for (let depth = 0; depth <= MAX_PARTITION_ORDER; depth += 1) {
      if (!isPossible(samples.length, order, depth)) break
      const coding = partition(residual, order, depth)
      if (best === undefined || coding.bits < best.bits) best = coding
    }
  }
  return best ?? partition(samples, 0, 0)
}

/** Writes one channel of a frame in its shortest coding. */
export function writeSubframe(out: BitWriter, samples: Block): void {
  const [first = 0] = samples
  if (samples.every((sample) => sample === first)) {
    out.write(CONSTANT << 1, 8)
    return out.write(first, BITS)
  }
  const coding = bestCoding(samples)
  if (coding.bits >= samples.length * BITS) {
    out.write(VERBATIM << 1, 8)
    for (const sample of samples) out.write(sample, BITS)
    return
  }
  out.write((FIXED | coding.order) << 1, 8)
  for (let i = 0; i < coding.order; i += 1) out.write(samples[i] ?? 0, BITS)
  writeResidual(out, coding)
}

/** Writes Rice codes with 4-bit parameters (RFC 9639, 9.2.7). */
function writeResidual(out: BitWriter, { residual, partitionOrder, partitions }: Coding): void {
  out.write(0, 2)
  out.write(partitionOrder, 4)
  for (const { from, to, parameter } of partitions) {
    out.write(parameter, 4)
    for (let i = from; i < to; i += 1) {
      const folded = fold(residual[i] ?? 0)
      out.writeUnary(folded >>> parameter)
      out.write(folded & ((1 << parameter) - 1), parameter)
    }
  }
}
