import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/commands.ts'

const BUTTONS: ReadonlySet<string> = new Set(['button', 'Button', 'IconButton', 'SubmitButton'])

/** Every node of a file. */
function nodesOf(text: string): ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('page.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return nodes
}

const attributesOf = ({ attributes }: ts.JsxOpeningLikeElement): Map<string, string> =>
  new Map(
    attributes.properties.flatMap((each) =>
      ts.isJsxAttribute(each) ? [[each.name.getText(), each.initializer?.getText() ?? ''] as const] : [],
    ),
  )

/** Buttons that are natively disabled: Enter in their form is then ignored, and nothing says why. */
function disabledButtons(text: string): string[] {
  return nodesOf(text)
    .filter((node) => ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
    .filter((element) => {
      const attributes = attributesOf(element)
      const isButton = BUTTONS.has(element.tagName.getText()) || attributes.get('type') === '"submit"'
      return isButton && (attributes.has('disabled') || attributes.has('aria-disabled'))
    })
    .map((element) => element.getText())
}

/** Effects that bind keys: they run after the paint that shows what the keys press. */
const lateKeys = (text: string): string[] =>
  nodesOf(text)
    .filter((node) => ts.isCallExpression(node))
    .filter(({ expression }) => expression.getText() === 'useEffect')
    .map((call) => call.getText())
    .filter((call) => /\bwindowKeys\(|'keydown'|\bholdToTalk\(/.test(call))

const sources = globSync('src/renderer/**/*.{ts,tsx}', { cwd: root, exclude: ['**/*.test.ts'] })
const found = (search: (text: string) => string[]) =>
  sources.flatMap((path) => search(readFileSync(join(root, path), 'utf8')).map((each) => `${path}: ${each}`))

describe('what a person presses is never dropped in silence', () => {
  it('reads the pages', () => {
    expect(sources.length).toBeGreaterThan(400)
  })

  it('no button is natively disabled, nor disabled without its reason', () => {
    expect(
      disabledButtons(`const form = (
        <form>
          <button type="submit" disabled={!isReady}>Save</button>
          <Button type="submit" look="accent" disabled />
          <Save type="submit" disabled={isRunning} />
          <IconButton label="Swap" aria-disabled={turned === undefined} />
          <Select disabled={isRunning} />
          <Button type="submit" disabledReason={reason}>Save</Button>
        </form>
      )`),
    ).toHaveLength(4)
    expect(found(disabledButtons), 'use useSubmit, or isRunning and disabledReason of Button').toEqual([])
  })

  it('no key is bound after the paint that shows its button', () => {
    expect(
      lateKeys(`
        useEffect(() => windowKeys(window, { [pageKeys.live]: press }), [])
        useEffect(() => {
          window.addEventListener('keydown', press)
        }, [])
        useLayoutEffect(() => windowKeys(window, {}), [])
      `),
    ).toHaveLength(2)
    expect(found(lateKeys), 'use useWindowKeys, or useLayoutEffect').toEqual([])
  })
})
