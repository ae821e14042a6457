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

const STATES = ['aria-pressed', 'aria-checked', 'aria-expanded', 'isPressed']
const NAMES = ['aria-label', 'label']

/** Choices of a name, also those in constants that it uses; pictures name nothing. */
function choicesIn(
  named: ts.Node,
  constants: ReadonlyMap<string, ts.Expression>,
): ts.ConditionalExpression[] {
  const choices: ts.ConditionalExpression[] = []
  const visited = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (visited.has(node)) return
    visited.add(node)
    if (ts.isConditionalExpression(node) && !ts.isJsxSelfClosingElement(node.whenTrue)) choices.push(node)
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant !== undefined && ts.isCallExpression(constant)) visit(constant)
    ts.forEachChild(node, visit)
  }
  visit(named)
  return choices
}

/** Toggles whose name changes with their state: together they say the opposite of what is. */
function contradictoryToggles(text: string): string[] {
  const nodes = nodesOf(text)
  const constants = new Map(
    nodes
      .filter((node) => ts.isVariableDeclaration(node))
      .flatMap(({ name, initializer }) => (initializer ? [[name.getText(), initializer] as const] : [])),
  )
  return nodes
    .filter((node) => ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
    .filter((element) => {
      const opening = ts.isJsxElement(element) ? element.openingElement : element
      const attributes = opening.attributes.properties.filter((each) => ts.isJsxAttribute(each))
      const valuesOf = (names: readonly string[]) =>
        attributes.flatMap(({ name, initializer }) =>
          names.includes(name.getText()) && initializer && ts.isJsxExpression(initializer)
            ? [initializer]
            : [],
        )
      const states = new Set(valuesOf(STATES).map(({ expression }) => expression?.getText() ?? ''))
      const labels = valuesOf(NAMES)
      const named: readonly ts.Node[] =
        labels.length > 0 ? labels : ts.isJsxElement(element) ? [...element.children] : []
      return named
        .flatMap((name) => choicesIn(name, constants))
        .some(({ condition }) => states.has(condition.getText().replace(/^!/, '')))
    })
    .map((element) => element.getText())
}

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

  it('a toggle keeps its name, or the name alone has its state', () => {
    expect(
      contradictoryToggles(`
        const name = t(isPaused ? 'live.resume' : 'live.pause')
        const bar = (
          <>
            <Button aria-pressed={isMuted}>{isMuted ? t('live.unmute') : t('live.mute')}</Button>
            <Button aria-pressed={isPaused} aria-label={name}><Pause /></Button>
            <IconButton isPressed={isShown} label={t(isShown ? 'hide' : 'show')} />
            <button aria-expanded={isOpen}><span>{!isOpen ? 'More' : 'Less'}</span></button>
            <Button aria-pressed={isMuted}>{isMuted ? <MicOff /> : <Mic />}{t('live.mute')}</Button>
            <IconButton isLit={isOn} label={t(isOn ? 'stop' : 'use')} />
            <Button aria-expanded={isOpen} aria-label={more}>{isOpen ? '-' : '+2'}</Button>
          </>
        )`),
    ).toHaveLength(4)
    expect(found(contradictoryToggles), 'keep the name, or leave out the state').toEqual([])
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
