import type { Collection, ItemOrder } from '#contract/collection/collection.ts'
import { activeFieldsOf } from '#contract/item/values-schema.ts'
import { createEntityPanelStrings } from '#web/admin/editor/panel/entity-strings.ts'
import { createCollectionMenuStrings } from './collection-panel-strings.ts'
import { nameInSentence } from './in-sentence.ts'

export const itemPanelStrings = {
  title: 'Title',
  date: 'Date',
  begins: 'First day',
  ends: 'Last day',
  endsHint: 'Empty if it is one day.',
  /** Dates of an open position. */
  posted: 'Advertised on',
  deadline: 'Apply until',
  deadlineHint: 'After this day it leaves the list. Leave both days empty if it stays open.',
  picture: 'Picture',
  year: 'Year',
  any: (label: string) => `${label}: all`,
  withUnit: (label: string, unit: string) => `${label} (${unit})`,
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    title: 'By title',
    position: 'Your order',
  } satisfies Record<ItemOrder, string>,
  publish: 'Publish',
  takeOff: 'Take off the site',
  confirmDelete: (count: number, one: string, many: string) =>
    `Are you sure you want to delete ${count === 1 ? `this ${one}` : `these ${count} ${many}`}?`,
  unknown: 'This collection does not exist any more.',
}

const strings = itemPanelStrings

const sortsOf = ({ order, dates }: Collection) => {
  const offered: readonly ItemOrder[] =
    dates === 'none' ? ['newest', 'title', 'position'] : ['newest', 'oldest', 'title', 'position']
  const sorts = [order, ...offered.filter((each) => each !== order)]
  return sorts.map((each) => [each, strings.sorts[each]] as const)
}

/** Returns the labels of the first and the last day. */
const spanOf = ({ schema }: Collection) =>
  schema === 'JobPosting'
    ? {
        date: { label: strings.posted },
        until: { label: strings.deadline, hint: strings.deadlineHint },
      }
    : { date: { label: strings.begins }, until: { label: strings.ends, hint: strings.endsHint } }

/** Creates the texts of a collection's panel. */
export const createItemPanelStrings = (collection: Collection) => {
  const { names, dates, folder, fields } = collection
  const [one, many] = [nameInSentence(names.one), nameInSentence(names.many)]
  return {
    ...createEntityPanelStrings({
      one,
      many,
      first: `it appears at /${folder}`,
      fields: {
        title: { label: strings.title, isRequired: true },
        ...(dates === 'day' && { date: { label: strings.date } }),
        ...(dates === 'span' && spanOf(collection)),
        values: {
          label: '',
          parts: Object.fromEntries(
            activeFieldsOf(fields).map(({ key, label, help, unit, required }) => [
              key,
              {
                label: unit ? strings.withUnit(label, unit) : label,
                ...(help && { hint: help }),
                isRequired: required,
              },
            ]),
          ),
        },
        picture: { label: strings.picture },
      },
    }),
    ...createCollectionMenuStrings(names),
    sorts: sortsOf(collection),
    seenAt: `/${folder}`,
  }
}
