import { root } from '../../../../../scripts/commands.ts'
import { expect, test } from '../../../../journeys/support/app.ts'
import { because } from '../../../../journeys/support/hosts.ts'
import { buildWithFault } from '../../../../support/shell/build-with-fault.ts'
import { desktopFaults } from '../../../../support/shell/desktop-faults.ts'
import { plantedFaults } from '../../../../support/shell/planted-faults.ts'
import { runChecks } from '../../../../support/shell/run-checks.ts'

const TAG = { tag: '@shell', annotation: because('the checks play its user and its system') }

/** A shell without a fault gets as much time as it needs; one with a fault does not make the rest wait for it. */
const PATIENCE_MS = 60_000
const IMPATIENCE_MS = 5000

test('the built shell passes every check', TAG, async ({ lend, simulator }) => {
  test.slow()
  const run = { folder: root, driven: await lend.driven(), simulator, limitMs: PATIENCE_MS }
  expect([...(await runChecks(run))]).toEqual([])
})

for (const fault of [...plantedFaults, ...desktopFaults])
  test(`a check finds that ${fault.name}`, TAG, async ({ lend, simulator }) => {
    const { folder, remove } = await buildWithFault(fault)
    const run = { folder, driven: await lend.driven(), simulator, limitMs: IMPATIENCE_MS }
    const found = await runChecks(run, [fault.foundBy])
    await remove()
    expect([...found.keys()]).toEqual([fault.foundBy])
  })
