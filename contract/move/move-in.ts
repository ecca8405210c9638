import { defineCall, maxPrecheckedListLength } from '#contract/call/call.ts'
import { booleanSchema, entryIdSchema, wholeNumberListSchema } from '#contract/call/fields.ts'
import { z } from '#contract/call/zod.ts'
import { siteSettingsShape as settingsShape } from '#contract/settings/settings.ts'
import { derivedColorsSchema } from '#contract/site/brand.ts'
import { headlineFonts } from '#contract/site/default-brand.ts'
import { siteMenusSchema } from '#contract/site/site-menus.ts'

const megabyte = 1024 * 1024

export const uploadedSiteLimits = {
  packedBytes: 200 * megabyte,
  unpackedBytes: 1024 * megabyte,
  files: 20_000,
  entries: 50_000,
}

export const importableSystems = [
  'al-folio',
  'hugoblox',
  'lab-website-template',
  'wordpress',
  'csv',
  'salus',
] as const
export type ImportableSystem = (typeof importableSystems)[number]

/** Type of an imported item: an entity name, `redirect`, or `site` for a setting. */
const kind = z.string()

const moveItem = z.object({
  index: z.int(),
  kind,
  title: z.string(),
  /** File name, with the position in the file. */
  source: z.string(),
  status: z.enum(['new', 'duplicate', 'failed']),
  /** Whether the item is saved if a request names no items. False for examples of the old site's theme. */
  ticked: z.boolean(),
  /** Why the item failed, what is lost of it, or which personal data it makes public. */
  reason: z.string(),
  /** Whether the entry is saved as a draft, which visitors do not see. */
  draft: z.boolean(),
  /** Name under which the entry was saved, or empty if it is not saved. */
  savedAs: z.string(),
})
export type SiteImportItem = z.output<typeof moveItem>

const moveLeft = z.object({ source: z.string(), reason: z.string() })
export type SkippedFile = z.output<typeof moveLeft>

/** Use of each file of the other site. The sum of `entries`, `left` and the length of `used` is `total`. */
const moveFiles = z.object({
  total: z.int(),
  /** Number of files that became entries. */
  entries: z.int(),
  /** Number of files that stay out. */
  left: z.int(),
  /** Files that entries show or link, or that were read with them. `usedBy` is the file that names a picture or document. */
  used: z.array(z.object({ source: z.string(), usedBy: z.string() })),
})
export type ImportedFiles = z.output<typeof moveFiles>

/** The site after the import of its settings, texts and menus, to preview its home page. */
const importedSite = z.object({
  /** Index of the item with the settings. */
  index: z.int(),
  settings: z.object(settingsShape),
  look: z.object({
    colors: derivedColorsSchema,
    face: z.enum(headlineFonts),
    logo: z.string(),
    logoDark: z.string(),
  }),
  /** Changed texts and pictures of the pages. */
  content: z.record(z.string(), z.unknown()),
  menus: siteMenusSchema,
})
export type ImportedSite = z.output<typeof importedSite>

const moveImport = z.object({
  importId: entryIdSchema,
  state: z.enum(['reading', 'ready', 'saving', 'saved', 'undone', 'failed']),
  /** Whether the import is being undone. The state is `saving` meanwhile. */
  undoing: z.boolean(),
  system: z.enum(importableSystems),
  /** Progress of the current phase. */
  done: z.int(),
  total: z.int(),
  reason: z.string(),
  /**
   * Imported items. Empty while the other site is being read, and in responses of calls that start
   * background work.
   */
  items: z.array(moveItem),
  left: z.array(moveLeft),
  files: moveFiles,
  /** Only in previews with new settings. */
  site: importedSite.optional(),
  /**
   * Entries that were edited after the import and went to the trash when it was undone. Settings that were edited, of the kind
   * `site`, stay as they are.
   */
  edited: z.array(z.object({ kind, title: z.string() })),
})
export type SiteImport = z.output<typeof moveImport>

const reply = z.object({ import: moveImport })
const importId = entryIdSchema
const aliases = { importId: '_id' }

export const siteImportApi = {
  previewImport: defineCall({
    method: 'POST',
    path: '/move/previewImport',
    access: 'admin',
    encoding: 'multipart',
    maxFileBytes: uploadedSiteLimits.packedBytes,
    summary: 'Read a site that moves in: its files as a ZIP, a WordPress export or a table',
    input: z.object({
      file: z
        .file('Choose a file')
        .min(1, 'The file is empty')
        .max(
          uploadedSiteLimits.packedBytes,
          'A file may have at most 200 MB. The command npm run import takes larger ones',
        )
        .meta({ description: 'ZIP, WXR or CSV' }),
    }),
    reply: z.object({ importId: entryIdSchema }),
  }),
  getImport: defineCall({
    method: 'GET',
    path: '/move/getImport',
    access: 'admin',
    encoding: 'query',
    summary:
      'How far a move is, and what becomes of what; without importId the last one, null where there is none; with items=false only how far',
    input: z.object({ importId: importId.optional(), items: booleanSchema.optional() }),
    aliases,
    reply: z.object({ import: moveImport.nullable() }),
  }),
  import: defineCall({
    method: 'POST',
    path: '/move/import',
    access: 'admin',
    encoding: 'json',
    summary: 'Save items of a move; without indexes all new ones that are ticked',
    input: z.object({
      importId,
      indexes: wholeNumberListSchema(maxPrecheckedListLength).optional(),
    }),
    maxListLength: maxPrecheckedListLength,
    maxValues: 2 * maxPrecheckedListLength,
    aliases,
    reply,
  }),
  undoImport: defineCall({
    method: 'POST',
    path: '/move/undoImport',
    access: 'admin',
    encoding: 'json',
    summary: 'Move everything that an import added to the trash; one that is being saved ends',
    input: z.object({ importId }),
    aliases,
    reply,
  }),
}
