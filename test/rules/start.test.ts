import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
