import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** Generates a secret in the format of Standard Webhooks. */
export const generateWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

/** Builds the signature headers of Standard Webhooks. */
export const buildWebhookSignatureHeaders = (
  secret: string,
  id: string,
  at: Date,
  body: string,
) => {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
