import type { Locator } from '@playwright/test'

/** The texts that an element takes on within a time, in milliseconds. */
export const changesOf = (element: Locator, ms: number): Promise<string[]> =>
  element.evaluate(
    (node, duration) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = []
        new MutationObserver(() => texts.push(node.textContent)).observe(node, {
          childList: true,
          characterData: true,
          subtree: true,
        })
        setTimeout(() => resolve(texts), duration)
      }),
    ms,
  )
