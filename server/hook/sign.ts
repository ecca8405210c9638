import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** A new secret, as Standard Webhooks writes it. */
export const newSecret = (): string => prefix + randomBytes(32).toString('base64')

/** The headers by which a receiver verifies who sent a body and when. */
export const signatureHeaders = (secret: string, id: string, at: Date, body: string) => {
  const timestamp = Math.floor(at.getTime() / 1000)
  const key = Buffer.from(secret.slice(prefix.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
