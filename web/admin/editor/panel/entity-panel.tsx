import type { ReactNode } from 'react'
import { idNameOf } from '#contract/call/call.ts'
import { type EntityDefinition, fieldsOf, titleFieldOf } from '#contract/call/entity.ts'
import { draftEntities } from '#contract/lifecycle/draft.ts'
import { isHistoryEntity } from '#contract/lifecycle/history.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import {
  EntityFields,
  type FieldStrings,
  type FormEntry,
} from '#web/admin/editor/form/entity-fields.tsx'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/form/entry-dialog.tsx'
import type { ListPage } from '#web/api/load-page.ts'
import { useMayEdit } from '#web/session/session.ts'
import { type EntityWithCalls, entityCallsOf } from './entity-calls.ts'
import { EntityRow } from './entity-row.tsx'
import { ListPanel, type ListPanelStrings } from './list-panel.tsx'
import { OrderedPanel } from './ordered-panel.tsx'
import { useEntries } from './use-entries.tsx'

interface EntityPanelStrings extends ListPanelStrings {
  readonly add: string
  /** Heading of the form that updates an entry. Undefined if entries are never updated. */
  readonly edit?: string
  readonly confirmDelete: string
  readonly fields: Readonly<Record<string, FieldStrings>>
}

type EntityPanelProps = EntityWithCalls & {
  list: ListPage<FormEntry>
  strings: EntityPanelStrings
  /** Value of `?new=` that opens the form for a new entry. */
  newName: string
  /** Returns the name of an entry. Defaults to its title. */
  nameOf?: (entry: FormEntry) => string
  /** Renders an entry of the list. Defaults to a row with title and summary. */
  row?: (entry: FormEntry, actions: ReactNode) => ReactNode
  /** Names of the fields below the title in the default row. */
  summary?: readonly string[]
  className?: string
}

/** Panel of a simple entity with its form. Read-only for users who are not signed in. */
export function EntityPanel({ list, strings, newName, className, ...props }: EntityPanelProps) {
  const { definition, nameOf = titleOf(props) } = props
  const { update, remove, reorder } = entityCallsOf(props)
  const calls = entryCalls(props, { add: strings.add, edit: strings.edit ?? strings.add })
  const { add, form, actions, dialogs } = useEntries(useMayEdit() ? list.items : undefined, {
    newName,
    entity: isHistoryEntity(definition.name) ? definition.name : undefined,
    nameOf,
    deletion: {
      call: remove,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ [idNameOf(remove)]: _id }),
    },
    ...(!update && { labels: { delete: adminStrings.delete } }),
  })
  const draftable = draftEntities.find((each) => each === definition.name)
  const row = (each: FormEntry) =>
    props.row?.(each, actions?.(each)) ?? (
      <EntityRow
        definition={definition}
        entry={each}
        summary={props.summary}
        strings={strings.fields}
      >
        {actions?.(each)}
      </EntityRow>
    )
  const allDialogs = (
    <>
      <EntryDialog {...form} calls={calls} day={dayFieldOf(definition)}>
        {(entry) => (
          <EntityFields
            definition={definition}
            call={entry ? calls.update : calls.add}
            entry={entry}
            strings={strings.fields}
          />
        )}
      </EntryDialog>
      {dialogs}
    </>
  )
  if (reorder)
    return (
      <OrderedPanel
        entity={draftable}
        list={list.items}
        strings={strings}
        onAdd={add}
        order={{ call: reorder, inputOf: (ids) => ({ ids }) }}
        nameOf={nameOf}
        row={row}
        {...(className && { className })}
      >
        {allDialogs}
      </OrderedPanel>
    )
  return (
    <ListPanel entity={draftable} list={list} strings={strings} onAdd={add}>
      <ul className="divide-y divide-line">
        {list.items.map((each) => (
          <li key={each._id} className="py-4">
            {row(each)}
          </li>
        ))}
      </ul>
      {allDialogs}
    </ListPanel>
  )
}

/** Returns the name of the field with an entry's date. Returns undefined if there is none. */
const dayFieldOf = (definition: EntityDefinition): string | undefined =>
  fieldsOf(definition, 'date')[0]?.[0]

const titleOf = ({ definition }: EntityWithCalls) => {
  const field = titleFieldOf(definition) ?? '_id'
  return (entry: FormEntry) => adminStrings.named(String(entry[field]))
}
