import { ApiError } from '#contract/call/api-error.ts'
import type { ByteRange } from './byte-range.ts'

/** Where pictures are kept: a folder, or any store that speaks S3. Names are ours, never a client's. */
export interface Storage {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** The file's bytes or a part of them, or null when there is none. */
  get(name: string, part?: ByteRange): Promise<Uint8Array<ArrayBuffer> | null>
  delete(name: string): Promise<void>
  /** All files whose names begin so. */
  list(prefix: string): Promise<StoredFile[]>
}

/** What the names of pictures begin with that are drawn for sharing; no entry shows them. */
export const sharePrefix = 'share-'

/** Where files lie while they are written. */
export const incomingPrefix = 'incoming/'

export interface StoredFile {
  readonly name: string
  readonly modifiedAt: Date
}

/** The store of pictures did not do what it was asked to. */
export class StorageError extends ApiError {
  constructor(message: string, cause: unknown) {
    super('storageDown', message, { cause, retryAfter: 10 })
  }
}

/** A picture could not be kept: no room, no right, no connection. */
export const storageFailed = (cause: unknown): StorageError =>
  new StorageError('The picture could not be stored. Please try again in a moment.', cause)

/** A picture could not be looked at: no right, no connection. */
export const storageAway = (cause: unknown): StorageError =>
  new StorageError('The picture cannot be read at the moment. Please try again in a moment.', cause)
