import { expect, test } from 'vitest'
import { buildWebhookSignatureHeaders, generateWebhookSecret } from './sign.ts'

test('signatures pass the check of Standard Webhooks', () => {
  const headers = buildWebhookSignatureHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    new Date(1_614_265_330_999),
    '{"test": 2432232314}',
  )
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a secret has 32 random bytes', () => {
  expect(generateWebhookSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(generateWebhookSecret()).not.toBe(generateWebhookSecret())
})
