import { describe, expect, it } from 'vitest'
import { feedText } from '../../../../test/support/updates/published-release.ts'
import { addressIn, feedName, MAX_NOTES, parseFeed, plainNotes } from './feed.ts'

describe('the name of the feed', () => {
  it.each([
    ['linux', 'x64', '1.2.0', 'latest-linux.yml'],
    ['linux', 'arm64', '1.2.0', 'latest-linux-arm64.yml'],
    ['win32', 'x64', '1.2.0', 'latest.yml'],
    ['win32', 'arm64', '1.2.0', 'latest.yml'],
    ['darwin', 'arm64', '1.2.0', 'latest-mac.yml'],
    ['darwin', 'arm64', '1.2.0-beta.3', 'beta-mac.yml'],
    ['linux', 'x64', '1.2.0-alpha.1', 'alpha-linux.yml'],
    ['win32', 'x64', '1.2.0-rc.1', 'latest.yml'],
  ] as const)('is that of electron-builder: %s, %s, %s', (platform, arch, version, name) => {
    expect(feedName({ platform, arch, version })).toBe(name)
  })
})

describe('the address of a package', () => {
  it('is in the folder of the feed, whatever is in its name', () => {
    const folder = new URL('https://updates.example/parley/')
    expect(addressIn(folder, 'Parley Setup 1.3.0.exe').href).toBe(
      'https://updates.example/parley/Parley%20Setup%201.3.0.exe',
    )
    expect(addressIn(folder, '..%2f?#').href).toBe('https://updates.example/parley/..%252f%3F%23')
  })

  it('may be that of a prerelease for Debian', () => {
    const name = 'parley_1.3.0~beta.1_amd64.deb'
    const packages = { [name]: Buffer.from('a package') }
    const [file] = parseFeed(feedText({ version: '1.3.0-beta.1', packages })).files
    expect(addressIn(new URL('https://a.example/'), file?.url ?? '').href).toBe(`https://a.example/${name}`)
  })
})

describe('notes', () => {
  it('are plain text with lines', () => {
    expect(plainNotes('  One\r\n\tTwo\u0000\u001b[31m\u202e\n\n')).toBe('One\n\tTwo[31m')
    for (const nothing of ['', ' \n ', null, undefined]) expect(plainNotes(nothing)).toBeUndefined()
  })

  it('are cut between characters if they are too long', () => {
    const shown = plainNotes('😀'.repeat(MAX_NOTES + 1)) ?? ''
    expect(Array.from(shown)).toHaveLength(MAX_NOTES + 1)
    expect(shown.endsWith('😀…')).toBe(true)
  })
})
