import { BlockList, isIPv4 } from 'node:net'

/** What is on no public network: this machine, private and shared networks, those for documents and tests, many at once. */
const PRIVATE_4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Of the public part of version 6 (2000::/3): what carries addresses of version 4 inside, and what is for documents. */
const PRIVATE_6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, bits] of PRIVATE_4) blocked.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of PRIVATE_6) blocked.addSubnet(network, bits, 'ipv6')

const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, as a resolver gives it, is on the public network. Whatever is not known to be so is not. */
export const isPublic = (address: string): boolean =>
  isIPv4(address)
    ? !blocked.check(address, 'ipv4')
    : open.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
