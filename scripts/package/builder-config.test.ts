import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { root } from '../commands.ts'

/** Prints the signature for macOS that electron-builder reads in its whole configuration. */
const LOOK = `
const { getConfig } = require('app-builder-lib/out/util/config/config.js')
getConfig(process.cwd(), null, null).then(({ mac: { identity, hardenedRuntime } }) =>
  console.log('mac ' + JSON.stringify({ identity, hardenedRuntime })))`

// Signing itself needs macOS.
describe('the app for macOS', () => {
  const signature = (env: NodeJS.ProcessEnv) => {
    const { CSC_LINK: _file, CSC_NAME: _name, ...rest } = process.env
    const { stdout } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', '-e', LOOK], {
      cwd: root,
      env: { ...rest, ...env },
      encoding: 'utf8',
    })
    return JSON.parse(/^mac (.*)$/m.exec(stdout)?.[1] ?? 'null') as unknown
  }

  it('is signed ad hoc without a certificate, and without a hardened runtime, so that Apple silicon runs it', () => {
    expect(signature({})).toEqual({ identity: '-', hardenedRuntime: false })
    expect(signature({ CSC_LINK: '' })).toEqual({ identity: '-', hardenedRuntime: false })
  })

  it.each(['CSC_LINK', 'CSC_NAME'])('is signed with the certificate of %s, and hardened', (name) => {
    expect(signature({ [name]: 'a certificate' })).toEqual({ hardenedRuntime: true })
  })
})
