// npm run weight [FOLDER]: how much a checkout has to carry, by default this one.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import { root } from './commands.ts'
import { sharedExports } from './shared-exports.ts'

const folder = resolve(process.argv[2] ?? root)
const files = execFileSync('git', ['ls-files', '-z'], { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 24 })
  .split('\0')
  .filter((path) => path !== '')

const isTest = (path: string) => /^test\/|\.(test|spec)\.tsx?$/.test(path)
const isCode = (path: string) => /\.tsx?$/.test(path)
const linesOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + readFileSync(join(folder, path), 'utf8').split('\n').length - 1, 0)

const source = files.filter((path) => path.startsWith('src/') && isCode(path) && !isTest(path))
const styles = files.filter((path) => path.startsWith('src/') && path.endsWith('.css'))
const tests = files.filter((path) => isCode(path) && isTest(path))
const places = Map.groupBy([...source, ...styles], (path) =>
  path.endsWith('.css') ? basename(path) : parse(path).name,
)
const shared = [...places].flatMap(([name, paths]) => (name !== 'index' && paths.length > 1 ? paths : []))
const decisions = readFileSync(join(folder, 'docs/adr/README.md'), 'utf8').match(/\| accepted/g) ?? []
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`

const rows: readonly (readonly [what: string, amount: number | string])[] = [
  ['lines of source', linesOf(source)],
  ['files of source', source.length],
  ['files of source with CSS', source.length + styles.length],
  ['files whose name is not unique', percent(shared.length, source.length + styles.length)],
  ['exported names in several files', sharedExports(folder, source).size],
  ['lines of tests', linesOf(tests)],
  ['lines of scripts', linesOf(files.filter((path) => path.startsWith('scripts/') && isCode(path)))],
  ['decisions in force', decisions.length],
  ['lines of the README', linesOf(['README.md'])],
]
for (const [what, amount] of rows) console.log(`${what.padEnd(32)}${String(amount).padStart(8)}`)
