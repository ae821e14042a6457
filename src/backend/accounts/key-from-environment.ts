/** Takes the key out of the environment, so that no program that we start inherits it. */
export function takeKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env['PARLEY_KEY']?.trim()
  delete env['PARLEY_KEY']
  return key === '' ? undefined : key
}
