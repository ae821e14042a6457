import { createSimulator, type Simulator } from '../../../src/simulator/simulator-server.ts'

const DAY_MS = 86_400_000

/** Sends a request that must succeed. */
export async function ask(
  { address }: Pick<Simulator, 'address'>,
  key: string,
  [method, path, body]: readonly [method: string, path: string, body?: object],
): Promise<unknown> {
  const response = await fetch(address + path, {
    method,
    headers: { Authorization: `Service-Auth-Key ${key}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Translates a text of `characters` characters. */
export const translate = (service: Pick<Simulator, 'address'>, key: string, characters: number) =>
  ask(service, key, ['POST', '/v2/translate', { text: ['a'.repeat(characters)], target_lang: 'DE' }])

const createKey = async (service: Simulator, label: string): Promise<string> => {
  const created = await ask(service, service.key, ['POST', '/v2/admin/developer-keys', { label }])
  return (created as { key_id: string }).key_id
}

/** A service whose account has heavy usage this month: daily amounts that vary, over three keys. */
export async function seededService(key: string): Promise<Simulator> {
  const now = Date.now()
  let today = new Date(now)
  const service = await createSimulator({
    key,
    limits: { characters: 20_000, milliseconds: 36_000_000 },
    today: () => today,
  })
  const at = (daysAgo: number) => {
    today = new Date(now - daysAgo * DAY_MS)
  }
  at(40)
  const [website, desk, old] = [
    await createKey(service, 'Website'),
    await createKey(service, 'Help desk, 2nd floor'),
    await createKey(service, 'Old intranet'),
  ]
  for (let daysAgo = 25; daysAgo >= 0; daysAgo -= 1) {
    at(daysAgo)
    if (daysAgo % 7 === 3) continue
    await translate(service, website, 200 + ((daysAgo * 137) % 500))
    if (daysAgo % 3 === 0) await translate(service, desk, 150 + daysAgo * 9)
    if (daysAgo % 5 === 0) await translate(service, service.key, 90)
  }
  await ask(service, key, [
    'PUT',
    '/v2/admin/developer-keys/limits',
    { key_id: desk, characters: 500_000, speech_to_text_milliseconds: 0 },
  ])
  await ask(service, key, ['PUT', '/v2/admin/developer-keys/deactivate', { key_id: old }])
  return service
}
