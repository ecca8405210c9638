import {
  type EntityDefinition,
  type EntitySearchOptions,
  type SearchResultDetail,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import { canonicalEntryPath } from '#contract/call/entry-page.ts'
import { type EntityField, isListTableField } from '#contract/call/field-types/any-field.ts'
import { appendAll } from '#contract/list/any-length.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { SnapshotRow } from '#server/base/db/snapshot-shape.ts'
import {
  quoteSqlName as nameOf,
  rawSqlFragment,
  runSqlFragment,
  sqlFragment,
} from '#server/base/db/statement.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import {
  owningColumnOf,
  parentColumnOf,
  partEntitiesOf,
} from '#server/base/definition/dependencies.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import {
  type ContentReader,
  unrestrictedReader,
  visiblePeriodOf,
  visibleSqlFragment,
} from '#server/base/reader/visible.ts'
import { removeHtmlTags } from '#server/base/text/markdown-words.ts'
import { identifierKeyOf } from './identifier-key.ts'
import { buildJsonListSql } from './json-rows.ts'
import { readOptionLabels } from './option-labels.ts'
import { readTranslatedTexts } from './other-languages.ts'

export interface SearchableEntryTexts {
  readonly id: string
  readonly title: string
  readonly path: string
  readonly date: string
  /** Times from and until which visitors see the entry. */
  readonly shown: readonly [string, string]
  readonly detail: SearchResultDetail
  readonly people: readonly string[]
  readonly keys: readonly string[]
  readonly body: readonly string[]
  /** Texts of `body` without lists and names of other entries. */
  readonly prose: readonly string[]
  /** Texts that lack a translation into the reader's language. */
  readonly fallback: ReadonlySet<string>
  /** Texts in the entry's own language, which is empty if unknown. */
  readonly own: { readonly texts: readonly string[]; readonly language: string } | undefined
  readonly foreign: readonly { readonly lang: string; readonly texts: readonly string[] }[]
}

export type SearchResultTexts = Pick<SearchableEntryTexts, 'title' | 'people' | 'body' | 'prose'> &
  Partial<Pick<SearchableEntryTexts, 'detail' | 'fallback' | 'own'>>

interface Gathered {
  readonly row: SnapshotRow
  readonly people: string[]
  readonly body: string[]
  readonly prose: string[]
  readonly fallback: Set<string>
  readonly foreign: { lang: string; texts: readonly string[] }[]
  readonly untranslated: readonly string[]
}

const rowsOf = (queries: Queries, table: string, column: string, ids: readonly string[]) =>
  runSqlFragment<SnapshotRow>(
    queries,
    sqlFragment`select * from ${nameOf(table)} where ${nameOf(column)} in ${buildJsonListSql(queries, ids)}`,
  )

const isAmong = (names: readonly string[], field: string): boolean =>
  names.some((name) => name === field || name.startsWith(`${field}.`))

const namesOf = async (
  queries: Queries,
  entity: string,
  name: string,
  field: EntityField,
  ids: readonly string[],
  reader: ContentReader,
): Promise<{ id: string; name: string }[]> => {
  const to =
    'to' in field && parentColumnOf(entity)?.column !== name && entityDefinitionOf(field.to)
  const title = to && titleFieldNameOf(to)
  if (!title) return []
  const [table, owner, member] = isListTableField(field)
    ? [field.table, field.owner, field.member]
    : [entity, '_id', name]
  return runSqlFragment(
    queries,
    sqlFragment`select ${nameOf(`named.${owner}`)} as id, ${nameOf(`${to.name}.${title}`)} as name
    from ${nameOf(table)} as named
    inner join ${nameOf(to.name)} on ${nameOf(`${to.name}._id`)} = ${nameOf(`named.${member}`)}
    where ${nameOf(`named.${owner}`)} in ${buildJsonListSql(queries, ids)}
    and ${visibleSqlFragment(reader, to.name)}
    order by ${rawSqlFragment(isListTableField(field) ? 'named.position' : '1')}`,
  )
}

const inOrder = (one: SnapshotRow, other: SnapshotRow): number =>
  Number(one.position ?? 0) - Number(other.position ?? 0) ||
  (String(one._id) < String(other._id) ? -1 : 1)

const inLanguageOf = async (
  queries: Queries,
  reader: ContentReader,
  entity: string,
  rows: readonly SnapshotRow[],
): Promise<{ row: SnapshotRow; untranslated: readonly string[] }[]> => {
  const named = rows.map((row) => ({ ...row, _id: String(row._id) }))
  const translated = await translateRows(queries, reader, entity, named)
  return translated.map(({ untranslated = [], ...row }) => ({ row, untranslated }))
}

const gather = async (
  queries: Queries,
  definition: EntityDefinition,
  by: string,
  ids: readonly string[],
  reader: ContentReader,
  forIndex: boolean,
): Promise<Map<string, Gathered>> => {
  const { name: entity, fields, found } = definition
  const unsearched = found?.unsearched ?? []
  const stored = (await rowsOf(queries, entity, by, ids)).toSorted(inOrder)
  const rows =
    reader.lang === undefined
      ? stored.map((row) => ({ row, untranslated: [] }))
      : await inLanguageOf(queries, reader, entity, stored)
  const all = new Map<string, Gathered>(
    rows.map(({ row, untranslated }) => [
      String(row._id),
      { row, people: [], body: [], prose: [], foreign: [], fallback: new Set(), untranslated },
    ]),
  )
  if (all.size === 0) return all
  if (forIndex) {
    const foreign = await readTranslatedTexts(queries, entity, [...all.keys()])
    for (const [id, said] of foreign) appendAll(all.get(id)?.foreign ?? [], said)
  }
  const isOfPeople = (name: string, field: EntityField) =>
    found?.people?.includes(name) || ('to' in field && field.to === 'profile')
  for (const [name, field] of Object.entries(fields)) {
    if (unsearched.includes(name) || (found && name === titleFieldNameOf(definition))) continue
    const { searchTexts, isProse } = fieldTypeBehaviorOf(field)
    const place = isOfPeople(name, field) ? 'people' : 'body'
    for (const { row, prose, fallback, untranslated, [place]: texts } of all.values()) {
      const value = row[name]
      if (typeof value !== 'string' || !searchTexts) continue
      const own = searchTexts(value)
      appendAll(texts, own)
      if (isAmong(untranslated, name)) for (const text of own) fallback.add(text)
      if (place === 'body' && isProse) appendAll(prose, own)
    }
    for (const { id, name: text } of await namesOf(
      queries,
      entity,
      name,
      field,
      [...all.keys()],
      reader,
    )) {
      all.get(id)?.[place].push(text)
    }
  }
  const labelsOf = await readOptionLabels(queries, definition, stored, reader, forIndex)
  for (const { row, body, prose, foreign } of all.values())
    for (const { lang, text } of labelsOf(row)) {
      if (lang !== undefined) foreign.push({ lang, texts: [text] })
      else for (const texts of [body, prose]) texts.push(text)
    }
  for (const { part, column } of partEntitiesOf(entity)) {
    const ofParts = await gather(queries, part, column, [...all.keys()], reader, forIndex)
    for (const each of ofParts.values()) {
      const whole = all.get(String(each.row[column]))
      if (whole === undefined) continue
      appendAll(whole.people, each.people)
      appendAll(whole.body, each.body)
      appendAll(whole.prose, each.prose)
      appendAll(whole.foreign, each.foreign)
      for (const text of each.fallback) whole.fallback.add(text)
    }
  }
  return all
}

/**
 * Returns the identifiers of an entry. Texts may list several, separated by commas or semicolons.
 */
const keysOf = ({ fields, found }: EntityDefinition, row: SnapshotRow): string[] => {
  const names = found?.identifiers ?? []
  if (names.length === 0) return []
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name]
    if (typeof value !== 'string') return []
    const { identifiers } = fieldTypeBehaviorOf(field)
    if (identifiers) return identifiers(value, names)
    return names.includes(name) ? value.split(/[,;]/) : []
  })
  return [...new Set(texts.map(identifierKeyOf))].filter(Boolean)
}

const strings = (row: SnapshotRow): Record<string, string> => {
  const texts: Record<string, string> = {}
  for (const name in row) texts[name] = String(row[name] ?? '')
  return texts
}

const ownOf = (
  { texts, language }: NonNullable<EntitySearchOptions['own']>,
  title: string,
  columns: Readonly<Record<string, string>>,
) => ({
  language: columns[language] ?? '',
  texts: [title, ...texts.map((name) => removeHtmlTags(columns[name] ?? ''))],
})

type Owners = (row: SnapshotRow) => Readonly<Record<string, string>>

/** Reads the entries that own some entries, for details of their search results. */
const readOwners = async (
  queries: Queries,
  { name }: EntityDefinition,
  rows: readonly SnapshotRow[],
  reader: ContentReader,
): Promise<Owners> => {
  const owner = parentColumnOf(name) ? undefined : owningColumnOf(name)
  if (!owner) return () => ({})
  const ids = [...new Set(rows.map((row) => String(row[owner.column])))]
  const found = await rowsOf(queries, owner.to, '_id', ids)
  const translated = await inLanguageOf(queries, reader, owner.to, found)
  const byId = new Map(translated.map(({ row }) => [row._id, strings(row)]))
  return (row) => byId.get(row[owner.column] ?? null) ?? {}
}

const said = (texts: readonly string[]): string[] => texts.filter((text) => /\S/.test(text))

/** Reads texts of existing entries, with names of related entries that the reader may see. */
export const readSearchableEntryTexts = async (
  queries: Queries,
  definition: EntityDefinition,
  ids: readonly string[],
  reader: ContentReader = unrestrictedReader,
  forIndex = false,
): Promise<SearchableEntryTexts[]> => {
  const { found } = definition
  if (!found || ids.length === 0) return []
  const all = await gather(queries, definition, '_id', ids, reader, forIndex)
  const titleField = titleFieldNameOf(definition) ?? ''
  const rows = Array.from(all.values(), ({ row }) => row)
  const ownerOf: Owners = forIndex
    ? () => ({})
    : await readOwners(queries, definition, rows, reader)
  return Array.from(all, ([id, { row, people, body, prose, fallback, untranslated, foreign }]) => {
    const columns = strings(row)
    const title = columns[titleField] ?? ''
    if (untranslated.includes(titleField)) fallback.add(title)
    return {
      id,
      title,
      path: canonicalEntryPath(definition.page, columns) ?? found.otherwise?.(columns) ?? '',
      date: (columns[found.date ?? 'createdAt'] ?? '').slice(0, 10),
      shown: visiblePeriodOf(row),
      detail: found.detail?.(columns, ownerOf(row)) ?? {},
      people: said(people),
      get keys() {
        return keysOf(definition, row)
      },
      body: said(body),
      prose: said(prose),
      fallback,
      get own() {
        return found.own && ownOf(found.own, title, columns)
      },
      foreign,
    }
  })
}
