import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { createNotFoundError } from '#contract/call/api-error.ts'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import { canonicalEntryPath, entryPathColumns } from '#contract/call/entry-page.ts'
import { isListTableField } from '#contract/call/field-types/any-field.ts'
import { contentStringsOf } from '#contract/content/group.ts'
import type { IssueItemKind } from '#contract/newsletter/newsletter-issue.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { parentColumnOf } from '#server/base/definition/dependencies.ts'
import { fieldTypeBehaviorOf } from '#server/base/field-types/values-of.ts'
import { translateRows } from '#server/base/reader/translations.ts'
import {
  type ContentReader,
  visibleCondition,
  visibleInSmallSetCondition,
} from '#server/base/reader/visible.ts'
import { readContentInLanguage } from '#server/site/words-store.ts'
import { computeFeedDates, firstVisibleAtSql } from './feed-dates.ts'
import {
  type FeedEntry,
  type FeedFilter,
  maxFallbackTitleLength,
  maxFeedEntries,
  maxSummaryLength,
} from './feed-entries.ts'
import { readNewsletterItems } from './item-entries.ts'
import { type FeedEntityDefinition, feedEntityDefinitions } from './news-definitions.ts'

type Row = Readonly<Record<string, string>> & {
  readonly _id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly knownSince: string
  readonly untranslated?: readonly string[] | undefined
}

const columnsFor = (definition: FeedEntityDefinition): string[] => {
  const { news, page } = definition
  const links = entityFieldsOfKind(definition, 'link').map(([name]) => name)
  const { date, names, facts = [], language } = news
  const named = [titleFieldNameOf(definition), date, names, language].filter(
    (name) => name !== undefined,
  )
  const factFields = facts.map((fact) => (typeof fact === 'string' ? fact : fact.field))
  const columnsOfTexts = [...news.summary, ...factFields, ...(news.full ?? [])]
  const shown = [...named, ...columnsOfTexts, ...entryPathColumns(page), ...links]
  return [...new Set(['_id', 'createdAt', 'updatedAt', ...shown])]
}

const leadsTo = (definition: EntityDefinition, name: string, id: string): RawBuilder<boolean> => {
  const field = definition.fields[name]
  const column = (of: string) => sql.ref(`${definition.name}.${of}`)
  return isListTableField(field)
    ? sql`${column('_id')} in (select ${sql.ref(field.owner)} from ${sql.table(field.table)}
        where ${sql.ref(field.member)} = ${id})`
    : sql`${column(name)} = ${id}`
}

/**
 * Builds the SQL expression for an entry's date in feeds: its own date, such as a publication date,
 * otherwise `known`. If the entity's lists are sorted by this date, no entry lacks it, and the
 * plain column is used for its index.
 */
const publishedAt = ({ name, news, order }: FeedEntityDefinition, known: RawBuilder<string>) => {
  if (news.date === undefined) return known
  const entryPagePath = sql.ref(`${name}.${news.date}`)
  return news.date === order.by
    ? entryPagePath
    : sql`case when ${entryPagePath} = '' then ${known} else ${entryPagePath} end`
}

const readRows = async (
  queries: Queries,
  reader: ContentReader,
  definition: FeedEntityDefinition,
  { about, ids, since }: FeedFilter,
): Promise<Row[]> => {
  const part = parentColumnOf(definition.name)
  const parent = part && entityDefinitionOf(part.to)
  const shown = parent ?? definition
  const column = (of: string) => sql.ref(`${definition.name}.${of}`)
  const ofParent = (of: string) => sql.ref(`${shown.name}.${of}`)
  const known = firstVisibleAtSql(shown.name)
  const columns = [
    ...columnsFor(definition).map(column),
    sql`${known} as "knownSince"`,
    ...(parent ? [sql`${ofParent('_id')} as "parentId"`] : []),
    ...(parent ? [sql`${ofParent(titleFieldNameOf(parent) ?? '_id')} as "parentTitle"`] : []),
  ]
  const order = parent ? column('createdAt') : publishedAt(definition, known)
  const isSeen = (about ?? ids) ? visibleInSmallSetCondition : visibleCondition
  const conditions = [
    isSeen(reader, definition.name),
    isSeen(reader, shown.name),
    ...(about ? [leadsTo(definition, ...about)] : []),
    ...(ids ? [sql`${column('_id')} in (${sql.join(ids)})`] : []),
    ...(since === undefined ? [] : [sql`${column('updatedAt')} > ${since}`]),
  ]
  const { rows } = await sql<Row>`select ${sql.join(columns)} from ${sql.table(definition.name)}
    ${parent ? sql`inner join ${sql.table(parent.name)} on ${ofParent('_id')} = ${column(part?.column ?? '')}` : sql``}
    left join "firstShown" on "firstShown"."entity" = ${shown.name} and "firstShown"."entityId" = ${ofParent('_id')}
    where ${sql.join(conditions, sql` and `)}
    order by ${since === undefined ? order : column('updatedAt')} desc, ${column('_id')} desc
    limit ${maxFeedEntries}`.execute(queries)
  return translateRows(queries, reader, definition.name, rows)
}

const storedNames = z.array(z.object({ name: z.string() }))

const maxAuthors = 50

const readNames = async (
  queries: Queries,
  reader: ContentReader,
  { fields, news }: FeedEntityDefinition,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> => {
  const field = news.alsoIn
    ?.map((name) => fields[name])
    .find((each) => each && 'to' in each && each.to === 'profile')
  if (news.names !== undefined || !isListTableField(field) || ids.length === 0) return new Map()
  const { rows } = await sql<{ owner: string; name: string }>`
    select "listed".${sql.ref(field.owner)} as "owner", "profile"."name" from ${sql.table(field.table)} as "listed"
    inner join "profile" on "profile"."_id" = "listed".${sql.ref(field.member)}
    where "listed".${sql.ref(field.owner)} in (${sql.join(ids)}) and ${visibleCondition(reader, 'profile')}
    order by "listed"."position"`.execute(queries)
  const groups = Map.groupBy(rows, ({ owner }) => owner)
  return new Map([...groups].map(([owner, named]) => [owner, named.map(({ name }) => name)]))
}

/**
 * Loads the titles of the entries that the rows belong to, in the reader's language and in the
 * order of the rows.
 */
const parentsOf = async (
  queries: Queries,
  reader: ContentReader,
  parent: EntityDefinition | undefined,
  rows: readonly Row[],
): Promise<readonly Readonly<Record<string, string>>[]> => {
  if (!parent) return []
  const title = titleFieldNameOf(parent) ?? ''
  const named = rows.map(({ parentId = '', parentTitle = '' }) => ({
    _id: parentId,
    [title]: parentTitle,
  }))
  return translateRows(queries, reader, parent.name, named)
}

/** Reads the newest entries of an entity that match the filter. */
export const readFeedEntries = async (
  queries: Queries,
  reader: ContentReader,
  definition: FeedEntityDefinition,
  followed: FeedFilter = {},
): Promise<FeedEntry[]> => {
  const { news, fields, page, found } = definition
  const rows = await readRows(queries, reader, definition, followed)
  const parent = entityDefinitionOf(parentColumnOf(definition.name)?.to ?? '')
  const parents = await parentsOf(queries, reader, parent, rows)
  const names = await readNames(
    queries,
    reader,
    definition,
    rows.map(({ _id }) => _id),
  )
  const titleField = titleFieldNameOf(definition) ?? ''
  const content = await readContentInLanguage(queries, reader.lang ?? '')
  return rows.map((row, at) => {
    const owner = parents[at]
    const summaryField = news.summary.find((name) => row[name]) ?? ''
    const summary = row[summaryField] ?? ''
    const title = row[titleField] || createExcerpt(summary, maxFallbackTitleLength)
    const shown = { title: row[titleField] ? titleField : summaryField, summary: summaryField }
    const facts = (news.facts ?? []).flatMap((fact) => {
      if (typeof fact === 'string') {
        const { toFact = String } = fieldTypeBehaviorOf(fields[fact])
        return toFact(row[fact] ?? '')
      }
      const labels = contentStringsOf(fact.labels, content)
      return fact.keysIn(row[fact.field] ?? '').map((key) => labels[key])
    })
    const entryPagePath =
      canonicalEntryPath(page, row) ?? found?.otherwise?.(row) ?? page?.list ?? '/'
    return {
      _id: row._id,
      kind: news.kind,
      title: parent && owner ? `${owner[titleFieldNameOf(parent) ?? '']}: ${title}` : title,
      path:
        parent && owner
          ? `${canonicalEntryPath(parent.page, owner)}#${news.section}`
          : entryPagePath,
      ...(news.language && { language: row[news.language] }),
      untranslated: Object.entries(shown)
        .filter(([, name]) => row.untranslated?.includes(name))
        .map(([text]) => text),
      ...computeFeedDates({ ...row, ownDate: row[news.date ?? ''] ?? '' }),
      authors: news.names
        ? storedNames
            .parse(JSON.parse(row[news.names] ?? '[]'))
            .slice(0, maxAuthors)
            .map(({ name }) => name)
        : (names.get(row._id) ?? []),
      summary: [...facts, createExcerpt(summary, maxSummaryLength)].filter(Boolean).join(' · '),
      full: (news.full ?? []).map((name) => ({
        field: fields[name],
        value: row[name] ?? '',
        isUntranslated: row.untranslated?.includes(name) ?? false,
      })),
    }
  })
}

/** Returns an entry's title and path. Throws 404 if it is not visible. */
export const readFeedOwnerEntry = async (
  queries: Queries,
  reader: ContentReader,
  definition: EntityDefinition,
  id: string,
): Promise<{ readonly title: string; readonly path: string }> => {
  const title = titleFieldNameOf(definition) ?? '_id'
  const { rows } = await sql<{ _id: string } & Record<string, string>>`
    select "_id", ${sql.ref(title)} from ${sql.table(definition.name)}
    where "_id" = ${id} and ${visibleCondition(reader, definition.name)}`.execute(queries)
  const [entry] = await translateRows(queries, reader, definition.name, rows)
  const path = entry && canonicalEntryPath(definition.page, entry)
  if (!path) throw createNotFoundError(definition.label)
  return { title: entry[title] ?? '', path }
}

/** Reads the newest entries of a kind that newsletters can include. */
export const readNewsletterFeedEntries = async (
  queries: Queries,
  reader: ContentReader,
  kind: IssueItemKind,
  followed: Pick<FeedFilter, 'ids' | 'since'>,
): Promise<FeedEntry[]> => {
  if (kind === 'item') return readNewsletterItems(queries, reader, followed)
  const definition = feedEntityDefinitions.find(({ news }) => news.kind === kind)
  return definition ? readFeedEntries(queries, reader, definition, followed) : []
}
