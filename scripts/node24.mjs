// Runs on any Node from 20: brings the Node that the project runs on (the one inside Electron) where it is missing.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)
const VERSION = '24.21.0'
const WANTED_MAJOR = 24

const isWindows = process.platform === 'win32'
const platform = isWindows ? 'win' : process.platform
const home = join(root, '.node24')
const binary = join(
  home,
  'node_modules',
  `node-${platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
)

const say = (text) => console.error(`parley: ${text}`)

export { say }

/** npm of the running Node, started without a shell. */
export const npm = (args, options = {}) =>
  process.env.npm_execpath
    ? execFileSync(process.execPath, [process.env.npm_execpath, ...args], {
        cwd: root,
        stdio: 'inherit',
        ...options,
      })
    : execFileSync(isWindows ? 'npm.cmd' : 'npm', args, {
        cwd: root,
        stdio: 'inherit',
        shell: isWindows,
        ...options,
      })

/** @returns the path of a Node that can run this project's sources */
export function node24() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED_MAJOR) return process.execPath
  if (!existsSync(binary)) {
    say(
      `this is Node ${process.versions.node}; fetching Node ${VERSION} for this folder (about 120 MB, once)`,
    )
    npm([
      'install',
      '--prefix',
      home,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `node-${platform}-${process.arch}@${VERSION}`,
    ])
  }
  if (!existsSync(binary))
    throw new Error(
      `No Node ${WANTED_MAJOR} for ${platform} on ${process.arch} in the registry: install Node ${WANTED_MAJOR} and try again`,
    )
  return binary
}

/** Installs what the lock file names, unless that is what is there. */
export function installDependencies() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  const stamp = join(root, 'node_modules', '.parley-lock')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  say('installing dependencies (about half a minute)')
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, lock)
}

/** Runs a script of this project on Node 24, and ends as it ends. */
export function runOnNode24(script, args) {
  const node = node24()
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    stdio: 'inherit',
    env,
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}
