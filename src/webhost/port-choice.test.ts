import { expect, it } from 'vitest'
import { DEFAULT_PORT, PortChoice } from './port-choice.ts'
import type { PortHolder } from './port-holder.ts'

/** Creates a port choice on a computer where the port is taken. */
function choose({
  named,
  stored,
  holder = { type: 'unknown' },
  running = [],
}: {
  named?: number
  stored?: unknown
  holder?: PortHolder
  running?: number[]
}) {
  const said: string[] = []
  const saved: object[] = []
  const choice = new PortChoice({
    named,
    file: {
      load: () => {
        if (stored instanceof Error) throw stored
        return stored
      },
      save: (content) => saved.push(content),
    },
    pid: 7,
    isRunning: (pid) => running.includes(pid),
    holderOf: () => holder,
    say: (line) => said.push(line),
  })
  return { choice, said, saved }
}

it('wants the same port every time, which is the last one used', () => {
  const { choice, saved } = choose({})
  expect(choice.wanted).toBe(DEFAULT_PORT)
  choice.listening(DEFAULT_PORT)
  expect(saved).toEqual([{ port: DEFAULT_PORT, pid: 7 }])
  expect(choose({ stored: { port: 50_000, pid: 3 } }).choice.wanted).toBe(50_000)
})

it.each([
  { port: '50000', pid: 3 },
  { port: 80, pid: 3 },
  { port: 1e9, pid: 3 },
  new Error('no JSON'),
  { pid: 3 },
])('wants the default port if the last one is unknown: %j', (stored) => {
  expect(choose({ stored }).choice.wanted).toBe(DEFAULT_PORT)
})

it.each<[who: string, holder: PortHolder, whose: string]>([
  ['another user', { type: 'other-user', name: 'mallory' }, 'a program of the user mallory'],
  ['nobody knows who', { type: 'unknown' }, 'another program,'],
])('abandons a port that %s has, and says what to do', (_who, holder, whose) => {
  const { choice, said, saved } = choose({ stored: { port: 50_000, pid: 3 }, holder })
  choice.taken(50_000)
  expect(said.join()).toContain(`Port 50000 is taken by ${whose}`)
  expect(said.join()).toContain('http://127.0.0.1:50000')
  choice.listening(50_123)
  expect(saved).toEqual([{ port: 50_123, pid: 7 }])
})

it.each([
  ['a Parley that is running', { running: [3] }, 'another Parley of yours'],
  ['a program of the same user', { holder: { type: 'own-user' } as const }, 'another program of yours'],
])('keeps a port that %s has for the next time', (_who, held, whose) => {
  const { choice, said, saved } = choose({ stored: { port: 50_000, pid: 3 }, ...held })
  choice.taken(50_000)
  expect(said.join()).toContain(whose)
  choice.listening(50_123)
  expect(saved).toEqual([])
})

it('uses a port that is given for one run, and remembers neither it nor its replacement', () => {
  const { choice, said, saved } = choose({
    named: 60_000,
    stored: { port: 50_000, pid: 3 },
    holder: { type: 'other-user', name: 'mallory' },
  })
  expect(choice.wanted).toBe(60_000)
  choice.taken(60_000)
  expect(said).toEqual(['Port 60000 is taken by a program of the user mallory. This run is at another one.'])
  choice.listening(50_123)
  expect(saved).toEqual([])
})

it('reports if the port cannot be remembered, and continues', () => {
  const said: string[] = []
  const choice = new PortChoice({
    named: undefined,
    file: {
      load: () => undefined,
      save: () => {
        throw new Error('disk full')
      },
    },
    pid: 7,
    isRunning: () => false,
    holderOf: () => ({ type: 'unknown' }),
    say: (line) => said.push(line),
  })
  choice.listening(50_000)
  expect(said.join()).toContain('disk full')
})
