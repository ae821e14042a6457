import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { tarballName } from '../../../scripts/package/linux/tarball.ts'
import { product } from '../../../scripts/package/product.ts'
import { type InstalledProgram, trials } from '../../../scripts/package/try-program.ts'
import { DESKTOP, useStandIn } from './installed.ts'
import { has, isLinux, must } from './programs.ts'

describe.runIf(isLinux && has('tar'))('what each system tries of a package', () => {
  let folder: string
  let program: InstalledProgram
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'parley-tried-'))
    const archive = join(inject('builds')[0], tarballName(process.arch))
    await must(['tar', '-xzf', archive, '--strip-components=1', '-C', folder])
    useStandIn(join(folder, 'lib/parley/parley'))
    mkdirSync(join(folder, 'home'))
    const { PATH, TMPDIR } = process.env
    const env = {
      PATH,
      TMPDIR,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, 'home'),
      PARLEY_TEST_STAYS: '1',
      ...DESKTOP,
    }
    const parley = join(folder, 'bin/parley')
    program = { command: parley, app: parley, version: product.version, env }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(Object.entries(trials))('holds of the built one: it %s', async (_name, attempt) => {
    await expect(attempt(program)).resolves.toBeUndefined()
  })

  /** A program with a fault, in place of Parley. */
  function faulty(script: string): InstalledProgram {
    const path = join(folder, 'faulty')
    writeFileSync(path, `#!/bin/sh\n${script}\n`)
    chmodSync(path, 0o755)
    return { ...program, command: path, app: path }
  }

  it.each([
    ['tells its version', 'echo 0.0.0', 'it says "0.0.0" in place of'],
    ['makes a call with the demo service', 'echo "[]"', 'it knows 0 languages'],
    ['makes a call with the demo service', 'exit 3', '"call voice.languages" ended with 3'],
    ['gives a slow reader a megabyte', 'echo "[1]"', 'it has 3 letters'],
    ['opens its page in a folder of its own, once', 'kill -TRAP $$', 'it ended before it uses its folder'],
    [
      'opens its page in a folder of its own, once',
      'touch "$PARLEY_HOME/parley.in-use-desktop"; sleep 1; exit 0',
      'it ended before its page has asked for something',
    ],
  ])('is missed if it does not: %s (%s)', async (name, script, problem) => {
    await expect(trials[name]?.(faulty(script))).rejects.toThrow(problem)
  })
})
