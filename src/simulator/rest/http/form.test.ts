import { describe, expect, it } from 'vitest'
import { toObject } from './form.ts'

describe('a form', () => {
  it('holds a list where a field comes more than once', () => {
    expect(toObject(new URLSearchParams('a=1&b=2&a=3'))).toEqual({ a: ['1', '3'], b: '2' })
  })

  it('writes objects in lists by their index', () => {
    const fields = [
      ['name', 'g'],
      ['dictionaries[1].source_lang', 'en'],
      ['dictionaries[0].source_lang', 'de'],
      ['dictionaries[0].entries', 'a\tb'],
    ] as const
    expect(toObject(fields)).toEqual({
      name: 'g',
      dictionaries: [{ source_lang: 'de', entries: 'a\tb' }, { source_lang: 'en' }],
    })
  })

  it('cannot reach beyond itself', () => {
    const read = toObject(new URLSearchParams('__proto__=x&list[0].__proto__=y'))
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})
