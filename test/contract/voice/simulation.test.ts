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

let digests: readonly string[] | undefined
/** Runs the first seeds once. @returns a digest of each */
const firstSeeds = () =>
  (digests ??= simulate('--seed', '1', '--runs', '64', '--whole', '--digests').trim().split('\n'))

it('no seed of the simulation breaks a rule', () => {
  expect(firstSeeds()).toHaveLength(64)
})

it('a seed runs in the same way every time, whatever ran before it', () => {
  const alone = simulate('--seed', '9', '--runs', '2', '--digests').trim().split('\n')
  expect(alone).toEqual([expect.stringMatching(/^9 [\da-f]{16}$/), expect.stringMatching(/^10 [\da-f]{16}$/)])
  expect(firstSeeds().slice(8, 10)).toEqual(alone)
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
