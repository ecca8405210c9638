/**
 * Normalizes an email address to compare it case-insensitively in any script. `ß` and `ss`, or `ı`
 * and `i`, remain different addresses.
 */
export const normalizeEmail = (email: string): string =>
  // The lower case of a Greek sigma depends on adjacent letters, and some letters compose only in
  // lower case.
  email.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').normalize('NFC')

/**
 * Returns the key of an account whose normalized address belongs to an older account, too. Only the exact
 * spelling finds this account. New accounts never get such a key.
 */
export const exactEmailKeyOf = (email: string): string =>
  `${normalizeEmail(email)} ${email.normalize('NFC')}`
