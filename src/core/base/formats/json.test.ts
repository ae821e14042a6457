import { describe, expect, it } from 'vitest'
import { type JsonLimits, parseJson } from './json.ts'

const LIMITS: JsonLimits = { maxBytes: 100, maxValues: 11, maxDepth: 3, maxItems: 4 }

describe('parseJson', () => {
  it.each<[text: string]>([
    ['null'],
    ['"[,:{[\\"[{,,,,,,,,,\\\\"'],
    ['[1,2,3,4]'],
    ['{"a":{"b":[0]}}'],
    ['[[[0]],[],[]]'],
    [`"${'é'.repeat(98)}"`],
  ])('reads what is within all limits: %s', (text) => {
    expect(parseJson(text, LIMITS)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it.each<[text: string, reason: string]>([
    [`"${'a'.repeat(99)}"`, 'too long'],
    ['[1,2,3,4,5]', 'too many items in a list'],
    ['[[],1,2,3,4]', 'too many items in a list'],
    ['{"a":1,"b":1,"c":1,"d":1,"e":1}', 'too many items in a list'],
    ['[[1,2,3],[1,2,3],[1,2,3]]', 'too many values'],
    ['{"a":{"b":0,"c":0,"d":0},"e":0,"f":0}', 'too many values'],
    ['[[[[]]]]', 'nested too deep'],
    ['{"a":{"b":{"c":{', 'nested too deep'],
    ['', 'not JSON'],
    ['{"secret', 'not JSON'],
    ['"\\', 'not JSON'],
    [']]]]', 'not JSON'],
    ['{"a":1} and more', 'not JSON'],
  ])('refuses %s: %s', (text, error) => {
    expect(parseJson(text, LIMITS)).toEqual({ ok: false, error })
  })
})
