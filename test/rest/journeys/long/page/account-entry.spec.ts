import { en } from '../../../../../src/core/product/strings/en.ts'
import { test } from '../../../../journeys/support/app.ts'
import { refusesAccount } from '../../../../journeys/support/settings/account-entry.ts'
import { fill } from '../../../../support/base/fill.ts'

for (const [what, address, message] of [
  [
    'an unreachable service',
    'http://127.0.0.1:9',
    fill(en.errors.unreachable.title, { host: '127.0.0.1:9' }),
  ],
  [
    'an address that is not secure',
    'http://api.example.com',
    en.errors['address-refused'].remedy['not-secure'],
  ],
] as const)
  test(`${what} is reported during entry, and the input stays`, async ({ openApp }) => {
    const { page } = await openApp({ microphone: 'none', service: 'demo' })
    await refusesAccount(page, { address, key: 'k' }, message)
  })
