import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findIcon } from './program-icons.ts'

const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('pixels')])
const svg = '<?xml version="1.0"?>\n<!-- a -- b --><!DOCTYPE svg>\n<svg xmlns="http://www.w3.org/2000/svg"/>'
const url = (type: string, bytes: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`

describe.skipIf(process.platform === 'win32')('the icon of a program', () => {
  let folder: string
  let env: NodeJS.ProcessEnv
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-icons-'))
    env = { HOME: join(folder, 'home'), XDG_DATA_DIRS: `${join(folder, 'a')}:${join(folder, 'b')}:relative` }
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const put = (path: string, content: string | Buffer) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  }
  const apps = (size: string) => join('icons', 'hicolor', size, 'apps')

  it('is found in each folder of the desktop, by the first name that has one', async () => {
    put(join('b', 'pixmaps', 'zoom.png'), png)
    expect(await findIcon(['Zoom', 'zoom'], env)).toBe(url('png', png))
    put(join('a', apps('scalable'), 'zoom.svg'), svg)
    expect(await findIcon(['zoom'], env)).toBe(url('svg+xml', svg))
    const own = Buffer.concat([png, Buffer.from('own')])
    put(join('home', '.local', 'share', apps('48x48'), 'zoom.png'), own)
    expect(await findIcon(['zoom'], env)).toBe(url('png', own))
    const { HOME: _, ...others } = env
    expect(await findIcon(['zoom'], { ...others, XDG_DATA_HOME: join(folder, 'none') })).toBe(
      url('svg+xml', svg),
    )
    expect(await findIcon(['firefox', ''], env)).toBeUndefined()
  })

  it.each([
    '../../../../../secret',
    '/secret',
    'a/b',
    '..',
    '.hidden',
    '-x',
    'a\0b',
    'a b',
    'ä',
    'x'.repeat(101),
  ])('is not looked up by the hostile name %j', async (name) => {
    put('secret.png', png)
    if (!name.includes('\0')) put(join('a', apps('48x48'), `${name.replace(/^\//, '')}.png`), png)
    expect(await findIcon([name], env)).toBeUndefined()
  })

  it.each<[string, string, string | Buffer]>([
    ['too large', 'x.png', Buffer.concat([png, Buffer.alloc(64 * 1024)])],
    ['no PNG', 'x.png', svg],
    ['empty', 'x.png', ''],
    ['no SVG', 'x.svg', '<html><svg></svg></html>'],
    ['an SVG with entities of its own', 'x.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'],
    ['an SVG after endless comments', 'x.svg', '<!---->'.repeat(9000)],
  ])('is no file that is %s', async (_, name, content) => {
    put(join('a', apps(name.endsWith('svg') ? 'scalable' : '48x48'), name), content)
    expect(await findIcon(['x'], env)).toBeUndefined()
  })

  it('is no link out of its folder, no folder and no pipe, but what Flatpak exports', async () => {
    const secret = put('secret.png', png)
    const own = put(join('a', 'themes', 'x.png'), png)
    const at = join(folder, 'a', apps('48x48'))
    mkdirSync(join(at, 'folder.png'), { recursive: true })
    symlinkSync(secret, join(at, 'out.png'))
    symlinkSync(own, join(at, 'in.png'))
    spawnSync('mkfifo', [join(at, 'pipe.png')])
    for (const name of ['folder', 'out', 'pipe']) expect(await findIcon([name], env), name).toBeUndefined()
    expect(await findIcon(['in'], env)).toBe(url('png', png))
    const app = put(join('flatpak', 'app', 'x.png'), png)
    const exported = join(folder, 'flatpak', 'exports', 'share')
    mkdirSync(join(exported, 'pixmaps'), { recursive: true })
    symlinkSync(app, join(exported, 'pixmaps', 'x.png'))
    expect(await findIcon(['x'], { XDG_DATA_DIRS: exported })).toBe(url('png', png))
  })
})
