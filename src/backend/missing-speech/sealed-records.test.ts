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
const textsIn = (bytes: Uint8Array, of = key) => openRecords(of, bytes).map(({ data }) => String(data))

describe('sealed records', () => {
  it('are read with their key, in order, with the duration of the sound', () => {
    expect(textsIn(file)).toEqual(words)
    expect(openRecords(key, file).map(({ untilMs }) => untilMs)).toEqual([2000, 4000, 6000])
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

  it('are read up to the first one in which any byte was changed', () => {
    const second = sealRecord(key, records[0]!).length
    for (let at = second; at < file.length; at += 1) {
      const changed = Buffer.from(file)
      changed[at] = (changed[at] ?? 0) ^ 1
      const read = textsIn(changed)
      expect(read.length).toBeGreaterThanOrEqual(1)
      expect(read.length).toBeLessThan(3)
      expect(words.slice(0, read.length)).toEqual(read)
    }
  })

  it('are read up to the first one that was moved or repeated', () => {
    const parts = records.map((record) => sealRecord(key, record))
    expect(textsIn(Buffer.concat([parts[0]!, parts[2]!, parts[1]!]))).toEqual([words[0], words[2]])
    expect(textsIn(Buffer.concat([parts[0]!, parts[0]!]))).toEqual([words[0]])
  })
})
