import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const closed = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

/** Whether an address of the internet protocol is one that everybody can reach. */
export const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Finds a host's addresses and refuses it when one of them is private. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.some(({ address }) => !isPublic(address))
    const [first] = addresses ?? []
    if (error || refused || first === undefined) {
      callback(error ?? new Error(`${hostname} has a private address`), '', 4)
    } else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
