import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'
import { parley } from '../../support/app/command-line.ts'
import { share } from '../../support/base/share.ts'
import { MARK } from '../../support/contract-cases/call-case.ts'

const KEY = `${MARK}-key`
const text = JSON.stringify({ texts: [MARK], targetLanguage: 'DE' })

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator({ key: KEY })
})
afterAll(() => simulator.close())

const on = () => ['--service', simulator.address]
const run = (args: readonly string[], { key = KEY, input = '' } = {}) =>
  parley(args, { PARLEY_KEY: key, PARLEY_LOG: 'info' }, input)

type Case = [what: string, args: () => string[], options?: { key?: string; input?: string }]

const CASES: readonly Case[] = [
  ['no JSON', () => ['call', 'text.translate', `{"texts":["${MARK}"`, ...on()]],
  ['nothing but a text', () => ['call', 'text.translate', MARK, ...on()]],
  ['no JSON on standard input', () => ['call', 'text.translate', '-', ...on()], { input: `{${MARK}` }],
  ['what no call is', () => ['call', 'text.translate', `{"texts":"${MARK}"}`, ...on()]],
  ['a wish to be examined', () => ['doctor', ...on()]],
  ['a key that is none', () => ['call', 'text.translate', text, ...on()], { key: `${MARK} key` }],
  [
    'an address with a password',
    () => ['call', 'usage.get', '--service', `http://${MARK}:${MARK}@127.0.0.1`],
  ],
  ['a key that is wrong', () => ['call', 'text.translate', text, ...on()], { key: `${MARK}-wrong` }],
  [
    'a file that is none',
    () => ['call', 'document.translate', '{"file":"package.json","targetLanguages":["DE"]}'],
  ],
  ['an address that is none', () => ['call', 'text.translate', text, '--service', 'http://127.0.0.1:1']],
  ['a wish to be examined with a wrong key', () => ['doctor', '--json', ...on()], { key: `${MARK}-wrong` }],
]

describe('the command line writes no key and no text', () => {
  it.each<Case>(share(CASES, 3))('for %s', async (_what, args, options) => {
    const { out, err } = await run(args(), options)
    expect(out + err).not.toBe('')
    expect(out + err).not.toContain(MARK)
  })
})
