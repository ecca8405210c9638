import { describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#server/tools/testing/app/app.ts'
import { rateLimitKeyOf } from './client-address.ts'

describe('the key of a client', () => {
  test.for([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    [undefined, 'gone'],
  ])('%s counts for %s', ([address, key]) => {
    expect(rateLimitKeyOf(address)).toBe(key)
  })

  test('differs for IPv6 neighbours, and is the same for hosts of one network', () => {
    expect(rateLimitKeyOf('2001:db8:1:2::1')).toBe(rateLimitKeyOf('2001:db8:1:2:9::9'))
    expect(rateLimitKeyOf('2001:db8:1:2::1')).not.toBe(rateLimitKeyOf('2001:db8:1:3::1'))
  })
})

describe('a forwarded IP address', () => {
  const seenAs = async (app: TestApp, forwarded: string): Promise<string | undefined> => {
    await app.fetch('/api/v1/publication/showAllPublications', {
      headers: { 'x-forwarded-for': forwarded },
    })
    return app.logged().match(/.*"ip":"([^"]+)"/s)?.[1]
  }

  test('counts if the proxy is trusted, up to the last untrusted hop', async () => {
    const app = await startTestApp({ trustProxy: ['127.0.0.1', '10.0.0.0/8'] })
    expect(await seenAs(app, '203.0.113.9')).toBe('203.0.113.9')
    expect(await seenAs(app, '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await seenAs(app, '198.51.100.1, 203.0.113.9, 10.1.2.3')).toBe('203.0.113.9')
  })

  test('is ignored if the proxy is not trusted', async () => {
    expect(await seenAs(await startTestApp({ trustProxy: [] }), '203.0.113.9')).toBe('127.0.0.1')
    const other = await startTestApp({ trustProxy: ['10.0.0.0/8'] })
    expect(await seenAs(other, '203.0.113.9')).toBe('127.0.0.1')
  })
})
