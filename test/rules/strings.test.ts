import { join, relative } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { en } from '../../src/core/product/strings/en.ts'
import { leavesOf } from '../support/base/leaf-keys.ts'

const PLURAL = /_(?:one|other)$/
// Packaging uses those of the packages: test/rest/packaging finds them there.
// The search of the settings reads its words as one table.
const { styleRules: _catalogue, settingsSearch: _synonyms, packages: _packages, ...looked } = en
const keys = new Set(leavesOf(looked).map((key) => key.replace(PLURAL, '')))

/**
 * Tables whose keys are composed from data rather than from types. Each is complete by its own types or checked by its
 * own test: error-text.test.ts for errors, check-text.test.ts for checks. The page of a room reads its words as one table.
 */
const WALKED = /^(?:errors|roomPage|doctor\.(?:checks|statuses|findings))\./

/** All strings that an expression may evaluate to, according to its type: composed keys are unions. */
function textsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(textsOf)
  return type.isStringLiteral() ? [type.value] : []
}

/** Placeholders of a string and its plural forms, by key. */
const gaps = new Map([...keys].map((key) => [key, new Set<string>()]))
for (const key of leavesOf(looked))
  for (const [, gap = ''] of textAt(key).matchAll(/\{\{(\w+)/g)) gaps.get(key.replace(PLURAL, ''))?.add(gap)

function textAt(key: string): string {
  return key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], en) as string
}

interface Uses {
  readonly keys: ReadonlySet<string>
  /** Calls that look a string up without values for all its placeholders. */
  readonly unfilled: readonly string[]
}

function usesIn(program: ts.Program): Uses {
  const checker = program.getTypeChecker()
  const texts = new Set<string>()
  const unfilled: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text)
    else if (ts.isTemplateExpression(node))
      for (const text of textsOf(checker.getTypeAtLocation(node))) texts.add(text)
    else if (ts.isCallExpression(node) && node.expression.getText() === 't') {
      const [key, values] = node.arguments
      const given = values === undefined ? [] : checker.getTypeAtLocation(values).getProperties()
      const missing = (key === undefined ? [] : textsOf(checker.getTypeAtLocation(key)))
        .flatMap((text) => [...(gaps.get(text) ?? [])])
        .filter((gap) => !given.some(({ name }) => name === gap))
      if (missing.length > 0) unfilled.push(`${node.getText()}: ${missing.join(', ')}`)
    }
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isProgram(file.fileName)) visit(file)
  return { keys: new Set([...keys].filter((key) => texts.has(key))), unfilled }
}

function isProgram(path: string): boolean {
  const inside = relative(root, path)
  return inside.startsWith('src/') && !/\.test\.tsx?$/.test(inside)
}

function programOf(project: string, extra: readonly string[] = []): ts.Program {
  const path = join(root, 'tsconfig', project)
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'))
  return ts.createProgram([...fileNames, ...extra], { ...options, noEmit: true })
}

describe('the strings', () => {
  const used = new Set<string>()
  const unfilled: string[] = []
  beforeAll(() => {
    for (const project of ['renderer.json', 'node.json']) {
      const uses = usesIn(programOf(project))
      for (const key of uses.keys) used.add(key)
      unfilled.push(...uses.unfilled)
    }
  }, 900_000)

  it('are all used', () => {
    expect([...keys].filter((key) => !used.has(key) && !WALKED.test(key))).toEqual([])
  })

  it('have values for all placeholders wherever they are looked up', () => {
    expect(unfilled).toEqual([])
  })

  it('exist for all composed keys', () => {
    expect(used).toContain('panels.names.text')
    expect(used).toContain('live.notices.silent.title')
  })
})
