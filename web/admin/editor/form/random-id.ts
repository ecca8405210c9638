const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** An id that nobody else makes up. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => alphabet[byte & 31]).join('')
