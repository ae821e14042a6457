import { call } from '../../../support/service/simulator-client.ts'

export interface Stored {
  readonly style_id: string
  readonly name: string
  readonly language: string
  readonly version: number
  readonly configured_rules: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly custom_instructions: readonly { readonly label: string; readonly prompt: string }[]
}

/** Style rule lists as the demo service has them. */
export const storedIn = async (simulator: { address: string; key: string }): Promise<readonly Stored[]> => {
  const { body } = await call(simulator, 'GET', '/v3/style_rules?detailed=true&page_size=25')
  return (body as { style_rules: Stored[] }).style_rules
}
