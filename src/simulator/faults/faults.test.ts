import { describe, expect, it } from 'vitest'
import { readFaultWords } from './fault-words.ts'
import { Faults, readFaults } from './faults.ts'

describe('a line of faults', () => {
  it('names them one after another, with what they need', () => {
    const line =
      '500*2, 429;retry-after=2;body=%7B%22a%22%3A1%7D,stall,stall;at=body;ms=800,reset,invalid-json,html;status=502,redirect;status=307;to=http%3A//other.example/,none'
    expect(readFaultWords(line)).toEqual([
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500 },
      { kind: 'status', status: 429, retryAfter: '2', body: '{"a":1}' },
      { kind: 'stall', at: 'start' },
      { kind: 'stall', at: 'body', ms: 800 },
      { kind: 'reset' },
      { kind: 'invalid-json', status: 200 },
      { kind: 'html', status: 502 },
      { kind: 'redirect', status: 307, to: 'http://other.example/' },
      { kind: 'none' },
    ])
  })

  it.each(['', 'fire', '200', '500*0', '500*9999', 'stall;at=end', 'stall;ms=long', 'redirect;to=%', '500,'])(
    'is not "%s"',
    (line) => {
      expect(readFaultWords(line)).toMatch(/fault|cannot be read/)
    },
  )
})

describe('faults', () => {
  const kinds = (faults: Faults, ...headers: (string | undefined)[]) =>
    headers.map((header) => {
      const fault = faults.next('GET', '/a', header)
      return typeof fault === 'string' ? fault : fault.kind
    })

  it('that requests ask for come in a row, then none, and then anew', () => {
    expect(kinds(new Faults(), ...Array.from({ length: 6 }, () => 'reset, html'))).toEqual([
      'reset',
      'html',
      'none',
      'reset',
      'html',
      'none',
    ])
  })

  it('of one line are counted apart from those of others', () => {
    expect(kinds(new Faults(), 'reset,html', 'reset', undefined, 'reset,html')).toEqual([
      'reset',
      'reset',
      'none',
      'html',
    ])
  })

  it('of a script meet the requests that they are meant for, as often as they should', () => {
    const faults = new Faults()
    faults.add([
      { kind: 'reset', path: '/v2/*', method: 'post' },
      { kind: 'html', times: 2 },
      { kind: 'none', path: '/v3/x' },
    ])
    const meet = (method: string, path: string) => {
      const fault = faults.next(method, path, undefined)
      return typeof fault === 'string' ? fault : fault.kind
    }
    expect([
      meet('GET', '/v2/usage'),
      meet('POST', '/v3/x'),
      meet('POST', '/v2/translate'),
      meet('POST', '/v2/translate'),
    ]).toEqual(['html', 'html', 'reset', 'none'])
  })

  it('may be written as a line or as JSON', () => {
    expect(readFaults('500*2')).toHaveLength(2)
    expect(readFaults('[{"kind": "reset", "path": "/v2/usage"}]')).toEqual([
      { kind: 'reset', path: '/v2/usage', times: 1 },
    ])
    expect(readFaults('')).toEqual([])
    expect(() => readFaults('fire')).toThrow(/not a fault/)
    expect(() => readFaults('[{"kind": "fire"}]')).toThrow(/cannot be read/)
    expect(() => readFaults('[{')).toThrow(SyntaxError)
  })
})
