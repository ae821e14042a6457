import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'

it('live speech lags no more after an outage than before it, while missing speech is translated', () => {
  const args = [join(root, 'test/simulation/live-lag.ts'), '120']
  // It throws if that is wrong.
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' })
  const [, lateS] = /, (\d+) s translated late\n$/.exec(printed) ?? []
  expect(Number(lateS)).toBeGreaterThan(80)
})
