import { afterAll, beforeAll, describe } from 'vitest'
import { environment } from '../../../test/doubles/electron.ts'
import { FakeSession } from '../../../test/doubles/electron-session.ts'
import { surviveHostileAnswers } from '../../../test/support/network-faults/hostile-answer-cases.ts'
import type { NetworkConfig } from '../../backend/network/port.ts'
import { createServiceFetch } from './service-fetch.ts'
import { ServiceNetwork } from './service-network.ts'
import { createServiceUpload } from './service-upload.ts'

beforeAll(() => {
  environment.isOnline = true
})
afterAll(() => {
  delete environment.isOnline
})

const login: NetworkConfig['proxy'] = {
  mode: 'fixed',
  url: 'http://p.test:8080',
  credentials: { user: 'me', password: 'secret' },
}

describe.each([
  ['without a login', { mode: 'system' } as const],
  ['with the login of a proxy', login],
])('on the desktop, %s,', (_what, proxy) => {
  surviveHostileAnswers(async () => {
    const session = new FakeSession()
    const network = new ServiceNetwork([session.real], 'Parley/test')
    await network.configure({ proxy })
    return {
      fetch: createServiceFetch(session.real, network),
      send: createServiceUpload(session.real, network),
    }
  })
})
