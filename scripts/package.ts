// npm run package: builds the packages for the system that it runs on, into dist.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from './build.ts'
import { root } from './commands.ts'
import { CHECKSUMS, publishedIn, writeChecksums } from './package/checksums.ts'
import { writeFeeds } from './package/linux/feeds.ts'
import { product } from './package/product.ts'
import { releaseDate } from './package/release-date.ts'
import { howToInstall, MissingPart, missingTools, PackagingError } from './package/run-tool.ts'
import { writeSbom } from './package/sbom/sbom.ts'
import { linuxTargets, targetsOf } from './package/targets.ts'
import { electronFolder, runBuilder, unpackedIn } from './package/unpacked.ts'
import { updateSource } from './updates/update-source.ts'

const output = join(root, 'dist')
const available = targetsOf[process.platform] ?? []

const USAGE = `Builds the packages of Parley for this system into dist: ${available.join(', ') || 'none for this system'}.

  npm run package                        all of them; leaves out what cannot be built here, and says why
  npm run package -- --target deb        only this one; the option can be repeated
  npm run package -- --dir               only the unpacked app
  npm run package -- --release           fails if one cannot be built
  npm run package -- --electron FOLDER   with this Electron runtime for this computer
  npm run package -- --appimage-runtime FILE

SOURCE_DATE_EPOCH sets the time in the packages, which is that of the commit otherwise: two builds are equal.
PARLEY_UPDATE_FEED, an https address, and PARLEY_UPDATE_KEY make packages that update themselves, and their feeds.`

function refuse(why: string): never {
  console.error(`parley: ${why}. "npm run package -- --help" lists what there is.`)
  process.exit(2)
}

function readArgs() {
  try {
    return parseArgs({
      options: {
        target: { type: 'string', multiple: true, default: [] },
        dir: { type: 'boolean', default: false },
        release: { type: 'boolean', default: false },
        electron: { type: 'string' },
        'appimage-runtime': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (thrown) {
    const [said = ''] = String(thrown instanceof Error ? thrown.message : thrown).split('. ')
    return refuse(said)
  }
}

const { target: named, dir: isOnlyFolder, release: isRelease, help, ...given } = readArgs()
const pathOf = (path: string | undefined) => path && resolve(path)
if (help) {
  console.log(USAGE)
  process.exit()
}
if (available.length === 0) refuse(`there are no packages for ${process.platform}`)
const foreign = named.find((name) => !available.includes(name))
if (foreign !== undefined) refuse(`no package "${foreign}" is built on ${process.platform}`)
if (isOnlyFolder && (named.length > 0 || isRelease)) refuse('--dir builds no package')

const sizeOf = (path: string): string => `${(statSync(path).size / 1e6).toFixed(1)} MB`

/** Runs a step and prints its name, what it has made, and how long that took. */
async function step(name: string, run: () => Promise<string>): Promise<void> {
  const started = performance.now()
  process.stdout.write(`  ${name.padEnd(12)}`)
  try {
    const made = await run()
    console.log(`${made}, ${((performance.now() - started) / 1000).toFixed(1)} s`)
  } catch (thrown) {
    console.log(thrown instanceof MissingPart ? 'left out' : 'failed')
    throw thrown
  }
}

const described = (path: string): string => `${relative(root, path)}, ${sizeOf(path)}`

/** Builds a package for Linux; returns why not, if something outside of this project is missing. */
async function buildForLinux(name: string, date: Date): Promise<string | undefined> {
  const target = linuxTargets[name]
  const missing = missingTools(target?.tools ?? [])
  const stage = mkdtempSync(join(tmpdir(), 'parley-package-'))
  const appImageRuntime = pathOf(given['appimage-runtime'])
  const ingredients = {
    unpacked: unpackedIn(output),
    output,
    stage,
    arch: process.arch,
    date,
    appImageRuntime,
  }
  try {
    if (target === undefined) return undefined
    if (missing.length > 0) throw new MissingPart(`it is built with ${howToInstall(missing)}`)
    await step(name, async () => described(await target.build(ingredients)))
    return undefined
  } catch (thrown) {
    if (thrown instanceof MissingPart) return thrown.message
    throw thrown
  } finally {
    rmSync(stage, { recursive: true })
  }
}

async function main(): Promise<number> {
  const updates = updateSource(process.env)
  const date = releaseDate(process.env)
  if (date === undefined)
    console.log(
      'parley: there is no commit and no SOURCE_DATE_EPOCH, so another build will differ in its times',
    )
  const time = date ?? new Date(Math.floor(Date.now() / 1000) * 1000)
  const wanted = isOnlyFolder ? [] : named.length > 0 ? named : available
  console.log(
    `Parley ${product.version} for ${process.platform} (${process.arch}), dated ${time.toISOString()}`,
  )
  const isLinux = process.platform === 'linux'
  const isDir = isLinux || isOnlyFolder
  const electron = pathOf(given.electron) ?? (isDir ? await electronFolder() : undefined)
  await build()
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output)

  await step(isDir ? 'app' : wanted.join(', '), async () => {
    await runBuilder({ targets: isDir ? ['dir'] : wanted, electron })
    return relative(root, unpackedIn(output))
  })
  if (!isLinux) for (const name of publishedIn(output)) console.log(`  ${described(join(output, name))}`)
  const leftOut: string[] = []
  if (isLinux)
    for (const name of wanted) {
      const why = await buildForLinux(name, time)
      if (why !== undefined) leftOut.push(`${name}: ${why}`)
    }
  if (!isOnlyFolder) {
    if (isLinux && updates !== undefined)
      await step(
        'feeds',
        async () => writeFeeds(output, { arch: process.arch, date: time }).join(', ') || 'none',
      )
    await step('SBOM', async () => described(writeSbom(output, time)))
    await step('checksums', async () => writeChecksums(output).then(() => `dist/${CHECKSUMS}`))
  }
  for (const why of leftOut) console.error(`\nparley: left out ${why}.`)
  return leftOut.length > 0 && (isRelease || named.length > 0) ? 1 : 0
}

try {
  process.exitCode = await main()
} catch (thrown) {
  if (!(thrown instanceof PackagingError)) throw thrown
  console.error(`parley: ${thrown.message}`)
  process.exitCode = 1
}
