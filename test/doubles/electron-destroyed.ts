/** Makes what is gone refuse calls, which throw in Electron, except those of some names. */
export function refuseCalls(gone: object, answered: readonly string[]): void {
  const refuse = () => {
    throw new TypeError('Object has been destroyed')
  }
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(gone)))
    if (name !== 'constructor' && !answered.includes(name))
      Object.defineProperty(gone, name, { value: refuse })
}
