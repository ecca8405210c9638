import { toApiError } from '#web/api/call-messages.ts'
import { client } from '#web/api/client.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'

const addressOf = async (sending: Promise<{ url: string }>): Promise<string> => {
  try {
    return (await sending).url
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 'notSignedIn') sessionExpired()
    throw error
  }
}

/** Sends a picture ahead of what will show it, and answers with its address. */
export const uploadPicture = (picture: File): Promise<string> =>
  addressOf(client.media.uploadPicture({ picture }))

/** Sends a film ahead of what will show it, and answers with its address. */
export const uploadFilm = (film: File): Promise<string> =>
  addressOf(client.media.uploadFilm({ film }))
