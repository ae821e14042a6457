import type { NetworkInterfaceInfoIPv4 } from 'node:os'
import { expect, it } from 'vitest'
import { roomNetworks } from './room-networks.ts'

const at = (address: string, internal = false): NetworkInterfaceInfoIPv4[] => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
]

it('offers the network of a meeting before those of containers, and public ones last', () => {
  const networks = roomNetworks({
    lo: at('127.0.0.1', true),
    ppp0: at('203.0.113.9'),
    docker0: at('172.17.0.1'),
    wlan0: at('192.168.1.20'),
  })
  expect(networks.map(({ name }) => name)).toEqual(['wlan0', 'docker0', 'ppp0'])
})
