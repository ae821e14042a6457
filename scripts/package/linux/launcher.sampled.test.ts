import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../../../test/support/base/share.ts'
import { Launcher } from '../../../test/support/start/launcher.ts'
import {
  type LauncherCheck,
  launcherChecks,
  launcherFaults,
} from '../../../test/support/start/launcher-checks.ts'

describe.runIf(process.platform === 'linux')('the launcher of packages for Linux', () => {
  let launcher: Launcher
  beforeAll(() => {
    launcher = new Launcher()
  })
  afterAll(() => launcher.remove())

  it.each(Object.keys(launcherChecks) as LauncherCheck[])('%s', (name) => {
    expect(() => launcherChecks[name](launcher)).not.toThrow()
  })

  it.each(share(launcherFaults, 3))('a check finds that $name', (fault) => {
    const faulty = new Launcher(fault)
    expect(() => launcherChecks[fault.foundBy](faulty)).toThrow(/Expected values to be strictly deep-equal/)
    faulty.remove()
  })
})
