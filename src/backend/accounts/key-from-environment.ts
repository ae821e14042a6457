/** Removes the key from the environment, so that child processes do not inherit it. */
export function takeKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = env['PARLEY_KEY']?.trim()
  delete env['PARLEY_KEY']
  return key === '' ? undefined : key
}
