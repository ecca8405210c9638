import { ApiError } from '#contract/call/api-error.ts'
import type { ByteRange } from './byte-range.ts'

/** Storage of images in a folder or S3 bucket. Clients never choose names. */
export interface MediaStorage {
  put(name: string, content: Uint8Array | Blob): Promise<void>
  /** Returns a file or a part of it, or null if there is none. */
  get(name: string, part?: ByteRange): Promise<Uint8Array<ArrayBuffer> | null>
  delete(name: string): Promise<void>
  list(prefix: string): Promise<StoredFile[]>
}

/** Prefix of generated images for social sharing. No entry refers to them. */
export const socialImagePrefix = 'share-'

export const incompleteFilePrefix = 'incoming/'

export interface StoredFile {
  readonly name: string
  readonly modifiedAt: Date
}

export class StorageError extends ApiError {
  constructor(message: string, cause: unknown) {
    super('storageDown', message, { cause, retryAfter: 10 })
  }
}

export const createStorageWriteError = (cause: unknown): StorageError =>
  new StorageError('The picture could not be stored. Please try again in a moment.', cause)

export const createStorageReadError = (cause: unknown): StorageError =>
  new StorageError('The picture cannot be read at the moment. Please try again in a moment.', cause)
