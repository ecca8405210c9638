import type { Collection, CollectionDefinition } from '#contract/collection/collection.ts'
import { collectionPanelPath } from '#contract/collection/panel-path.ts'
import { collectionLabels } from '#contract/content/labels/collections.ts'
import type { Item, ItemFacets } from '#contract/item/item.ts'
import { lastDateOf } from '#contract/item/last-date.ts'
import { truncateText } from '#contract/text/cut-text.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { type FieldView, type ItemLink, type KnownCollection, toFieldView } from './field-view.ts'
import { formatDeadline, formatItemDates } from './item-dates.ts'
import { type ItemState, isOfPositions, itemStateOf } from './item-state.ts'

export interface ListTools {
  readonly speech?: Localization | undefined
  readonly collections: readonly KnownCollection[]
  readonly plainText: (markdown: string, length?: number) => string
}

const summaryLength = 240

const isShown =
  <S extends FieldView['show']>(show: S) =>
  (view: FieldView): view is Extract<FieldView, { show: S }> =>
    view.show === show

/** Returns the values of an item that pages show, in the order of the fields. */
export const fieldViewsOf = (
  { fields }: Pick<CollectionDefinition, 'fields'>,
  { values }: Pick<Item, 'values'>,
  { speech = defaultLocalization, collections }: ListTools,
): FieldView[] =>
  fields.flatMap(
    (field) =>
      (!field.archived &&
        toFieldView(field, values[field.key], { locale: speech.locale, collections })) ||
      [],
  )

/** Converts an item for a list. */
export const toListEntry = (collection: CollectionDefinition, item: Item, tools: ListTools) => {
  const { speech = defaultLocalization } = tools
  const inList = new Set(collection.fields.filter((each) => each.inList).map(({ key }) => key))
  const views = fieldViewsOf(collection, item, tools).filter(({ key }) => inList.has(key))
  const texts = views.filter(isShown('text'))
  const summary = views.find(isShown('markdown'))
  const state = itemStateOf(collection, item)
  // Links of a closed position would invite to apply.
  const links: ItemLink[] = (state === 'closed' ? [] : views.filter(isShown('link'))).map(
    ({ key, label, href, note, isFile }) => ({ key, label, href, note, isFile }),
  )
  return {
    id: item._id,
    path: collection.hasPages ? item.path : '',
    title: item.title,
    ...pickUntranslated(item),
    picture: item.picture,
    year: item.date.slice(0, 4),
    date: item.date,
    dates: isOfPositions(collection)
      ? formatDeadline(lastDateOf(collection, item), speech)
      : formatItemDates(item, speech),
    /** Dates below a heading with the year. */
    datesInYear: formatItemDates(item, speech, false),
    state,
    entries: views.filter(isShown('entries')).map(({ key, label, of, entries }) => ({
      key,
      label,
      of,
      entries,
    })),
    texts: texts.map(({ key, text }) => ({ key, text })),
    flags: views.filter(isShown('flag')).map(({ key, label }) => ({ key, label })),
    summary: summary
      ? {
          key: summary.key,
          text: truncateText(
            tools
              .plainText(summary.markdown, summaryLength * 2)
              .replaceAll(/\s+/g, ' ')
              .trim(),
            summaryLength,
          ),
        }
      : null,
    links,
  }
}

export type ItemListEntry = ReturnType<typeof toListEntry>

interface ItemGroup {
  /** State of all its entries. Empty if the list is not divided. */
  readonly state: ItemState | ''
  readonly entries: readonly ItemListEntry[]
}

const groupsOf = (
  { past }: CollectionDefinition,
  items: readonly Item[],
  entries: readonly ItemListEntry[],
): ItemGroup[] => {
  if (past !== 'below') return [{ state: '', entries }]
  const isPast = new Set(items.filter((item) => item.isPast).map(({ _id }) => _id))
  const [coming, over] = [false, true].map((wanted) =>
    entries.filter(({ id }) => isPast.has(id) === wanted),
  )
  return [coming ?? [], over ?? []]
    .filter((each) => each.length > 0)
    .map((each) => ({ state: each[0]?.state ?? '', entries: each }))
}

export interface ItemFilterView {
  readonly name: string
  readonly label: string
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    readonly count: number
  }[]
}

const filtersOf = (
  { fields, filters, dates }: CollectionDefinition,
  facets: ItemFacets,
  { words }: Localization,
): ItemFilterView[] => {
  const { yes, no, filters: labels } = words(collectionLabels)
  const flags: Readonly<Record<string, string>> = { true: yes, false: no }
  const own = filters.flatMap((name) => {
    const field = fields.find(({ key }) => key === name)
    if (!field) return []
    const choices = (facets[name] ?? []).map((choice) =>
      field.type === 'flag' ? { ...choice, label: flags[choice.value] ?? choice.label } : choice,
    )
    return [{ name, label: field.label, choices }]
  })
  const year = { name: 'year', label: labels.year, choices: facets.year ?? [] }
  return [...(dates === 'none' ? [] : [year]), ...own]
}

/** A collection, also one that is not saved yet. */
export type ShownCollection = CollectionDefinition & Partial<Pick<Collection, 'untranslated'>>

interface ListPart {
  readonly items: readonly Item[]
  readonly facets: ItemFacets
  readonly total: number
  readonly page: number
  readonly pages: number
  /** Filters in the URL by name. */
  readonly filters: Readonly<Record<string, string>>
}

/** Converts a part of the list of a collection for its page. */
export const toCollectionListView = (
  collection: ShownCollection,
  { items, facets, filters, ...part }: ListPart,
  tools: ListTools,
) => {
  const { key, names, folder, look, dates, inFeed, schema, untranslated } = collection
  const entries = items.map((item) => toListEntry(collection, item, tools))
  return {
    ...part,
    kind: 'list' as const,
    path: `/${folder}`,
    form: collectionPanelPath(key),
    title: names.many,
    ...pickUntranslated({ untranslated }),
    look,
    hasDates: dates !== 'none',
    hasFeed: inFeed,
    isOfPositions: isOfPositions({ schema }),
    hasPictures: entries.some(({ picture }) => picture !== ''),
    filters,
    offered: filtersOf(collection, facets, tools.speech ?? defaultLocalization),
    groups: groupsOf(collection, items, entries),
  }
}

export type CollectionListView = ReturnType<typeof toCollectionListView>
