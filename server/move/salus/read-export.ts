import { ApiError, type FieldError, toFieldErrors } from '#contract/call/api-error.ts'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import { z } from '#contract/call/zod.ts'
import { translationEntity } from '#contract/language/translation-entity.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { publicEntityNameOf } from '#server/base/definition/kind-of.ts'
import { mayBeFormerPath } from '#server/base/redirect/former-path.ts'
import { listPageEntryId } from '#server/base/redirect/the-list.ts'
import { exportedEntityDefinitions, exportedSettingDefinitions } from '#server/move/out/content.ts'
import { checkExportedDraft } from './draft-schema.ts'
import { exportedRowSchemaOf } from './field-schemas.ts'
import { exportedSettingSchemaOf } from './single-schemas.ts'
import { findTranslationProblem } from './translation-schemas.ts'

/** A validated row of an entry. `_id` is undefined for entries of other systems, which have no id yet. */
export type ValidatedExportRow = Readonly<Record<string, unknown>> & { readonly _id?: string }

/** An entry with its parts, and with drafts, redirects and first publication dates. */
export interface ExportedEntry {
  readonly entity: string
  /** Name of the entity in the interface and in import items. */
  readonly kind: string
  /** Id in the exporting site. Empty for entries of other systems. */
  readonly id: string
  readonly title: string
  readonly rows: readonly { readonly entity: string; readonly row: ValidatedExportRow }[]
  readonly beside: readonly ExportedRelatedRow[]
  /** Only for settings: values by row id. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Only for custom pages of other systems: label in the menu. */
  readonly menu?: string
  readonly notes: readonly string[]
  /** Why the entry cannot be imported, with the name of the field. */
  readonly failed?: string
}

const moment = z.iso.datetime('Must be a moment')
const values = z.record(z.string(), z.unknown())
const path = z
  .string()
  .max(2_000)
  .regex(/^\/(?:[^\s?#\\]*|\?p=\d{1,16})$/, 'Must be a path of this site')
const entryReference = { entity: z.string().max(50), id: z.string().max(100) }

const besideSchemas = {
  drafts: z.object({ ...entryReference, fields: values, base: values, updatedAt: moment }),
  firstShown: z.object({ ...entryReference, at: moment }),
  redirects: z.object({ ...entryReference, path }),
  sentIssues: z.object({ id: entryReference.id, sentAt: moment }),
}
/** `mentions` are positions in lists of entries of the same kind, which may be saved before the entry. */
export type ExportedRelatedListName = keyof typeof besideSchemas | 'mentions'
export type ExportedRelatedRow = {
  readonly name: ExportedRelatedListName
  readonly row: Readonly<Record<string, unknown>>
}

const newerSalus = 'This export was made by a newer Salus'
const exportSchemaOf = (schemas: readonly string[]) =>
  z.object({
    salus: z.literal(1, newerSalus),
    schema: z.string(newerSalus).refine((name) => schemas.includes(name), newerSalus),
    site: values,
    entries: values,
    drafts: z.unknown(),
    firstShown: z.unknown(),
    redirects: z.unknown(),
    sentIssues: z.unknown(),
  })

const formatErrors = (errors: readonly FieldError[], before = ''): string =>
  errors
    .slice(0, 5)
    .map((each) => `${before}${each.path}: ${each.message}`)
    .join('; ')

const formatZodError = (error: z.core.$ZodError, before = ''): string =>
  formatErrors(toFieldErrors(error), before)

const idIn = (row: unknown, name = '_id'): string => {
  const found: unknown = typeof row === 'object' && row !== null ? Reflect.get(row, name) : ''
  return typeof found === 'string' ? found : ''
}

type Making = { -readonly [K in keyof ExportedEntry]: ExportedEntry[K] } & {
  rows: { entity: string; row: ValidatedExportRow }[]
  beside: ExportedRelatedRow[]
  notes: string[]
}

/** Entries in the order in which they can be added, or the reason why the export is unreadable. */
export type ParsedExport =
  | { readonly entries: readonly ExportedEntry[]; readonly left: readonly string[] }
  | { readonly refused: string }

/** Parses `salus.json` and validates every entry. An invalid entry does not affect others. */
export const parseSalusExport = (text: string, schemas: readonly string[]): ParsedExport => {
  const parsed = parse(text, schemas)
  if ('refused' in parsed) return parsed
  const made = new Map<string, Making>()
  const left: string[] = []
  const keyOf = (entity: string, id: string) => `${entity} ${id}`
  const rootOf = new Map<string, Making>()
  /** Reads a list. Reports any other value and treats it as an empty list. */
  const listOf = (given: unknown, name: string): readonly unknown[] => {
    if (Array.isArray(given)) return given
    if (given !== undefined) left.push(`${name}: Must be a list`)
    return []
  }

  const translations = listOf(parsed.entries.translation, 'translation')
  const translated = new Set(translations.map((given) => idIn(given, 'entity')))

  for (const definition of exportedSettingDefinitions) {
    const given = parsed.site[definition.name] ?? {}
    const isEmpty = isObject(given) && Object.keys(given).length === 0
    // Built-in texts can be translated although the export contains no other ones.
    if (isEmpty && !translated.has(definition.name)) continue
    const { name: entity, label: title } = definition
    const checked = exportedSettingSchemaOf(definition).safeParse(given)
    const values = checked.success ? Object(onlyGiven(given, checked.data)) : {}
    const single: Making = {
      entity,
      kind: 'site',
      id: entity,
      title,
      rows: [],
      beside: [],
      notes: [],
      values,
      ...(checked.success ? {} : { failed: formatZodError(checked.error) }),
    }
    made.set(keyOf(entity, entity), single)
    for (const id of definition.single ?? []) rootOf.set(keyOf(entity, id), single)
  }

  const add = (definition: EntityDefinition, given: unknown, at: number) => {
    const { name: entity } = definition
    const checked = exportedRowSchemaOf(definition).safeParse(given)
    const id = idIn(given)
    const parent = parentColumnOf(entity)
    const root = parent && rootOf.get(keyOf(parent.to, idIn(given, parent.column)))
    if (rootOf.has(keyOf(entity, id))) return void left.push(`${entity} ${id} is there twice`)
    if (root) {
      rootOf.set(keyOf(entity, id), root)
      if (checked.success) root.rows.push({ entity, row: withoutDefaults(given, checked.data) })
      else root.failed ??= formatZodError(checked.error, `${definition.label} ${id}: `)
      return
    }
    if (parent) return void left.push(`${entity} ${id || at} belongs to nothing that is here`)
    const title = idIn(given, titleFieldNameOf(definition) ?? '').slice(0, 200)
    const entry: Making = {
      entity,
      kind: publicEntityNameOf(definition),
      id,
      title: title || definition.label,
      rows: checked.success ? [{ entity, row: withoutDefaults(given, checked.data) }] : [],
      beside: [],
      notes: [],
      ...(checked.success ? {} : { failed: formatZodError(checked.error) }),
    }
    made.set(keyOf(entity, id || `${at}`), entry)
    if (id) rootOf.set(keyOf(entity, id), entry)
  }

  for (const definition of exportedEntityDefinitions.filter(({ name }) => name !== 'translation')) {
    const { name } = definition
    for (const [at, row] of listOf(parsed.entries[name], name).entries()) add(definition, row, at)
  }
  for (const { entity, rows } of [...made.values()])
    for (const { row } of rows)
      for (const mention of mentionsIn(entity, row))
        rootOf.get(keyOf(entity, mention.member))?.beside.push({ name: 'mentions', row: mention })
  /** Adds a row to its entry, or a note if the row is invalid. Reports rows without an entry. */
  const keep = (
    owner: Making | undefined,
    name: string,
    problem: string | undefined,
    push: (owner: Making) => void,
  ) => {
    if (!owner) left.push(`${name} belongs to nothing that is here`)
    else if (problem === undefined) push(owner)
    else owner.notes.push(`${name} stays out: ${problem}`)
  }
  for (const given of translations) {
    const owner = rootOf.get(keyOf(idIn(given, 'entity'), idIn(given, 'entityId')))
    const checked = checkTranslation(given)
    const name = `translation ${idIn(given)}`
    keep(owner, name, checked.problem, ({ rows }) => {
      if (checked.row) rows.push({ entity: 'translation', row: checked.row })
    })
  }
  /**
   * Returns an entry for a redirect to a list page, because such a redirect belongs to no other entry.
   * Undefined for other rows.
   */
  const listAt = (name: ExportedRelatedListName, given: unknown): Making | undefined => {
    const [entity, path] = [idIn(given, 'entity'), idIn(given, 'path')]
    if (name !== 'redirects' || idIn(given, 'id') !== listPageEntryId) return undefined
    if (!entityDefinitionOf(entity)?.page?.list) return undefined
    const entry: Making = {
      entity,
      kind: 'redirect',
      id: listPageEntryId,
      title: path,
      rows: [],
      beside: [],
      notes: [],
    }
    made.set(keyOf(entity, path), entry)
    return entry
  }
  for (const name of besideNames) {
    for (const given of listOf(parsed[name], name)) {
      const checked = checkBeside(name, given)
      const entity = name === 'sentIssues' ? 'issue' : idIn(given, 'entity')
      const owner = rootOf.get(keyOf(entity, idIn(given, 'id'))) ?? listAt(name, given)
      keep(owner, `${name} of ${entity} ${idIn(given, 'id')}`, checked.problem, ({ beside }) => {
        if (checked.row) beside.push({ name, row: { entity, ...checked.row } })
      })
    }
  }
  for (const [known, given] of [
    [exportedSettingDefinitions, parsed.site],
    [exportedEntityDefinitions, parsed.entries],
  ] as const) {
    for (const name of Object.keys(given)) {
      if (!known.some((each) => each.name === name))
        left.push(`${name}: Salus knows no such entries`)
    }
  }
  return { entries: [...made.values()], left }
}

const besideNames = ['drafts', 'firstShown', 'redirects', 'sentIssues'] as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Removes default values that validation added, so that fields missing in the export stay missing. */
const onlyGiven = (given: unknown, checked: unknown): unknown => {
  if (Array.isArray(given) && Array.isArray(checked) && given.length === checked.length)
    return checked.map((each, at) => onlyGiven(given[at], each))
  if (!isObject(given) || !isObject(checked)) return checked
  const names = Object.keys(given).filter((name) => Object.hasOwn(checked, name))
  return Object.fromEntries(names.map((name) => [name, onlyGiven(given[name], checked[name])]))
}

const withoutDefaults = (given: unknown, checked: object): ValidatedExportRow => ({
  ...checked,
  ...Object(onlyGiven(given, checked)),
  _id: idIn(given),
})

type Checked<T> =
  | { readonly row: T; readonly problem?: undefined }
  | { readonly row?: undefined; readonly problem: string }

const checkTranslation = (given: unknown): Checked<ValidatedExportRow> => {
  const checked = exportedRowSchemaOf(translationEntity).safeParse(given)
  if (!checked.success) return { problem: formatZodError(checked.error) }
  const problem = findTranslationProblem(checked.data)
  return problem === undefined ? { row: withoutDefaults(given, checked.data) } : { problem }
}

/** Returns the positions of other entries of the same kind in the lists of an entry. */
const mentionsIn = (entity: string, row: ValidatedExportRow) =>
  entityFieldsOfKind(entityDefinitionOf(entity), 'relations')
    .filter(([, { to, mirrored }]) => to === entity && !mirrored)
    .flatMap(([field, { by }]) => {
      const lists = by ? Object.entries(row[field] ?? {}) : [['', row[field]] as const]
      return lists.flatMap(([part, list]) =>
        (Array.isArray(list) ? list : []).map((member, position) => ({
          entity,
          id: row._id ?? '',
          field,
          part,
          member: String(member),
          position,
        })),
      )
    })

const checkBeside = (
  name: keyof typeof besideSchemas,
  given: unknown,
): Checked<ExportedRelatedRow['row']> => {
  const checked = besideSchemas[name].safeParse(given)
  if (!checked.success) return { problem: formatZodError(checked.error) }
  const { entity, id } = { entity: '', ...checked.data }
  if ('path' in checked.data && !mayBeFormerPath(checked.data.path, entity, id))
    return { problem: `Salus has a page or a file of its own at ${checked.data.path}` }
  if (!('fields' in checked.data)) return { row: checked.data }
  try {
    const draft = checkExportedDraft(entity, id, checked.data)
    return { row: { ...checked.data, ...Object(onlyGiven(checked.data, draft)) } }
  } catch (error) {
    if (error instanceof ApiError) return { problem: formatErrors(error.errors) }
    throw error
  }
}

const parse = (
  text: string,
  schemas: readonly string[],
): z.output<ReturnType<typeof exportSchemaOf>> | { refused: string } => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refused: 'salus.json is damaged: it is not JSON' }
  }
  const parsed = exportSchemaOf(schemas).safeParse(json)
  return parsed.success ? parsed.data : { refused: `salus.json: ${formatZodError(parsed.error)}` }
}
