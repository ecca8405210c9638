import { lookup } from 'node:dns'
import { lookup as lookupAll } from 'node:dns/promises'
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
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4')
}
for (const [network, bits] of [
  // Includes IPv6 ranges that embed IPv4 addresses.
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  closed.addSubnet(network, bits, 'ipv6')
}

export const isPublicIp = (address: string): boolean =>
  isIP(address) !== 0 && !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether a host is a private IP address, or a name that currently resolves to one. */
export const isPrivateHost = async (host: string): Promise<boolean> => {
  const plain = host.replaceAll(/[[\]]/g, '')
  if (isIP(plain) !== 0) return !isPublicIp(plain)
  const found = await lookupAll(plain, { all: true }).catch(() => [])
  return found.some(({ address }) => !isPublicIp(address))
}

/** Resolves a host name. Fails if any of its IP addresses is private. */
export const lookUpPublicHost: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const refused = addresses?.some(({ address }) => !isPublicIp(address))
    const [first] = addresses ?? []
    if (error || refused || first === undefined) {
      callback(error ?? new Error(`${hostname} has a private address`), '', 4)
    } else if (options.all) callback(null, addresses)
    else callback(null, first.address, first.family)
  })
}
