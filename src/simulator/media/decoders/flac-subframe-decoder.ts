import type { BitReader } from '../../../core/media/bit-reader.ts'

const CONSTANT = 0
const VERBATIM = 1
const FIXED = 8
const LPC = 32

/** Coefficients of the fixed predictors by order, newest sample first (RFC 9639, 9.2.5). */
const FIXED_COEFFICIENTS = [[], [1], [2, -1], [3, -3, 1], [4, -6, 4, -1]] as const

/**
 * One channel of a frame, as integers.
 *
 * @returns undefined if it is invalid
 */
export function readSubframe(reader: BitReader, size: number, depth: number): number[] | undefined {
  if (reader.read(1) !== 0) return undefined
  const type = reader.read(6)
  const wasted = reader.read(1) === 1 ? reader.readUnary() + 1 : 0
  const bits = depth - wasted
  if (bits <= 0) return undefined
  const samples = readSamples(reader, type, size, bits)
  return wasted === 0 ? samples : samples?.map((sample) => sample * 2 ** wasted)
}

function readSamples(reader: BitReader, type: number, size: number, bits: number): number[] | undefined {
  if (type === CONSTANT) return constant(reader.readSigned(bits), size)
  if (type === VERBATIM) return warmUp(reader, size, bits)
  if (type >= LPC) {
    const order = type - LPC + 1
    const samples = warmUp(reader, Math.min(order, size), bits)
    const precision = reader.read(4) + 1
    const shift = reader.readSigned(5)
    const coefficients = Array.from({ length: order }, () => reader.readSigned(precision))
    return predict(reader, samples, coefficients, shift, size)
  }
  const coefficients = FIXED_COEFFICIENTS[type - FIXED]
  if (coefficients === undefined) return undefined
  return predict(reader, warmUp(reader, Math.min(coefficients.length, size), bits), coefficients, 0, size)
}

const constant = (value: number, size: number): number[] => Array.from({ length: size }, () => value)

const warmUp = (reader: BitReader, count: number, bits: number): number[] =>
  Array.from({ length: count }, () => reader.readSigned(bits))

function predict(
  reader: BitReader,
  samples: number[],
  coefficients: readonly number[],
  shift: number,
  size: number,
): number[] | undefined {
  const residual = readResidual(reader, size, coefficients.length)
  if (residual === undefined || shift < 0) return undefined
  for (const left of residual) {
    let sum = 0
    for (let i = 0; i < coefficients.length; i += 1)
      sum += (coefficients[i] ?? 0) * (samples[samples.length - 1 - i] ?? 0)
    samples.push(Math.floor(sum / 2 ** shift) + left)
  }
  return samples
}

/** The prediction residual, in Rice-coded partitions (RFC 9639, 9.2.7). */
function readResidual(reader: BitReader, size: number, order: number): number[] | undefined {
  const method = reader.read(2)
  const width = method === 0 ? 4 : 5
  const partitions = 2 ** reader.read(4)
  if (method > 1 || size % partitions !== 0 || size / partitions < order) return undefined
  const residual: number[] = []
  for (let i = 0; i < partitions && !reader.isOverrun; i += 1) {
    const count = size / partitions - (i === 0 ? order : 0)
    const parameter = reader.read(width)
    const isPlain = parameter === 2 ** width - 1
    const plainBits = isPlain ? reader.read(5) : 0
    for (let j = 0; j < count && !reader.isOverrun; j += 1)
      residual.push(isPlain ? reader.readSigned(plainBits) : readRice(reader, parameter))
  }
  return residual
}

function readRice(reader: BitReader, parameter: number): number {
  const folded = reader.readUnary() * 2 ** parameter + reader.read(parameter)
  return folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
}
