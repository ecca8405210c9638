import type { Collection } from '#contract/collection/collection.ts'
import type { CollectionField } from '#contract/collection/collection-field.ts'
import { fillPlaceholders } from '#contract/content/group.ts'
import { timeLabels } from '#contract/content/labels/times.ts'
import type { Item, ItemValue } from '#contract/item/item.ts'
import { defaultLocalization, type Localization } from '#web/content/localization.ts'
import { pickUntranslated } from '#web/content/untranslated.ts'
import { createDayFormatter } from '#web/ui/text/format-day.ts'

const day = createDayFormatter({ dateStyle: 'medium' })
const month = createDayFormatter({ month: 'short', year: 'numeric' })

const formatDate = (date: string, locale: string): string => {
  if (date.length <= 4) return date
  return (date.length === 7 ? month : day)(new Date(date), locale)
}

/** Formats the date or span of an item, whose dates can be a year, a month or a day. */
export const formatItemDate = (
  { date, until }: Pick<Item, 'date' | 'until'>,
  { locale, words }: Localization = defaultLocalization,
): string => {
  const [from, to] = [formatDate(date, locale), formatDate(until, locale)]
  const labels = words(timeLabels)
  if (from === '') return to && fillPlaceholders(labels.until, { until: to })
  return to === '' || to === from ? from : fillPlaceholders(labels.span, { from, until: to })
}

const textsOf = (
  { type, options, unit, label }: CollectionField,
  value: ItemValue | undefined,
  locale: string,
  ownId: string,
): string[] => {
  if (value === undefined || value === null || value === '') return []
  if (typeof value === 'boolean') return value ? [label] : []
  if (typeof value === 'number')
    return [[value.toLocaleString(locale), unit].filter(Boolean).join(' ')]
  if (typeof value === 'string') {
    if (type === 'line') return [value]
    if (type === 'date') return [formatDate(value, locale)]
    return type === 'choice'
      ? options.flatMap(({ key, label: text }) => (key === value ? text : []))
      : []
  }
  const names = value.flatMap((each) => {
    if (typeof each === 'string') return options.find(({ key }) => key === each)?.label ?? []
    return each._id === ownId ? [] : each.name
  })
  return names.length > 0 ? [names.join(', ')] : []
}

/** Returns the fields of an item that short lists show. The names of references leave out the entry `ownId`. */
export const toItemRow = (
  item: Item,
  { fields }: Pick<Collection, 'fields'>,
  speech: Localization = defaultLocalization,
  ownId = '',
) => ({
  id: item._id,
  path: item.path,
  title: item.title,
  ...pickUntranslated({ untranslated: item.untranslated?.filter((name) => name === 'title') }),
  picture: item.picture,
  day: item.date,
  date: formatItemDate(item, speech),
  facts: fields
    .filter(({ inList }) => inList)
    .flatMap((field) => textsOf(field, item.values[field.key], speech.locale, ownId)),
})

export type ItemRowView = ReturnType<typeof toItemRow>
