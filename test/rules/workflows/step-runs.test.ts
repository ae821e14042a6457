import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../../scripts/commands.ts'
import { toKeyText } from '../../../src/main/updates/feed/feed-signature.ts'
import { feedText, signingPair } from '../../support/updates/published-release.ts'
import { parseWorkflow } from './workflow.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const { jobs } = parseWorkflow(readFileSync(join(root, '.github/workflows/release.yml'), 'utf8'))

/** Runs a step of the release as the runner does (`bash -e -o pipefail`), in a folder of its own. */
function runStep(name: string, env: NodeJS.ProcessEnv = {}, place = '.') {
  const step = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .find((each) => each.name === name)
  if (step?.run === undefined) throw new Error(`no step ${name} in the release`)
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
    cwd: join(folder, place),
    env: { ...process.env, ...env },
    encoding: 'utf8',
  })
}

it('compares the tag with the version of the package', () => {
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const compare = (tag: string) =>
    runStep('Compare the tag with the version of the package', { GITHUB_REF_NAME: tag }).status
  expect(compare(`v${version}`)).toBe(0)
  expect(compare(`v${version}1`)).toBe(1)
  expect(compare(version)).toBe(1)
})

it('writes checksums of all packages that sha256sum accepts', () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', 'Parley 1.deb'), 'a package')
  writeFileSync(join(folder, 'dist', '-x.zip'), 'another')
  expect(runStep('Write checksums', {}, 'dist').status).toBe(0)
  const check = () =>
    spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(folder, 'dist'), encoding: 'utf8' })
  expect(check()).toMatchObject({ status: 0, stdout: '-x.zip: OK\nParley 1.deb: OK\n' })
  writeFileSync(join(folder, 'dist', '-x.zip'), 'changed')
  expect(check().status).toBe(1)
})

it('derives the public key of updates, and signs the feeds with the private one', () => {
  for (const part of ['scripts', 'src']) symlinkSync(join(root, part), join(folder, part))
  const { publicKey, privateKey } = signingPair()
  const env = {
    UPDATE_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    GITHUB_OUTPUT: join(folder, 'output'),
  }
  expect(runStep('Derive the public key', env)).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(env.GITHUB_OUTPUT, 'utf8')).toBe(`key=${toKeyText(publicKey)}\n`)
  mkdirSync(join(folder, 'dist'))
  const packages = { 'Parley-1.3.0.AppImage': Buffer.from('a package') }
  writeFileSync(join(folder, 'dist', 'Parley-1.3.0.AppImage'), 'a package')
  writeFileSync(join(folder, 'dist', 'latest-linux.yml'), feedText({ version: '1.3.0', packages }))
  expect(runStep('Sign the feeds', env)).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(folder, 'dist')).toSorted()).toEqual([
    'Parley-1.3.0.AppImage',
    'latest-linux.yml',
    'latest-linux.yml.sig',
  ])
})

const hasWayland = ['weston', 'Xwayland'].every(
  (program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined,
)

describe.runIf(hasWayland)('a Wayland session of its own', () => {
  const onWayland = (command: string) =>
    spawnSync(join(root, 'scripts/on-wayland.sh'), ['sh', '-c', command], { encoding: 'utf8' })

  it('has X11 beside it, ends with the command, and has its exit code', () => {
    const { status, stdout } = onWayland(
      'echo "$XDG_SESSION_TYPE $XDG_RUNTIME_DIR"; test -S "$XDG_RUNTIME_DIR/$WAYLAND_DISPLAY" && test -n "$DISPLAY" && exit 7',
    )
    const [type, place = ''] = stdout.trim().split(' ')
    expect([status, type, existsSync(place)]).toEqual([7, 'wayland', false])
  })

  it('is one in which the launcher of the packages chooses X11', () => {
    const preflight = join(root, 'packaging/linux/preflight')
    const look = `ELECTRON_DISABLE_SANDBOX=1 sh "${preflight}" /proc/sys /opt/parley`
    expect(onWayland(look)).toMatchObject({ status: 0, stdout: '--ozone-platform=x11\n' })
    expect(onWayland(`PARLEY_WAYLAND=1 ${look}`)).toMatchObject({ stdout: '--ozone-platform=wayland\n' })
  })
})

const steps = ['test', 'nightly', 'desktop', 'audit', 'release', 'rollout'].flatMap((file) =>
  Object.values(
    parseWorkflow(readFileSync(join(root, `.github/workflows/${file}.yml`), 'utf8')).jobs,
  ).flatMap((job) => job.steps.filter(({ run }) => run !== undefined)),
)

it.each(steps)('is a script that bash can parse: $name', ({ run = '' }) => {
  expect(spawnSync('bash', ['-n', '-c', run], { encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' })
})
