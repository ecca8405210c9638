import type { ImportableSystem } from '#contract/move/move-in.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import type { ExportedEntry } from './salus/read-export.ts'
import type { SiteFiles } from './site/files.ts'

export type ImportedFields = Readonly<Record<string, unknown>>

/** Valid fields with notes on omitted ones, or the reason why the entry is invalid. */
export type CheckedImportFields =
  | { readonly fields: ImportedFields; readonly notes: readonly string[] }
  | { readonly failed: string }

/**
 * An imported entry. `fields` is the row of an export of Salus with three exceptions: pictures and documents are file names, other entries
 * are keys, and texts contain placeholders of `placeholders.ts`. A publication may have a `work` instead of citation fields, and a
 * page its menu label as `menu`.
 */
export interface ImportedEntry {
  readonly kind: string
  /** Unique within a site. Other entries refer to it. */
  readonly key: string
  readonly title: string
  /** File name, with the position in the file. */
  readonly source: string
  readonly fields: ImportedFields
  /** Set if the entry comes from an export of Salus. The entry then keeps its id. */
  readonly exported?: ExportedEntry
  /** Sentences for the user about data that was lost. */
  readonly notes?: readonly string[]
  /** Why the entry cannot be imported. */
  readonly failed?: string
  /** Whether the theme of the old site came with this entry. */
  readonly isExample?: boolean
  /** Another entry of the site that has everything of this one. */
  readonly mergedInto?: { readonly key: string; readonly reason: string }
  /** Old URLs, which become redirects. */
  readonly addresses?: readonly string[]
}

/** Returns the work of an imported publication. */
// Safe cast: only importers set `work`, with this type.
export const workIn = ({ work }: ImportedFields): CitedWork | undefined =>
  work as CitedWork | undefined

export interface SiteImporter {
  readonly system: ImportableSystem
  recognises(files: SiteFiles): boolean | Promise<boolean>
  /**
   * Returns the entries of a site and reports unusable files with `files.leave`. Unread files are reported in any case. `schemas`
   * are the supported database schemas of exports.
   */
  read(files: SiteFiles, schemas: readonly string[]): Promise<readonly ImportedEntry[]>
}
