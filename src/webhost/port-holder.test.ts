import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { holderOf, type SystemFiles } from './port-holder.ts'

const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode'
const row = (local: string, state: string, uid: number) =>
  `   0: ${local} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000  ${uid}        0 351150 1`
const files = (...rows: string[]): SystemFiles => ({
  read: (path) =>
    ({
      '/proc/net/tcp': [HEAD, ...rows].join('\n'),
      '/etc/passwd': 'root:x:0:0::/:\nmallory:x:1002:1002::/home/m:/bin/sh\n',
    })[path] ?? '',
})

it.each([
  ['of this user', row('0100007F:A2FD', '0A', 1001), { type: 'own-user' }],
  ['of another user, by name', row('0100007F:A2FD', '0A', 1002), { type: 'other-user', name: 'mallory' }],
  ['of a user without a name', row('0100007F:A2FD', '0A', 4242), { type: 'other-user', name: 'number 4242' }],
  ['at all addresses', row('00000000:A2FD', '0A', 1002), { type: 'other-user', name: 'mallory' }],
  ['that listens at another port', row('0100007F:A2FE', '0A', 1002), { type: 'unknown' }],
  ['that is connected from there', row('0100007F:A2FD', '01', 1002), { type: 'unknown' }],
  ['at another address', row('0100A8C0:A2FD', '0A', 1002), { type: 'unknown' }],
])('finds a program %s', (_what, line, holder) => {
  expect(holderOf(0xa2fd, 1001, files(line))).toEqual(holder)
})

it('returns an unknown holder if the system has no information', () => {
  expect(holderOf(0xa2fd, 1001, { read: () => '' })).toEqual({ type: 'unknown' })
  expect(holderOf(0xa2fd, undefined, files(row('0100007F:A2FD', '0A', 1002)))).toEqual({ type: 'unknown' })
})

it.runIf(process.platform === 'linux')('finds a real one', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(holderOf(port, process.getuid?.())).toEqual({ type: 'own-user' })
  expect(holderOf(port, 987_654)).toMatchObject({ type: 'other-user' })
  server.close()
})
