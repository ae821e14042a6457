import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

/** A fake npm with much output. */
const TALKATIVE_NPM = "console.log('added 300 packages'); console.error('npm notice')\n"

it('keeps npm output of a first run out of the output of a command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-first-run-'))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['node24.mjs', 'npm-end.mjs', 'on-node24.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'npm.mjs'), TALKATIVE_NPM)
  writeFileSync(join(folder, 'command.mjs'), 'console.log(JSON.stringify({ answer: 1 }))\n')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'scripts', 'on-node24.mjs'), 'command.mjs'],
    { encoding: 'utf8', env: { ...process.env, npm_execpath: join(folder, 'npm.mjs') } },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: '{"answer":1}\n' })
  expect(stderr).toContain('added 300 packages')
  expect(readFileSync(join(folder, 'node_modules', '.parley-lock'), 'utf8')).toBe('{}')
  rmSync(folder, { recursive: true })
})
