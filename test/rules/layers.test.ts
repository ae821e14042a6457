import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { FOLDERS_WITHOUT_CYCLES, type Layer, layers } from '../../scripts/layers.ts'
import { findFolderCycles } from './folder-cycles.ts'

const TESTS = '[.]test[.]tsx?$'
const escape = (name: string) => name.replaceAll('/', '\\/')

function toRules(layer: Layer): NonNullable<IFlattenedRuleSet['forbidden']> {
  const { name, from, own, typesOnly, packages, node } = layer
  const allowed = [...own, ...packages.map((each) => `(^|/)node_modules/${escape(each)}/`)]
  const fromPath = { path: from, pathNot: TESTS }
  const rules: NonNullable<IFlattenedRuleSet['forbidden']> = [
    // Node's own modules resolve to bare names and have a rule of their own.
    { name, severity: 'error', from: fromPath, to: { pathNot: allowed, dependencyTypesNot: ['core'] } },
  ]
  if (!node) rules.push({ name, severity: 'error', from: fromPath, to: { dependencyTypes: ['core'] } })
  if (typesOnly !== undefined)
    rules.push({
      name,
      severity: 'error',
      from: fromPath,
      to: { path: [...typesOnly], dependencyTypesNot: ['type-only'] },
    })
  return rules
}

const ruleSet: IFlattenedRuleSet = {
  forbidden: [
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...layers.flatMap(toRules),
  ],
}

async function check(directory: string): Promise<ICruiseResult> {
  const { output } = await cruise(['src'], {
    baseDir: directory,
    validate: true,
    ruleSet,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Vite's import suffixes, such as `?worker&url`, still name a file.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output
}

const violations = ({ summary }: ICruiseResult) =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)

const folderCycles = ({ modules }: ICruiseResult) =>
  findFolderCycles(
    modules
      .filter(({ source }) => !new RegExp(TESTS).test(source))
      .flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => [source, resolved] as const))
      .filter((ends) => ends.every((path) => FOLDERS_WITHOUT_CYCLES.test(path))),
  )

const isSource = (path: string) => /[.](ts|tsx)$/.test(path) && !path.endsWith('.d.ts')

describe('the layers of src', () => {
  let result: ICruiseResult
  beforeAll(async () => {
    result = await check(root)
  })

  it('hold', () => {
    expect(violations(result)).toEqual([])
  })

  it('have no cycles between the folders of core', () => {
    expect(folderCycles(result)).toEqual([])
  })

  it('are checked in every file', async () => {
    const all = await readdir(join(root, 'src'), { recursive: true })
    const seen = new Set(result.modules.map(({ source }) => source))
    expect(
      all
        .filter(isSource)
        .map((path) => join('src', path))
        .filter((path) => !seen.has(path)),
    ).toEqual([])
  })

  it('leave no folder without a rule', async () => {
    const all = await readdir(join(root, 'src'), { recursive: true })
    const homeless = all
      .filter(isSource)
      .map((path) => join('src', path))
      .filter((path) => !layers.some(({ from }) => new RegExp(from).test(path)))
    expect(homeless).toEqual([])
  })
})

describe('every rule detects a violation', () => {
  let planted: string
  beforeAll(async () => {
    planted = await mkdtemp(join(tmpdir(), 'parley-layers-'))
    await symlink(join(root, 'node_modules'), join(planted, 'node_modules'))
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(planted, path)), { recursive: true })
      await writeFile(join(planted, path), text)
    }
    for (const {
      planted: [from, to],
    } of layers) {
      const isFile = to.startsWith('src/')
      const path = relative(dirname(from), to)
      const specifier = isFile ? (path.startsWith('.') ? path : `./${path}`) : to
      if (isFile) await write(to, 'export const target = 1\n')
      await write(from, `import * as planted from '${specifier}'\nexport const used = planted\n`)
    }
    await write(
      'src/core/cycle-a.ts',
      "import { b } from './cycle-b.ts'\nexport const a = (): unknown => b\n",
    )
    await write(
      'src/core/cycle-b.ts',
      "import { a } from './cycle-a.ts'\nexport const b = (): unknown => a\n",
    )
    // These files are not in a cycle, but their folders are.
    for (const [from, to] of [
      ['room-a/one', 'room-b/inner/one'],
      ['room-b/two', 'room-a/inner/two'],
      ['room-c/a/one', 'room-c/b/one'],
      ['room-c/b/two', 'room-c/a/two'],
      ['room-d/list', 'room-d/inner/formats'],
      ['room-d/inner/export', 'room-d/row'],
    ] as const) {
      const path = relative(dirname(`src/core/${from}`), `src/core/${to}.ts`)
      await write(`src/core/${to}.ts`, 'export const target = 1\n')
      await write(
        `src/core/${from}.ts`,
        `import * as planted from '${path.startsWith('.') ? path : `./${path}`}'\nexport const used = planted\n`,
      )
    }
    await write('src/core/node.ts', "import * as fs from 'node:fs'\nexport const used = fs\n")
    await write('resources/locales/en/live.json', '{}')
    for (const path of ['src/core/words.ts', 'src/main/words.ts', 'src/core/product/strings/words.ts'])
      await write(
        path,
        `import words from '${relative(dirname(path), 'resources/locales/en/live.json')}' with { type: 'json' }\nexport const used = words\n`,
      )
  })
  afterAll(() => rm(planted, { recursive: true }))

  it('by its planted import', async () => {
    const result = await check(planted)
    const found = violations(result)
    for (const {
      name,
      planted: [from],
    } of layers)
      expect(found, name).toContainEqual(expect.stringMatching(`^${escape(name)}: ${from}`))
    expect(found).toContainEqual(expect.stringMatching('^no cycles: src/core/cycle-'))
    expect(found).toContainEqual(expect.stringMatching('^core runs in any process: src/core/node.ts'))
    expect(folderCycles(result)).toEqual([
      'src/core/room-c: a -> b -> a',
      'src/core: cycle-a.ts -> cycle-b.ts -> cycle-a.ts',
      'src/core: room-a -> room-b -> room-a',
    ])
    // Only core/product/strings may read the string files.
    const readers = found.filter((each) => each.endsWith('resources/locales/en/live.json'))
    expect(readers.map((each) => each.split(' -> ', 1).join()).toSorted()).toEqual([
      'core runs in any process: src/core/words.ts',
      'main is a shell around the backend: src/main/words.ts',
    ])
  })
})
