import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemorySecrets } from '../../../src/backend/accounts/secret-store.ts'
import { systemClock } from '../../../src/backend/base/system-clock.ts'
import type { HostPorts } from '../../../src/backend/host-ports.ts'
import { NodeNetwork } from '../../../src/backend/network/node-network.ts'
import { openStoreHere } from '../../../src/backend/storage/storage-store.ts'
import { silentLog } from '../../../src/core/base/log.ts'
import { SettingsInMemory } from './settings-in-memory.ts'

/** Host ports that store and show nothing; `overrides` sets what a test needs. */
export function hostPorts(overrides: Partial<HostPorts> = {}): HostPorts {
  const network = new NodeNetwork({})
  return {
    name: 'cli',
    version: '1.2.3',
    platform: 'test',
    settings: new SettingsInMemory(),
    secrets: createMemorySecrets(),
    keyFromEnvironment: undefined,
    demo: () => Promise.reject(new Error('no demo service here')),
    dataFolder: join(tmpdir(), `parley-test-${randomUUID()}`),
    openStorage: openStoreHere,
    files: { takesPaths: true },
    fetch: network.fetch,
    network,
    confirm: () => Promise.resolve('confirmed'),
    clock: systemClock,
    random: () => 0,
    log: silentLog,
    publish: () => undefined,
    keepAwake: () => undefined,
    ...overrides,
  }
}
