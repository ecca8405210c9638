import { append } from '#contract/list/any-length.ts'
import type { Entry } from './importer.ts'
import type { Files } from './site/files.ts'
import { type Document, readDocument, readToml, readYaml, Unreadable } from './text/front-matter.ts'

export interface NamedDocument extends Document {
  readonly name: string
}

/** Reads files with front matter. An unreadable file becomes a failed entry. */
export const readDocuments = async (
  files: Files,
  names: readonly string[],
  kind: string,
  read: (document: NamedDocument) => Entry | readonly Entry[] | undefined | Promise<Entry>,
): Promise<Entry[]> => {
  const entries: Entry[] = []
  for (const name of names) {
    try {
      const found = await read({ name, ...readDocument(await files.text(name)) })
      if (found !== undefined) append(entries, 'kind' in found ? [found] : found)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
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
  files: Files,
  name: string,
  read: (text: string) => T,
): Promise<T | undefined> => {
  try {
    return read(await files.text(name))
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    files.leave(name, error.message)
    return undefined
  }
}

/** Reads a file with front matter. Returns undefined and reports the file if it is unreadable. */
export const tryDocument = (files: Files, name: string): Promise<Document | undefined> =>
  readOrReport(files, name, readDocument)

/** Reads a YAML or TOML file. Returns undefined if there is none. Also reports it if it is unreadable. */
export const readData = async (files: Files, name: string | undefined): Promise<unknown> =>
  name && readOrReport(files, name, name.endsWith('.toml') ? readToml : readYaml)
