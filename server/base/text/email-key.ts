/**
 * Folds an e-mail address, so that two spellings that differ in letter case only are equal, in any script. `ß` and `ss`
 * stay different, as do `ı` and `i`: they are different addresses.
 */
export const emailKeyOf = (email: string): string =>
  // Lower case of a Greek sigma depends on the letters around it, and some letters compose only in lower case.
  email.normalize('NFC').toLowerCase().replaceAll('ς', 'σ').normalize('NFC')

/**
 * The key of an account whose folded address an older account had first: only the address as it was typed at sign-up finds
 * it. No new account gets such a key.
 */
export const ownKeyOf = (email: string): string => `${emailKeyOf(email)} ${email.normalize('NFC')}`
