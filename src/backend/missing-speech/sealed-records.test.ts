import { describe, expect, it } from 'vitest'
import { keyOfFile, openRecords, sealRecord } from './sealed-records.ts'

const secret = new Uint8Array(32).fill(7)
const key = keyOfFile(secret, 'one')
const words = ['the first words', 'the second', 'the third']
const records = words.map((text, counter) => ({
  counter: counter * 2,
  untilMs: (counter + 1) * 2000,
  data: Buffer.from(text),
}))
const file = Buffer.concat(records.map((record) => sealRecord(key, record)))
const textsIn = (bytes: Uint8Array, of = key) =>
  openRecords(of, bytes).records.map(({ data }) => String(data))

describe('sealed records', () => {
  it('are read with their key, in order, with the duration of the sound', () => {
    expect(textsIn(file)).toEqual(words)
    expect(openRecords(key, file).records.map(({ untilMs }) => untilMs)).toEqual([2000, 4000, 6000])
  })

  it('are nothing without their key, which belongs to one file', () => {
    expect(textsIn(file, keyOfFile(secret, 'two'))).toEqual([])
    expect(textsIn(file, keyOfFile(new Uint8Array(32), 'one'))).toEqual([])
    for (const text of words) expect(file.includes(text)).toBe(false)
  })

  it('are read up to the last complete one of a file that was cut off anywhere', () => {
    const ends = records.map(
      (_, i) => Buffer.concat(records.slice(0, i + 1).map((each) => sealRecord(key, each))).length,
    )
    for (let length = 0; length <= file.length; length += 1)
      expect(textsIn(file.subarray(0, length))).toEqual(words.filter((_, i) => length >= (ends[i] ?? 0)))
  })

  it('are read around one in which any byte was changed', () => {
    const second = sealRecord(key, records[0]!).length
    const third = second + sealRecord(key, records[1]!).length
    for (let at = second; at < file.length; at += 1) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(textsIn(changed)).toEqual(at < third ? [words[0], words[2]] : [words[0], words[1]])
      expect(openRecords(key, changed).endByte).toBe(at < third ? file.length : third)
    }
  })

  it('are read once and in order: one that stands behind a later one is not read', () => {
    const parts = records.map((record) => sealRecord(key, record))
    const of = (...order: number[]) => Buffer.concat(order.map((at) => parts[at]!))
    expect(textsIn(of(0, 2, 1))).toEqual([words[0], words[2]])
    expect(textsIn(of(0, 1, 1, 0, 2, 2))).toEqual(words)
  })

  it('end where a file was made to be read slowly', () => {
    const later = sealRecord(key, { counter: 900_000, untilMs: 9000, data: Buffer.from('later') })
    const behind = (count: number) => {
      const vain = Buffer.alloc(28 * count)
      for (let at = 0; at < count; at += 1) vain.writeUInt32BE(100 + at, 28 * at)
      return textsIn(Buffer.concat([file, vain, later]))
    }
    expect(behind(100)).toEqual([...words, 'later'])
    expect(behind(20_000)).toEqual(words)
  })
})
