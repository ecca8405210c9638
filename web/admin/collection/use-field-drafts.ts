import { useState } from 'react'
import {
  type CollectionField,
  filterableFieldTypes,
} from '#contract/collection/collection-field.ts'
import { useStableRowIds } from '#web/ui/list/use-stable-rows.ts'
import { draftKeyOf, type FieldDraft, newFieldDraft, parseFieldDrafts } from './field-draft.ts'

interface FieldsState {
  readonly shown: readonly FieldDraft[]
  readonly archived: readonly FieldDraft[]
  /** Keys of the fields that lists can be filtered by. */
  readonly filters: readonly string[]
}

const split = (fields: readonly FieldDraft[]) => ({
  shown: fields.filter(({ archived }) => !archived),
  archived: fields.filter(({ archived }) => archived),
})

/** Changes a field. A new key or a type without filters also changes the filters. */
const changeField = (
  { shown, archived, filters }: FieldsState,
  before: FieldDraft,
  changes: Partial<FieldDraft>,
): FieldsState => {
  const changed = { ...before, ...changes }
  const others = [...shown, ...archived].filter((each) => each !== before)
  const key = draftKeyOf(changed, changed.label, others)
  const keptKey = filterableFieldTypes.includes(changed.type) ? key : ''
  return {
    archived,
    shown: shown.map((each) => (each === before ? { ...changed, key } : each)),
    filters: filters.map((each) => (each === before.key ? keptKey : each)).filter(Boolean),
  }
}

/** Holds the fields of a collection while they are edited. Archived ones are apart. */
export const useFieldDrafts = (fields: readonly CollectionField[], filters: readonly string[]) => {
  const [state, setState] = useState<FieldsState>(() => ({ ...split(fields), filters }))
  const rows = useStableRowIds(state.shown, (shown) => setState((now) => ({ ...now, shown })))
  return {
    ...state,
    /** Fields as the form sends them. */
    all: [...state.shown, ...state.archived],
    rows,
    add: () => rows.add(newFieldDraft),
    change: (field: FieldDraft, changes: Partial<FieldDraft>) =>
      setState((now) => changeField(now, field, changes)),
    setFilter: ({ key }: FieldDraft, isFilter: boolean) =>
      setState((now) => {
        const others = now.filters.filter((each) => each !== key)
        return { ...now, filters: isFilter ? [...others, key] : others }
      }),
    /** Archives a saved field. Removes a new one. */
    archive: (field: FieldDraft) => {
      rows.remove(state.shown.indexOf(field))
      setState((now) => ({
        ...now,
        filters: now.filters.filter((key) => key !== field.key),
        archived:
          field.id === undefined ? now.archived : [...now.archived, { ...field, archived: true }],
      }))
    },
    bringBack: (field: FieldDraft) => {
      rows.add({ ...field, archived: false })
      setState((now) => ({ ...now, archived: now.archived.filter((each) => each !== field) }))
    },
    /** Restores unsaved fields. */
    putFields: (list: readonly unknown[]) =>
      setState((now) => ({ ...now, ...split(parseFieldDrafts(list)) })),
    putFilters: (list: readonly unknown[]) =>
      setState((now) => ({ ...now, filters: list.map(String) })),
  }
}
