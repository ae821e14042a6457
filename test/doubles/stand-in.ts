import { registerHooks } from 'node:module'

const double = new URL('electron.ts', import.meta.url).href

/** Puts the double in the place of electron for all that this process loads from now on. */
export async function standInForElectron(): Promise<typeof import('./electron.ts')> {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === 'electron' ? { url: double, shortCircuit: true } : next(specifier, context),
  })
  return await import('./electron.ts')
}
