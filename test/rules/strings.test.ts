import { join, relative } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'
import { en } from '../../src/core/strings/en.ts'
import { leavesOf } from '../support/base/leaf-keys.ts'

const PLURAL = /_(?:one|other)$/
const keys = new Set(leavesOf(en).map((key) => key.replace(PLURAL, '')))

/**
 * Tables whose keys are put together from data rather than from types. Each is total by its own types or walked
 * through by its own test: error-text.test.ts for errors, `FindingTexts` and check-text.test.ts for checks.
 */
const WALKED = /^(?:errors|doctor\.(?:checks|statuses|findings))\./

/** Everything that a piece of source may evaluate to, as far as its type tells: keys put together are unions. */
function textsOf(type: ts.Type): string[] {
  if (type.isUnion()) return type.types.flatMap(textsOf)
  return type.isStringLiteral() ? [type.value] : []
}

function usedKeys(program: ts.Program): Set<string> {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.add(node.text)
    else if (ts.isTemplateExpression(node))
      for (const text of textsOf(checker.getTypeAtLocation(node))) found.add(text)
    ts.forEachChild(node, visit)
  }
  for (const file of program.getSourceFiles()) if (isProgram(file.fileName)) visit(file)
  return new Set([...keys].filter((key) => found.has(key)))
}

function isProgram(path: string): boolean {
  const inside = relative(root, path)
  return (
    inside.startsWith('src/') && !inside.startsWith('src/core/strings/en') && !/\.test\.tsx?$/.test(inside)
  )
}

function programOf(project: string, extra: readonly string[] = []): ts.Program {
  const path = join(root, 'tsconfig', project)
  const { config } = ts.readConfigFile(path, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'tsconfig'))
  return ts.createProgram([...fileNames, ...extra], { ...options, noEmit: true })
}

describe('the strings', () => {
  const used = new Set<string>()
  beforeAll(() => {
    for (const project of ['renderer.json', 'node.json'])
      for (const key of usedKeys(programOf(project))) used.add(key)
  }, 900_000)

  it('are all used', () => {
    expect([...keys].filter((key) => !used.has(key) && !WALKED.test(key))).toEqual([])
  })

  it('are found where their keys are put together', () => {
    expect(used).toContain('panels.names.text')
    expect(used).toContain('live.notices.silent.title')
  })
})
