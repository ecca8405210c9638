import { appendAll } from '#contract/list/any-length.ts'
import type { ImportedEntry } from './importer.ts'
import type { SiteFiles } from './site/files.ts'
import {
  type FrontMatterDocument,
  parseFrontMatter,
  parseTomlValues,
  parseYamlValues,
  UnreadableFileError,
} from './text/front-matter.ts'

export interface NamedFrontMatterDocument extends FrontMatterDocument {
  readonly name: string
}

/** Reads files with front matter. An unreadable file becomes a failed entry. */
export const readFrontMatterFiles = async (
  files: SiteFiles,
  names: readonly string[],
  kind: string,
  read: (
    document: NamedFrontMatterDocument,
  ) => ImportedEntry | readonly ImportedEntry[] | undefined | Promise<ImportedEntry>,
): Promise<ImportedEntry[]> => {
  const entries: ImportedEntry[] = []
  for (const name of names) {
    try {
      const found = await read({ name, ...parseFrontMatter(await files.text(name)) })
      if (found !== undefined) appendAll(entries, 'kind' in found ? [found] : found)
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error
      const title = name.replace(/^.*\//, '')
      entries.push({
        kind,
        key: `failed/${name}`,
        title,
        source: name,
        fields: {},
        failed: error.message,
      })
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
export const readFrontMatterOrReport = (
  files: SiteFiles,
  name: string,
): Promise<FrontMatterDocument | undefined> => readOrReport(files, name, parseFrontMatter)

/** Reads a YAML or TOML file. Returns undefined if there is none. Also reports it if it is unreadable. */
export const readYamlOrTomlFile = async (
  files: SiteFiles,
  name: string | undefined,
): Promise<unknown> =>
  name && readOrReport(files, name, name.endsWith('.toml') ? parseTomlValues : parseYamlValues)
