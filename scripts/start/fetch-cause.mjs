// Loaded before the script that fetches Electron, which reports a failed request without its cause.
const { fetch } = globalThis
globalThis.fetch = async (address, options) => {
  try {
    return await fetch(address, options)
  } catch (thrown) {
    let cause = thrown
    while (cause.cause instanceof Error) cause = cause.cause
    throw new Error(`${new URL(address).host}: ${cause.message || cause.code}`, { cause: thrown })
  }
}
