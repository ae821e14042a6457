// Runs before a page's own scripts, in place of React's developer tools: notes which components each commit rendered.
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
  supportsFiber: true,
  inject: () => 1,
  checkDCE() {},
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  onCommitFiberRoot: (_renderer, { current }) => globalThis.reactCommits.push(renderedIn(current)),
}

/** One entry per commit: the outermost element of each component rendered in it, see `elementOf`. */
globalThis.reactCommits = []

const PERFORMED_WORK = 1

/** A fiber that React has not visited is the same object as before, and so is everything below it. */
function renderedIn(fiber) {
  const before = fiber.alternate
  const isComponent = typeof fiber.type === 'function' || typeof fiber.type?.type === 'function'
  const own = isComponent && (fiber.flags & PERFORMED_WORK) !== 0 ? [elementOf(fiber)] : []
  if (before !== null && before.child === fiber.child) return own
  const below = []
  for (let child = fiber.child; child !== null; child = child.sibling) below.push(...renderedIn(child))
  return [...own, ...below]
}

/** Region, tag name and text of the component's outermost element; empty for a component that renders nothing. */
function elementOf(fiber) {
  const node = hostIn(fiber)?.stateNode
  if (node === undefined || node === null) return ''
  const region = node.closest('header, main, section')?.tagName ?? 'page'
  return `${region} ${node.tagName} ${node.textContent}`.toLowerCase()
}

/** The first fiber of an element, in or below this one. */
function hostIn(fiber) {
  if (typeof fiber.type === 'string') return fiber
  for (let child = fiber.child; child !== null; child = child.sibling) {
    const found = hostIn(child)
    if (found !== undefined) return found
  }
  return undefined
}
