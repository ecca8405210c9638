const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** Returns a random id with 130 bits. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => alphabet[byte & 31]).join('')
