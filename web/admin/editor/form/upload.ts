import { client } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'

/** The answer to a file; a refusal is an error with a sentence for people, and who is signed out may sign in again. */
export const orSignInAgain = async <T>(sending: Promise<T>): Promise<T> => {
  try {
    return await sending
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 'notSignedIn') sessionExpired()
    throw error
  }
}

/** Sends a picture ahead of what will show it, and answers with its address. */
export const uploadPicture = async (picture: File): Promise<string> =>
  (await orSignInAgain(client.media.uploadPicture({ picture }))).url

/** Sends a film ahead of what will show it, and answers with its address. */
export const uploadFilm = async (film: File): Promise<string> =>
  (await orSignInAgain(client.media.uploadFilm({ film }))).url
