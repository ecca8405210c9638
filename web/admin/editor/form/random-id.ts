const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A random id that is practically unique. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => alphabet[byte & 31]).join('')
