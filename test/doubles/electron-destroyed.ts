/** Makes what is gone refuse calls, which throw in Electron, except those of some names and of its base `Kept`. */
export function refuseCalls(
  gone: object,
  answered: readonly string[],
  Kept: abstract new () => object,
): void {
  const refuse = () => {
    throw new TypeError('Object has been destroyed')
  }
  for (
    let prototype = Object.getPrototypeOf(gone);
    prototype !== Kept.prototype;
    prototype = Object.getPrototypeOf(prototype)
  )
    for (const name of Object.getOwnPropertyNames(prototype))
      if (name !== 'constructor' && !answered.includes(name))
        Object.defineProperty(gone, name, { value: refuse })
}
