import { readFile } from 'node:fs/promises'
import { ApiError } from '#contract/call/api-error.ts'
import { renderSvgUpload } from '#server/base/media/svg.ts'
import type { ImportedEntry } from './importer.ts'
import { exportedDefinitionOfKind } from './out/content.ts'
import { fileOfPlaceholder, replaceFilePlaceholders } from './placeholders.ts'
import { isSvg } from './site/files.ts'
import type { PictureNameAndPath } from './site-lists.ts'

export type StorePicture = (file: File) => Promise<string>

/** Results by picture name: the URL, or why the picture was rejected. */
export type PictureStoreResults = ReadonlyMap<
  string,
  { readonly url: string } | { readonly refused: string }
>

const storeOne = async (name: string, path: string | null, store: StorePicture) => {
  if (path === null) return { refused: 'it has more than 10 MB' }
  try {
    const bytes = new Uint8Array(await readFile(path))
    const file = new File([bytes], name.replace(/^.*\//, ''))
    // Only logos can be SVGs, because importers reject the others.
    return { url: await store(isSvg(name) ? await renderSvgUpload('logo', file) : file) }
  } catch (error) {
    const isRefused =
      error instanceof ApiError && (error.code === 'notAPicture' || error.code === 'tooLarge')
    if (!isRefused) throw error
    return { refused: 'it is no picture that can be read' }
  }
}

/** Stores pictures one after the other. A rejected picture does not stop the others. */
export const storeImportedPictures = async (
  pictures: AsyncIterable<PictureNameAndPath>,
  store: StorePicture,
  onEach: (done: number) => Promise<void>,
  signal: AbortSignal | undefined,
): Promise<PictureStoreResults> => {
  const stored = new Map<string, { url: string } | { refused: string }>()
  for await (const [name, path] of pictures) {
    signal?.throwIfAborted()
    stored.set(name, await storeOne(name, path, store))
    await onEach(stored.size)
  }
  return stored
}

/** Replaces picture names with URLs. Drops rejected pictures and adds a note about them. */
export const replacePictureNames = (
  entry: ImportedEntry,
  stored: PictureStoreResults,
): ImportedEntry => {
  const refused = new Set<string>()
  const addressOf = (name: string): string | undefined => {
    const found = stored.get(name)
    if (found && 'url' in found) return found.url
    refused.add(`The picture ${name} stays out: ${found?.refused ?? 'it is not among the files'}`)
    return undefined
  }
  const { fields: defined } = exportedDefinitionOfKind(entry.kind) ?? {}
  const replaced = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') {
      if (defined?.[name]?.kind === 'picture') return value === '' ? '' : (addressOf(value) ?? '')
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
