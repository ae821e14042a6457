import { expect, type Locator } from '@playwright/test'

const CONTROLS =
  'button, a[href], input, textarea, select, [tabindex="0"], [role=tab], [role=combobox], [role=switch], [role=radio]'

/**
 * Expects every control of a place to be scrollable into view, within the window and uncovered, and no text to overflow
 * it.
 */
export async function expectWithinReach(place: Locator): Promise<void> {
  const eachPlace = expect.configure({ soft: true })
  // A list that still fills, and what is still moving, is laid out a moment later.
  await eachPlace.poll(() => place.evaluate(troublesIn, CONTROLS)).toEqual([])
}

/** Controls that are out of reach, and texts that overflow. Runs in the page. */
function troublesIn(root: Element, controls: string): string[] {
  const nameOf = (node: Element) =>
    `${node.tagName.toLowerCase()} "${node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40)}"`
  const isHidden = (node: Element) => {
    const { width, height } = node.getBoundingClientRect()
    return (
      width <= 1 ||
      height <= 1 ||
      node.closest('[aria-hidden=true], [inert]') !== null ||
      !node.checkVisibility({ visibilityProperty: true })
    )
  }
  const troubles: string[] = []
  const { scrollWidth } = document.documentElement
  if (scrollWidth > innerWidth) troubles.push(`the page is ${scrollWidth} wide`)
  for (const node of root.querySelectorAll(controls)) {
    if (isHidden(node)) continue
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const isTaller = bottom - top > innerHeight
    if (left < -1 || right > innerWidth + 1 || (!isTaller && (top < -1 || bottom > innerHeight + 1))) {
      troubles.push(`${nameOf(node)} is outside: ${[left, right, top, bottom].map(Math.round).join(', ')}`)
      continue
    }
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const there = document.elementFromPoint(x, y)
    const isItself =
      there !== null && (node.contains(there) || there.contains(node) || there.closest('label') !== null)
    if (!isItself) troubles.push(`${nameOf(node)} is under ${there === null ? 'nothing' : nameOf(there)}`)
  }
  for (const node of [document.documentElement, ...root.querySelectorAll('*')]) {
    if (isHidden(node) || node.scrollWidth <= node.clientWidth + 1 || node.clientWidth <= 1) continue
    const { overflowX, textOverflow } = getComputedStyle(node)
    if (overflowX === 'visible' || overflowX === 'clip' || textOverflow === 'ellipsis') continue
    if (node.matches('input, textarea') || node.querySelector('table') !== null) continue
    troubles.push(`${nameOf(node)} runs out by ${node.scrollWidth - node.clientWidth}`)
  }
  return troubles
}
