import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

/** Percent-encodes a text as S3 requires for signatures. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const parts =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<scope>(?<date>[^/]+)\/(?<region>[^/]+)\/s3\/aws4_request), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/

/** Whether a request has a valid AWS signature (version 4) in its headers. */
export const isSignedBy = (
  { method = '', url = '', headers }: IncomingMessage,
  keys: { readonly accessKeyId: string; readonly secretAccessKey: string },
): boolean => {
  const found = parts.exec(headers.authorization ?? '')?.groups
  if (!found || found.id !== keys.accessKeyId) return false
  const { scope = '', date = '', region = '', names = '', signature } = found
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
  const request = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const moment = headers['x-amz-date']
  const signed = ['AWS4-HMAC-SHA256', moment, scope, sha256(request)].join('\n')
  const key = [date, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${keys.secretAccessKey}`,
  )
  return hmac(key, signed).toString('hex') === signature
}
