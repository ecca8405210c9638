import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/**
 * Creates a function that returns a client's IP address like Fastify: from trusted proxies, or the
 * socket's.
 */
export const createClientIpReader = (
  trustProxy: readonly string[],
): ((request: IncomingMessage) => string | undefined) => {
  if (trustProxy.length === 0) return ({ socket }) => socket.remoteAddress
  const isTrusted = proxyAddress.compile([...trustProxy])
  return (request) => proxyAddress(request, isTrusted)
}

const groupsOf = (half: string): string[] => (half === '' ? [] : half.split(':'))

/**
 * Returns the client's key for rate limits: the IPv4 address, or the /64 prefix of an IPv6 address.
 */
export const rateLimitKeyOf = (address: string | undefined): string => {
  if (address === undefined) return 'gone'
  if (!address.includes(':')) return address
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const front = groupsOf(head)
  const back = groupsOf(tail)
  const zeros = plain.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : []
  const network = [...front, ...zeros, ...back].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
