import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { Network, Pipe } from '../../simulation/network/network.ts'
import { VirtualClock } from '../../support/base/virtual-clock.ts'

/** Runs the simulation. It throws if a rule is broken. @returns its output */
const simulate = (...args: string[]): string =>
  execFileSync(process.execPath, [join(root, 'test/simulation/run.ts'), ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

it('no seed of the simulation breaks a rule', () => {
  expect(simulate('--seed', '1', '--runs', '64', '--whole')).toContain('0 failed')
})

it('a seed runs in the same way every time, whatever ran before it', () => {
  const digest = (out: string, seed: number) => out.split('\n').find((line) => line.startsWith(`${seed} `))
  const [one, other] = [
    simulate('--seed', '5', '--runs', '6', '--digests'),
    simulate('--seed', '9', '--runs', '2', '--digests'),
  ]
  expect(digest(one, 9)).toMatch(/^9 [\da-f]{16}$/)
  expect([digest(one, 9), digest(one, 10)]).toEqual([digest(other, 9), digest(other, 10)])
})

it('the network of the simulation delivers data in order, even after a stall', async () => {
  const clock = new VirtualClock()
  const network = new Network(clock)
  const pipe = new Pipe(network)
  const arrived: string[] = []
  const send = (what: string) => pipe.send(1, () => arrived.push(`${what} at ${clock.now()}`))
  network.latencyMs = 100
  send('before a stall')
  await clock.advance(50)
  network.stalledUntil = 1000
  network.latencyMs = 10
  send('in it')
  await clock.advance(500)
  network.stalledUntil = 2000
  send('in the next')
  await clock.advance(2000)
  expect(arrived).toEqual(['before a stall at 2000', 'in it at 2000', 'in the next at 2000'])
})
