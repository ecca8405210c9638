import { posix } from 'node:path'
import { uploadedFileTypes } from '#contract/media/uploaded-file.ts'
import type { SkippedFile } from '#contract/move/move-in.ts'
import { decodeTextFile } from '#server/base/text/decode.ts'
import { RejectedSiteError } from '../refusal.ts'
import { decodeUrl } from '../text/decode-url.ts'
import { type ImportedSite, type SiteLimits, siteLimitsFor } from './moving-site.ts'

const pictureEnding = /\.(?:jpe?g|png|gif|webp|avif)$/i
const logoEnding = /\.(?:svg|jpe?g|png|gif|webp|avif)$/i
const documentEnding = new RegExp(`\\.(?:${uploadedFileTypes.join('|')})$`, 'i')

/** Whether a file is named like a document, data or an archive that Salus keeps. */
export const isDocumentName = (name: string): boolean => documentEnding.test(name)

/** Files of a site. Tracks which ones an importer used, so that the rest can be reported. */
export interface SiteFiles {
  readonly names: readonly string[]
  readonly limits: SiteLimits
  has(name: string): boolean
  /** Lists the files in a folder, optionally filtered by ending. */
  below(folder: string, endings?: RegExp): string[]
  text(name: string): Promise<string>
  /** Reads a text that another reader imports or reports. */
  peek(name: string): Promise<string>
  /** Resolves a reference to a picture, relative to `from` or to one of the folders. Returns undefined if there is none. */
  picture(reference: string, from: string, folders?: readonly string[]): string | undefined
  /** Resolves a reference to a logo, which can be an SVG. */
  logo(reference: string, from: string, folders?: readonly string[]): string | undefined
  /** Resolves a reference to a document, data or an archive in the same way. */
  document(reference: string, from: string, folders?: readonly string[]): string | undefined
  /** Marks a file as handled, so that it is not reported. */
  use(name: string): void
  /** Marks a file for import as it is. */
  keep(name: string): void
  /** Reports why a file is not imported. */
  leave(name: string, reason: string): void
  isUsed(name: string): boolean
  /** Whether a file of the site exists but cannot be read. */
  isUnreadable(name: string): boolean
  /** Returns the file that names a picture or document, or an empty string. */
  userOf(name: string): string
  readonly left: readonly SkippedFile[]
  /** Names of the pictures and documents to import. */
  readonly kept: ReadonlySet<string>
}

/** Whether a reference is an SVG. An SVG can contain scripts. */
export const isSvg = (reference: string): boolean => /\.svg(?:[?#]|$)/i.test(reference)

export const svgSkippedNote = 'An SVG stays out, because Salus takes those for logos alone'

/** Builds a note about a missing picture. Empty if there is no reference or the picture exists. */
export const missingPictureNotes = (reference: string, found: string | undefined): string[] => {
  if (reference === '' || found) return []
  const name = reference.slice(0, 200)
  return /^(?:https?:)?\/\//i.test(reference)
    ? [`The picture ${name} is on another server and not fetched`]
    : [isSvg(name) ? `${svgSkippedNote}: ${name}` : `The picture ${name} is not among the files`]
}

/** Lists possible file names of a reference, relative to its file, to the root and to the folders. */
const candidates = (reference: string, from: string, folders: readonly string[]): string[] => {
  const decodedReference = decodeUrl(reference.split(/[?#]/, 1)[0] ?? '').normalize('NFC')
  const plain = decodedReference.replaceAll('\\', '/')
  const inFolders = [posix.dirname(from), '', ...folders]
  return inFolders
    .map((folder) => posix.join(folder, plain).replace(/^\/+/, ''))
    .filter((name) => !name.startsWith('../'))
}

/**
 * Creates the files that importers read, with tracking of which ones were read or reported. Calls `onRead`
 * before each file.
 */
export const trackFileUse = (
  site: ImportedSite,
  onRead: (name: string) => void = () => undefined,
  limits = siteLimitsFor(false),
): SiteFiles => {
  const { textBytes } = limits
  const allNames = new Set(site.names)
  const namesByLowerCase = new Map(site.names.map((name) => [name.toLowerCase(), name]))
  const used = new Set<string>()
  const users = new Map<string, string>()
  const kept = new Set<string>()
  const left: SkippedFile[] = [...site.left]
  const named = new Set<string>()
  const unreadable = new Set(site.left.map(({ source }) => source))
  const read = async (name: string): Promise<string> => {
    onRead(name)
    if (site.sizeOf(name) > textBytes) {
      throw new RejectedSiteError(`${name} is longer than ${textBytes / 1024 / 1024} MB`, true)
    }
    return decodeTextFile(await site.read(name))
      .replaceAll('\u0000', '')
      .toWellFormed()
      .replace(/^\ufeff/, '')
  }
  const findFile = (
    reference: string,
    from: string,
    folders: readonly string[],
    ending: RegExp,
  ): string | undefined => {
    if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(reference)) return undefined
    const found = candidates(reference, from, folders)
      .map((name) => (allNames.has(name) ? name : namesByLowerCase.get(name.toLowerCase())))
      .find((name) => name !== undefined && ending.test(name))
    if (found === undefined) return undefined
    used.add(found)
    kept.add(found)
    if (from !== '' && !users.has(found)) users.set(found, from)
    return found
  }
  return {
    names: site.names,
    limits,
    left,
    kept,
    has: (name) => allNames.has(name),
    below: (folder, endings) =>
      site.names.filter((name) => name.startsWith(folder) && (!endings || endings.test(name))),
    text: (name) => {
      used.add(name)
      return read(name)
    },
    peek: read,
    picture: (reference, from, folders = []) => findFile(reference, from, folders, pictureEnding),
    logo: (reference, from, folders = []) => findFile(reference, from, folders, logoEnding),
    document: (reference, from, folders = []) => findFile(reference, from, folders, documentEnding),
    use: (name) => void used.add(name),
    keep: (name) => {
      used.add(name)
      kept.add(name)
    },
    leave: (source, reason) => {
      used.add(source)
      if (named.has(source)) return
      named.add(source)
      left.push({ source, reason })
    },
    isUsed: (name) => used.has(name),
    // Folders of tools are not listed file by file.
    isUnreadable: (name) => !name.endsWith('/') && unreadable.has(name),
    userOf: (name) => users.get(name) ?? '',
  }
}
