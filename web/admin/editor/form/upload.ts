import { toApiError } from '#web/api/call-messages.ts'
import { client } from '#web/api/client.ts'
import { sessionExpired } from '#web/session/session-guard.tsx'
import { figureKindOf } from '#web/ui/figure/figure-file-kind.ts'

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

/** Sends a scan or a recording ahead of what will show it, and answers with its address. */
export const uploadFigure = (file: File): Promise<string> =>
  addressOf(
    figureKindOf(file) === 'volume'
      ? client.figure.uploadVolume({ file })
      : client.figure.uploadTrace({ file }),
  )
