import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise } from 'yauzl'
import type { SkippedFile } from '#contract/move/move-in.ts'
import { RejectedSiteError } from '../refusal.ts'
import {
  createSiteLimitChecker,
  createSiteTooLargeError,
  type ImportedSite,
  rejectTooManyFiles,
  type SiteLimits,
  toolFolderOf,
} from './moving-site.ts'

const linkType = 0o120000
const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === linkType

/**
 * Compression ratio above which a file may be a ZIP bomb. Even repetitive texts stay below. Small files are
 * harmless at any ratio.
 */
const maxCompressionRatio = 200
const harmlessBytes = 10 * 1024 * 1024

const damagedZipError = (error: unknown): RejectedSiteError => {
  if (error instanceof RejectedSiteError) return error
  const message = error instanceof Error ? error.message : ''
  return /invalid relative path|absolute path|invalid characters in fileName/.test(message)
    ? new RejectedSiteError(
        'The ZIP holds a file whose name leads out of it, so nothing of it is read',
      )
    : new RejectedSiteError('The ZIP is damaged and cannot be unpacked')
}

const unreadableReason = (entry: Entry): string | undefined => {
  // PostgreSQL stores no text with NUL.
  if (entry.fileName.includes('\0')) return 'Its name is one that no file can have'
  if (isLink(entry)) return 'It is a link, not a file'
  if (entry.isEncrypted()) return 'It is encrypted'
  return entry.canDecodeFileData() ? undefined : 'It is packed in a way that is not read'
}

/** Opens a ZIP and checks its directory against the limits. Files are decompressed on read. */
export const openZipAsSite = async (path: string, limits: SiteLimits): Promise<ImportedSite> => {
  const { size: packedSize } = await stat(path)
  if (packedSize > limits.packedBytes)
    throw createSiteTooLargeError('A file may have at most 200 MB')
  const entries = new Map<string, Entry>()
  const left: SkippedFile[] = []
  // The library rejects names that lead out of the archive, and files longer than declared.
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error) => {
    throw damagedZipError(error)
  })
  try {
    const tally = createSiteLimitChecker(limits)
    const toolFolders = new Set<string>()
    let packed = 0
    // Twice the limit, because the ZIP counts folders too.
    rejectTooManyFiles(zip.entryCount, limits.files * 2)
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, compressedSize, uncompressedSize } = entry
      packed += compressedSize
      // Overlapping files are how a ZIP bomb decompresses a small archive to a huge size.
      if (packed > packedSize)
        throw new RejectedSiteError('The ZIP is damaged and cannot be unpacked')
      if (name.endsWith('/')) continue
      tally(name, uncompressedSize)
      const folder = toolFolderOf(name)
      const fault = unreadableReason(entry)
      if (uncompressedSize > Math.max(compressedSize * maxCompressionRatio, harmlessBytes)) {
        throw new RejectedSiteError(`${name} unpacks to far more than it should`, true)
      }
      if (folder !== undefined) toolFolders.add(folder)
      else if (fault) left.push({ source: name.replaceAll('\0', ''), reason: fault })
      else if (entries.has(name)) left.push({ source: name, reason: 'The ZIP holds it twice' })
      else entries.set(name, entry)
    }
    for (const source of toolFolders) {
      left.push({ source, reason: 'Made by a tool, not written by anyone' })
    }
  } catch (error) {
    zip.close()
    throw damagedZipError(error)
  }
  return {
    names: [...entries.keys()].toSorted(),
    left,
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    read: async (name) => {
      const entry = entries.get(name)
      if (entry === undefined) throw new RejectedSiteError(`${name} is not there`)
      try {
        return await buffer(await zip.openReadStreamPromise(entry))
      } catch (error) {
        throw damagedZipError(error)
      }
    },
    close: async () => zip.close(),
  }
}
