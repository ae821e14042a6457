import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { debianPackagesOf } from '../package/linux/debian-libraries.ts'
import { problemOf } from './electron-problems.ts'
import type { Ended } from './foreground.ts'

const PROGRAM = '/opt/electron/electron'
const ended = (changed: Partial<Ended>): Ended => ({
  code: 0,
  signal: null,
  words: '',
  seconds: 1,
  ...changed,
})
const crash = { code: 133, signal: 'SIGTRAP' } as const

describe('the end of Electron', () => {
  it.each([
    ['of an app that was quit', {}],
    ['of a second start', { seconds: 0.2 }],
    ['that somebody wanted, with a signal', { code: 143, signal: 'SIGTERM' }],
    ['after a while', { ...crash, seconds: 21 }],
  ] as const)('is no reason for the browser: %s', (_name, how) => {
    expect(problemOf(ended(how), PROGRAM)).toBeUndefined()
  })

  it.each([
    [
      'Running as root without --no-sandbox is not supported. See https://crbug.com/638180.',
      /no sandbox for root/,
    ],
    [
      'No usable sandbox! If you are running on Ubuntu 23.10+',
      /"sudo chown root:root '\/opt\/electron\/chrome-sandbox'/,
    ],
    ['Missing X server or $DISPLAY', /no display/],
    ['anything else', /ended at once with SIGTRAP \("anything else"\)/],
  ])('names its cause: %s', (line, problem) => {
    const words = `[1:1126/101112.131415:FATAL:a/file.cc:1] ${line}\n`
    expect(problemOf(ended({ ...crash, words }), PROGRAM)).toMatch(problem)
  })

  it('names the code of a program that gave one, and the line that a loader explains', () => {
    expect(problemOf(ended({ code: 9 }), PROGRAM)).toMatch(/^Electron ended at once with code 9; /)
    const words =
      'Could not start dynamically linked executable: electron\nFor more information, see:\nhttps://x\n'
    expect(problemOf(ended({ code: 127, words }), PROGRAM)).toMatch(
      /code 127 \("Could not start dynamically linked executable: electron"\)/,
    )
  })

  it.each([
    ['EACCES', undefined, /fetched again$/],
    ['ENOENT', undefined, /fetched again$/],
    ['EACCES', 0o644, /fetched again$/],
    ['EACCES', 0o755, /runs no programs/],
    ['ENOENT', 0o755, /glibc.*nix-ld/],
    ['ENOEXEC', 0o755, /fetched again$/],
  ])('names what keeps one from running at all: %s, with mode %o', (refusal, mode, remedy) => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-runtime-'))
    const program = join(folder, 'electron')
    if (mode !== undefined) writeFileSync(program, '', { mode })
    const problem = problemOf(ended({ code: 1, refusal }), program)
    expect(problem).toContain(`cannot be run (${refusal}); `)
    expect(problem).toMatch(remedy)
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['libgtk-3.so.0', ['libgtk-3-0t64', 'libgtk-3-0']],
    ['libatk-bridge-2.0.so.0', ['libatk-bridge2.0-0t64', 'libatk-bridge2.0-0']],
    ['libnss3.so', ['libnss3']],
    ['libX11.so.6', ['libx11-6']],
    ['libasound.so.2', ['libasound2t64', 'libasound2']],
    ['libunheard-of.so.1', []],
  ])('knows the Debian packages with %s', (library, packages) => {
    expect(debianPackagesOf(library)).toEqual(packages)
  })
})
