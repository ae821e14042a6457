import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { product } from '../../scripts/package/product.ts'

const start = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'scripts/open-app.ts'), ...args],
    {
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

it('says in a sentence that it could not be built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-start-'))
  for (const name of ['scripts', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts/open-app.ts'), '--browser'], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([1, 'parley: the build failed'])
})

it('gives the runtime of a checkout the id of the packages, by which Linux desktops know their entry', () => {
  const { desktopName } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    desktopName?: string
  }
  expect(desktopName).toBe(`${product.appId}.desktop`)
})

it('lists the options of npm start', () => {
  expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('--browser --port N') })
})

it.each([['--nope'], ['extra'], ['--port', 'x']])('refuses %j in a sentence', (...args) => {
  const { status, stdout, stderr } = start(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/^parley: .*--help" lists what there is\.$/m)
})
