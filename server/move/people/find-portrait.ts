import type { SiteFiles } from '../site/files.ts'
import type { ImportedTextContext } from '../text/body.ts'

const filesByBaseName = new WeakMap<SiteFiles, Map<string, string[]>>()

const baseNameOf = (name: string): string => name.replace(/^.*\//, '').toLowerCase()

/** Returns the only file of this name, because themes keep portraits in folders that only their templates name. */
const findPictureByName = (reference: string, files: SiteFiles): string | undefined => {
  const known = filesByBaseName.get(files) ?? Map.groupBy(files.names, baseNameOf)
  filesByBaseName.set(files, known)
  const [only, ...others] = known.get(baseNameOf(reference)) ?? []
  return only === undefined || others.length > 0 ? undefined : files.picture(`/${only}`, '')
}

/** Returns the file of a portrait: at the reference, in the usual folders, or the only one of its name. */
export const findPortrait = (
  reference: string,
  { files, from, folders }: ImportedTextContext,
): string | undefined =>
  reference === '' || /^(?:https?:)?\/\//i.test(reference)
    ? undefined
    : (files.picture(reference, from, folders) ?? findPictureByName(reference, files))
