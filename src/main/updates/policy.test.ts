import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Log, silentLog } from '../../core/base/log.ts'
import { areUpdatesAllowed } from './policy.ts'

let folder: string
let warnings: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-policy-'))
  warnings = []
})
afterEach(() => rm(folder, { recursive: true }))

const log: Log = { ...silentLog, warn: (event) => warnings.push(event) }
const never = () => {
  throw new Error('not on this system')
}

describe('on Linux', () => {
  const file = () => join(folder, 'policy.json')
  const isAllowed = () =>
    areUpdatesAllowed({ platform: 'linux', env: {}, log, preference: never, run: never, file: file() })

  it('updates are allowed without a policy', async () => {
    expect([await isAllowed(), warnings]).toEqual([true, []])
  })

  it.each([
    ['{"updates": false}', false],
    ['{"updates": true}', true],
    ['{"other": 1}', true],
    ['\ufeff{"updates": true}', true],
  ])('the file of the administrator decides: %s', async (text, isExpected) => {
    await writeFile(file(), text)
    expect([await isAllowed(), warnings]).toEqual([isExpected, []])
  })

  it.each(['', 'updates: false', '{"updates": "no"}', '[]'])(
    'a file that is not understood forbids them, with a warning: %j',
    async (text) => {
      await writeFile(file(), text)
      expect([await isAllowed(), warnings]).toEqual([false, ['the policy about updates cannot be read']])
    },
  )

  it('a folder in its place forbids them', async () => {
    await mkdir(file())
    expect(await isAllowed()).toBe(false)
  })
})

describe('on Windows', () => {
  const asked: unknown[] = []
  const isAllowed = (run: () => Promise<string>) =>
    areUpdatesAllowed({
      platform: 'win32',
      env: { SystemRoot: 'C:/Windows' },
      log,
      preference: never,
      run: (program, args) => {
        asked.push([program, ...args])
        return run()
      },
    })
  /** Output of reg.exe, in any language of the system. */
  const printed = (value: string) => () =>
    Promise.resolve(
      `\r\nHKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Parley\r\n    DisableUpdates    REG_DWORD    ${value}\r\n\r\n`,
    )
  const failing = (code: unknown) => () => Promise.reject(Object.assign(new Error('failed'), { code }))

  it.each([
    ['0x1', false],
    ['0x0', true],
    ['0xffffffff', false],
  ])('the value in the registry decides: %s', async (value, isExpected) => {
    expect([await isAllowed(printed(value)), warnings]).toEqual([isExpected, []])
    expect(asked.at(-1)).toEqual([
      expect.stringMatching(/^C:.Windows.System32.reg\.exe$/),
      'query',
      'HKLM\\SOFTWARE\\Policies\\Parley',
      '/v',
      'DisableUpdates',
      '/reg:64',
    ])
  })

  it('updates are allowed without the value', async () => {
    expect([await isAllowed(failing(1)), warnings]).toEqual([true, []])
  })

  it('a registry that cannot be asked forbids them', async () => {
    expect([await isAllowed(failing('ENOENT')), warnings]).toEqual([
      false,
      ['the policy about updates cannot be read'],
    ])
  })
})

describe('on macOS', () => {
  it.each([true, false])('the managed preference decides: %s', async (isDisabled) => {
    const asked: string[] = []
    const preference = (name: string) => {
      asked.push(name)
      return isDisabled
    }
    expect(await areUpdatesAllowed({ platform: 'darwin', env: {}, log, preference, run: never })).toBe(
      !isDisabled,
    )
    expect(asked).toEqual(['DisableUpdates'])
  })
})
