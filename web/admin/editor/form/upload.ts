import { createApiClient } from '#contract/call/client.ts'
import { mediaApi } from '#contract/media/media.ts'
import { browserApiClient, browserClientOptions } from '#web/api/browser-client.ts'
import { toApiError } from '#web/api/call-messages.ts'
import { createUploadFetch, type UploadProgressListener } from '#web/api/upload-fetch.ts'
import { expireSession } from '#web/session/session-guard.tsx'

/** Awaits an upload. Throws an error with a readable message. After the end of a session, also starts a new log-in. */
export const awaitUpload = async <T>(sending: Promise<T>): Promise<T> => {
  try {
    return await sending
  } catch (thrown) {
    const error = toApiError(thrown)
    if (error.code === 'notSignedIn') expireSession()
    throw error
  }
}

/** Uploads an image before its entry is saved, and returns its URL. */
export const uploadPicture = async (picture: File): Promise<string> =>
  (await awaitUpload(browserApiClient.media.uploadPicture({ picture }))).url

/** Uploads a video before its entry is saved, and returns its URL. */
export const uploadVideo = async (film: File): Promise<string> =>
  (await awaitUpload(browserApiClient.media.uploadFilm({ film }))).url

/** Uploads a document, data or an archive before its entry is saved, and returns its URL. */
export const uploadFile = async (
  file: File,
  onProgress: UploadProgressListener = () => undefined,
): Promise<string> => {
  const fetch = createUploadFetch(onProgress)
  const client = createApiClient({ media: mediaApi }, { ...browserClientOptions, fetch })
  return (await awaitUpload(client.media.uploadFile({ file }))).url
}
