import type { CollectionField } from '#contract/collection/collection-field.ts'
import type { Item, Reference } from '#contract/item/item.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { type ItemDefinition, readItemDefinitions } from '#server/collection/fields-store.ts'
import { translateDefinition } from '#server/collection/translate-store.ts'
import {
  type FeedItem,
  type FeedItemFilter,
  readDatedItems,
  readNewestItems,
} from '#server/item/feed-store.ts'
import type { CalendarEntry } from './calendar.ts'
import { computeFeedDates, firstVisibleAtSql } from './feed-dates.ts'
import { type FeedEntry, maxFeedEntries, maxSummaryLength } from './feed-entries.ts'

const isReference = (each: string | Reference): each is Reference => typeof each === 'object'

const namesOf = ({ key }: CollectionField, { values }: Item): string[] => {
  const value = values[key]
  return Array.isArray(value) ? value.filter(isReference).map(({ name }) => name) : []
}

/** Returns the short values that lists show, as words. */
const factsOf = ({ fields }: ItemDefinition, { values }: Item): string[] =>
  fields.flatMap(({ key, type, inList, archived, options }) => {
    const value = values[key]
    if (archived || !inList || typeof value !== 'string' || value === '') return []
    if (type === 'choice') return options.find((option) => option.key === value)?.label ?? []
    return type === 'line' ? value : []
  })

const toFeedEntry = ({ item, collection, ...times }: FeedItem): FeedEntry => {
  const active = collection.fields.filter(({ archived }) => !archived)
  const people = active.filter(({ type }) => type === 'people')
  const texts = active.flatMap((field) => {
    const value = item.values[field.key]
    return field.type === 'markdown' && typeof value === 'string' && value !== ''
      ? [{ name: `values.${field.key}`, value }]
      : []
  })
  const isUntranslated = (name: string) => item.untranslated?.includes(name) ?? false
  const [first] = texts
  return {
    kind: 'item',
    _id: item._id,
    title: item.title,
    path: item.path,
    section: collection.many,
    untranslated: [
      ...(isUntranslated('title') ? ['title'] : []),
      ...(first && isUntranslated(first.name) ? ['summary'] : []),
    ],
    ...computeFeedDates({ ...times, ownDate: item.date }),
    authors: people.slice(0, 1).flatMap((field) => namesOf(field, item)),
    summary: [...factsOf(collection, item), createExcerpt(first?.value ?? '', maxSummaryLength)]
      .filter(Boolean)
      .join(' · '),
    full: texts.map(({ name, value }) => ({
      field: { kind: 'markdown' },
      value,
      isUntranslated: isUntranslated(name),
    })),
  }
}

/** Reads some collections with their names and labels in the reader's language. */
export const readFeedCollections = async (
  queries: Queries,
  reader: ContentReader,
  ids: readonly string[],
): Promise<ItemDefinition[]> => {
  const stored = await readItemDefinitions(queries, ids)
  const collections: ItemDefinition[] = []
  for (const each of stored) collections.push(await translateDefinition(queries, reader, each))
  return collections
}

/** Reads the newest items of some collections for feeds. */
export const readItemFeedEntries = async (
  queries: Queries,
  reader: ContentReader,
  collections: readonly ItemDefinition[],
  now: Date,
  filter?: FeedItemFilter,
): Promise<FeedEntry[]> => {
  const range = {
    today: readCurrentDate(now),
    known: firstVisibleAtSql('item'),
    limit: maxFeedEntries,
  }
  return (await readNewestItems(queries, reader, collections, range, filter)).map(toFeedEntry)
}

/** Reads the newest items of the collections in newsletters. Chosen items (`ids`) can be of any collection. */
export const readNewsletterItems = async (
  queries: Queries,
  reader: ContentReader,
  filter: FeedItemFilter,
): Promise<FeedEntry[]> => {
  const all = queries.selectFrom('collection').select('_id')
  const rows = await (filter.ids ? all : all.where('inNewsletter', '=', 1)).execute()
  const ids = rows.map(({ _id }) => _id)
  const collections = await readFeedCollections(queries, reader, ids)
  return readItemFeedEntries(queries, reader, collections, new Date(reader.now), filter)
}

const maxDays = 500

const isDay = (date: string): boolean => date.length === 10

/** Lists the items of a collection whose day is known, for its calendar. */
export const listItemCalendarEntries = async (
  queries: Queries,
  reader: ContentReader,
  collection: ItemDefinition,
  { now, root, main }: { now: Date; root: string; main: string },
): Promise<CalendarEntry[]> => {
  const range = { today: readCurrentDate(now), limit: maxDays }
  const items = await readDatedItems(queries, reader, collection, range)
  return items.flatMap(({ item, updatedAt }) => {
    const { date, until } = item
    const day = isDay(date) ? date : until
    if (!isDay(day)) return []
    return [
      {
        _id: item._id,
        kind: 'item',
        updatedAt,
        title: item.title,
        titleLang: item.untranslated?.includes('title') ? main : '',
        text: factsOf(collection, item).join('\n'),
        textLang: '',
        url: root + item.path,
        day,
        lastDay: isDay(until) ? until : day,
      },
    ]
  })
}
