import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../../../scripts/commands.ts'

const LIMIT_MS = 900_000

it.each([31, 300, 3600])(
  'live speech lags no more after an outage of %i s than before it',
  (awayS) => {
    const args = [join(root, 'test/simulation/live-lag.ts'), String(awayS)]
    const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stdout).toContain(`live lag, outage of ${awayS} s`)
    expect({ status, stdout }).toMatchObject({ status: 0 })
  },
  LIMIT_MS,
)
