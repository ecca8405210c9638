import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

const encode = (value: bigint, length: number): string => {
  let rest = value
  let out = ''
  for (let i = 0; i < length; i++) {
    out = alphabet[Number(rest & 31n)] + out
    rest >>= 5n
  }
  return out
}

let last = 0n

/** Returns a unique id of 26 characters that sorts by creation time. */
export const newId = (now: number = Date.now()): string => {
  const fresh = (BigInt(now) << 80n) | BigInt(`0x${randomBytes(10).toString('hex')}`)
  last = fresh > last ? fresh : last + 1n
  return encode(last, 26)
}
