/**
 * All error codes of the API, each with its HTTP status and its description in OpenAPI. The meaning of a code
 * never changes.
 */
export const apiErrorCodes = {
  invalid: [400, 'A field is missing or wrong; `errors` names each one'],
  unreadable: [400, 'The request is not what the API can read: broken JSON, a broken form'],
  resetExpired: [400, 'The link to choose a new password has been used or has expired'],
  notSignedIn: [401, 'No token, or one that no longer counts'],
  wrongLogin: [401, 'The e-mail address or the password is wrong'],
  wrongCode: [401, 'The code or passkey of the second factor is wrong or has been used'],
  challengeExpired: [401, 'The first half of the log-in is too long ago'],
  secondFactorMissing: [403, 'Everyone needs a second factor here, and the account has none yet'],
  passwordNeeded: [
    403,
    'The sign-in is too long ago for this; `needsPassword` is true, see `/auth/confirmPassword`',
  ],
  notAllowed: [403, 'The role of the account does not reach that far'],
  accountWaiting: [403, 'The account waits for approval'],
  accountClosed: [403, 'The account has been closed'],
  invitationOnly: [403, 'Only invited addresses may sign up'],
  notFound: [404, 'Nothing has this id'],
  linkExpired: [404, 'The mailed link is no longer valid'],
  unknownAddress: [404, 'There is nothing at this address'],
  wrongMethod: [405, 'The address answers to other methods; `Allow` names them'],
  tooSlow: [408, 'The upload took too long to arrive'],
  staleVersion: [409, 'The entry has been changed since the version that was sent'],
  keyReused: [409, 'The same `Idempotency-Key` came with another request before'],
  notRepeated: [409, 'The request was made before, and its answer held a secret that is not kept'],
  overtaken: [409, 'Someone else changed the same thing at the same moment'],
  nameTaken: [409, 'Another entry has this name'],
  accountExists: [409, 'The e-mail address already has an account'],
  inUse: [409, 'Other entries still need what was to be deleted'],
  moved: [409, 'The entry no longer belongs where the call says'],
  notRestorable: [409, 'There is no earlier state that could be brought back'],
  wrongState: [409, 'It is not at a point at which this could be done'],
  parentGone: [409, 'What the entry belonged to is gone'],
  ownAccount: [409, 'Nobody can do this to their own account'],
  lastAdministrator: [409, 'There must be at least one active administrator'],
  tooLarge: [413, 'The request, a file or a picture is too large'],
  addressTooLong: [414, 'The address is too long'],
  unsupportedType: [415, 'The request is neither JSON nor a form'],
  notAPicture: [415, 'The file is not a picture in one of the known formats'],
  notAFilm: [415, 'The file is not a film in one of the known formats'],
  notAFile: [415, 'The file is of no accepted type, or its content is not what its name says'],
  tooMany: [429, 'Too many attempts; `Retry-After` says when to try again'],
  internal: [500, 'Something went wrong on the side of the server'],
  busy: [503, 'The server has too much to do at this moment'],
  databaseDown: [503, 'The database cannot be reached'],
  mailDown: [503, 'The mail could not be handed over'],
  storageDown: [503, 'The store of pictures cannot be reached'],
} as const satisfies Record<string, readonly [status: number, when: string]>

export type ApiErrorCode = keyof typeof apiErrorCodes

export const isApiErrorCode = (word: unknown): word is ApiErrorCode =>
  typeof word === 'string' && Object.hasOwn(apiErrorCodes, word)
