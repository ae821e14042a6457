/**
 * Copies what is sent from one process to another, as the structured clone algorithm does. Throws for functions,
 * promises, symbols and other values that have no copy.
 */
export function cloneMessage<T>(value: T): T {
  try {
    return structuredClone(value)
  } catch {
    throw new Error('An object could not be cloned.')
  }
}
