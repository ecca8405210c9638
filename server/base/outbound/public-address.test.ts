import { expect, test } from 'vitest'
import { isPublicIp } from './public-address.ts'
import { sendGetRequest } from './request.ts'

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is private', (address) => expect(isPublicIp(address)).toBe(false))

test.for(['8.8.8.8', '2606:4700::1111'])('%s is public', (address) =>
  expect(isPublicIp(address)).toBe(true),
)

test.for(['http://example.org/', 'https://127.0.0.1/', 'https://[::1]/', 'https://localhost/'])(
  'nobody is asked at %s unless the operator says so',
  (address) =>
    expect(
      sendGetRequest(new URL(address), { isNamed: false }, {}, AbortSignal.timeout(5_000)),
    ).rejects.toThrow(/private|https/),
)
