import type { ImportedEntry } from './importer.ts'
import type { SiteFiles } from './site/files.ts'
import { type FrontMatterDocument, parseFrontMatter } from './text/front-matter.ts'
import { recordReadKeys } from './text/left-keys.ts'
import { readToml } from './text/toml.ts'
import { UnreadableFileError } from './text/unreadable-file.ts'
import { readYaml } from './text/yaml.ts'
import { exampleTextsOf, isThemeExample } from './theme-examples.ts'

export interface NamedFrontMatterDocument extends FrontMatterDocument {
  readonly name: string
}

type FoundEntries = ImportedEntry | readonly ImportedEntry[] | undefined

/** Calls `read` with the data of an entry, and adds a note to the entry about the keys that `read` did not use. */
export const readAllKeys = (
  data: FrontMatterDocument['data'],
  read: (data: FrontMatterDocument['data']) => FoundEntries,
): ImportedEntry[] => {
  const { recorded, unreadKeyNotes } = recordReadKeys(data)
  const found = read(recorded) ?? []
  const [first, ...rest] = 'kind' in found ? [found] : found
  if (first === undefined || first.kind === 'redirect') return first ? [first, ...rest] : rest
  return [{ ...first, notes: [...(first.notes ?? []), ...unreadKeyNotes()] }, ...rest]
}

const addNotes = (entry: ImportedEntry, notes: readonly string[] = []): ImportedEntry =>
  notes.length > 0 ? { ...entry, notes: [...(entry.notes ?? []), ...notes] } : entry

/**
 * Reads files with front matter. An unreadable file becomes the entry that `orElse` returns, otherwise a
 * failed entry.
 */
export const readFrontMatterFiles = async (
  files: SiteFiles,
  names: readonly string[],
  kind: string,
  read: (document: NamedFrontMatterDocument) => FoundEntries,
  orElse: (name: string, cause: string) => Promise<ImportedEntry | undefined> = async () =>
    undefined,
): Promise<ImportedEntry[]> => {
  const entries: ImportedEntry[] = []
  for (const name of names) {
    try {
      const document = parseFrontMatter(await files.text(name))
      const isExample = isThemeExample(name, exampleTextsOf(document))
      const [first, ...more] = readAllKeys(document.data, (data) =>
        read({ ...document, name, data }),
      )
      if (first === undefined) continue
      for (const entry of [addNotes(first, document.notes), ...more])
        entries.push(isExample ? { ...entry, isExample } : entry)
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      const failed = { kind, key: `failed/${name}`, title: name, source: name, fields: {} }
      entries.push((await orElse(name, error.message)) ?? { ...failed, failed: error.message })
    }
  }
  return entries
}

const readOrReport = async <T>(
  files: SiteFiles,
  name: string,
  read: (text: string) => T,
): Promise<T | undefined> => {
  try {
    return read(await files.text(name))
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    files.leave(name, error.message)
    return undefined
  }
}

/** Reads a file with front matter. Returns undefined and reports the file if it is unreadable. */
export const readFrontMatterOrReport = async (
  files: SiteFiles,
  name: string,
): Promise<FrontMatterDocument | undefined> => {
  const document = await readOrReport(files, name, parseFrontMatter)
  for (const note of document?.notes ?? []) files.leave(name, note)
  return document
}

/** Reads a YAML or TOML file. Returns undefined if there is none. Also reports it if it is unreadable. */
export const readYamlOrTomlFile = async (
  files: SiteFiles,
  name: string | undefined,
): Promise<unknown> => {
  if (!name || name.endsWith('.toml')) return name && readOrReport(files, name, readToml)
  const yaml = await readOrReport(files, name, readYaml)
  for (const note of yaml?.notes ?? []) files.leave(name, note)
  return yaml?.values
}
