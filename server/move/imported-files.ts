import { openAsBlob } from 'node:fs'
import { ApiError } from '#contract/call/api-error.ts'
import type { SkippedFile } from '#contract/move/move-in.ts'
import { renderSvgUpload } from '#server/base/media/svg.ts'
import type { ImportedEntry } from './importer.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import { fileOfPlaceholder, replaceFilePlaceholders } from './placeholders.ts'
import { isDocumentName, isSvg } from './site/files.ts'
import type { FileNameAndPath } from './site-lists.ts'

/** Stores a file and returns its URL. */
export type StoreFile = (file: File) => Promise<string>

export interface FileStores {
  readonly storePicture: StoreFile
  readonly storeDocument: StoreFile
}

/** Results by file name: the URL, or why the file was rejected. */
export type FileStoreResults = ReadonlyMap<
  string,
  { readonly url: string } | { readonly refused: string }
>

/** Lists the rejected files with the reasons. */
export const listRefusedFiles = (stored: FileStoreResults): SkippedFile[] =>
  [...stored].flatMap(([source, result]) =>
    'refused' in result ? [{ source, reason: `It stays out: ${result.refused}` }] : [],
  )

/** Continues a sentence with the message of an error. */
const asReason = (message: string): string =>
  message.slice(0, 1).toLowerCase() + message.slice(1).replace(/\.$/, '')

const refusalOf = (error: unknown): string | undefined => {
  if (!(error instanceof ApiError)) return undefined
  if (error.code === 'notAFile') return asReason(error.message)
  const isRefused = error.code === 'notAPicture' || error.code === 'tooLarge'
  return isRefused ? 'it is no picture that can be read' : undefined
}

const storeOne = async (
  name: string,
  path: string | null,
  { storePicture, storeDocument }: FileStores,
) => {
  const isDocument = isDocumentName(name)
  if (path === null) return { refused: `it has more than ${isDocument ? 50 : 10} MB` }
  try {
    const file = new File([await openAsBlob(path)], name.replace(/^.*\//, ''))
    if (isDocument) return { url: await storeDocument(file) }
    // Only logos can be SVGs, because importers reject the others.
    return { url: await storePicture(isSvg(name) ? await renderSvgUpload('logo', file) : file) }
  } catch (error) {
    const refused = refusalOf(error)
    if (refused === undefined) throw error
    return { refused }
  }
}

/** Stores pictures and documents one after the other. A rejected file does not stop the others. */
export const storeImportedFiles = async (
  files: AsyncIterable<FileNameAndPath>,
  stores: FileStores,
  onEach: (done: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<FileStoreResults> => {
  const stored = new Map<string, { url: string } | { refused: string }>()
  for await (const [name, path] of files) {
    signal?.throwIfAborted()
    stored.set(name, await storeOne(name, path, stores))
    await onEach(stored.size)
  }
  return stored
}

/** Replaces file names with URLs. Drops rejected files and adds a note about them. */
export const replaceFileNames = (entry: ImportedEntry, stored: FileStoreResults): ImportedEntry => {
  const refused = new Set<string>()
  const addressOf = (name: string): string | undefined => {
    const found = stored.get(name)
    if (found && 'url' in found) return found.url
    const kind = isDocumentName(name) ? 'document' : 'picture'
    const reason = found?.refused ?? 'it is not among the files'
    refused.add(`The ${kind} ${name} stays out: ${reason}`)
    return undefined
  }
  const { fields: defined } = exportedDefinitionOfKind(entry.kind) ?? {}
  const replaced = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      const kind = defined?.[name]?.kind
      if (kind === 'picture' || kind === 'file') return value === '' ? '' : (addressOf(value) ?? '')
      const file = entry.kind === 'site' ? fileOfPlaceholder(value) : undefined
      if (file !== undefined) return addressOf(file) ?? ''
      return value.includes('moved-file:') ? replaceFilePlaceholders(value, addressOf) : value
    }
    if (Array.isArray(value)) return value.map((each) => replaced(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replaced(each)]))
  }
  const fields = Object.fromEntries(
    Object.entries(entry.fields).map(([name, value]) => [name, replaced(value, name)]),
  )
  return { ...entry, fields, notes: [...(entry.notes ?? []), ...refused] }
}
