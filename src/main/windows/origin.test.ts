import { describe, expect, it } from 'vitest'
import { isOwnPage, PAGE } from './origin.ts'

describe('an address is ours', () => {
  it.each([PAGE, 'app://parley', 'app://parley/', 'app://parley/assets/worker.js?x#y'])(
    'if it is %s',
    (address) => expect(isOwnPage(address)).toBe(true),
  )

  it.each([
    'app://parley.example/index.html',
    'app://parley:8080/',
    'app://someone@parley/',
    'app://other/index.html',
    'https://parley/index.html',
    'file:///app/out/renderer/index.html',
    'about:blank',
    'null',
    '',
  ])('and not if it is "%s"', (address) => expect(isOwnPage(address)).toBe(false))
})
