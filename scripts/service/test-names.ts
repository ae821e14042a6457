import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../commands.ts'

/** Separator between the names of suites and tests, as test runners print it. */
export const WITHIN = ' › '

const calleeOf = (call: ts.CallExpression): string | undefined => {
  let node: ts.Expression = call
  while (!ts.isIdentifier(node)) {
    if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) node = node.expression
    else return undefined
  }
  return node.text
}

/** The tests of a file with the names of their suites, as written in the file: `%s` is not replaced. */
export async function testsIn(file: string): Promise<string[]> {
  const source = ts.createSourceFile(
    file,
    await readFile(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const found: string[] = []
  const visit = (node: ts.Node, suites: readonly string[]): void => {
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined
    const callee = ts.isCallExpression(node) ? calleeOf(node) : undefined
    if (title !== undefined && ts.isStringLiteralLike(title)) {
      if (callee === 'it') return void found.push([...suites, title.text].join(WITHIN))
      if (callee === 'describe') return node.forEachChild((child) => visit(child, [...suites, title.text]))
    }
    node.forEachChild((child) => visit(child, suites))
  }
  visit(source, [])
  return found
}
