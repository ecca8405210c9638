import type { ComponentProps, ReactNode } from 'react'
import { idFieldNameOf } from '#contract/call/call.ts'
import {
  type EntityDefinition,
  entityFieldsOfKind,
  titleFieldNameOf,
} from '#contract/call/entity.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { isHistoryEntityName } from '#contract/lifecycle/history.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { EntityFormFields, type FormEntry } from '#web/admin/editor/form/entity-fields.tsx'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/form/entry-dialog.tsx'
import type { FormFieldStrings } from '#web/admin/editor/form/form-field.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { useMayEdit } from '#web/session/session.ts'
import { cn } from '#web/ui/cn.ts'
import { BulkActionBar } from './bulk-bar.tsx'
import { type EntityWithCalls, entityCallsOf } from './entity-calls.ts'
import { EntityListRow } from './entity-row.tsx'
import { ListPanel, type ListPanelStrings } from './list-panel.tsx'
import { OrderedPanel, ReorderableList } from './ordered-panel.tsx'
import { useEntryListActions } from './use-entries.tsx'
import { useListSelection } from './use-selection.ts'

interface EntityPanelStrings extends ListPanelStrings {
  readonly add: string
  /** Heading of the form that updates an entry. Undefined if entries are never updated. */
  readonly edit?: string
  readonly confirmDelete: string
  readonly fields: Readonly<Record<string, FormFieldStrings>>
}

type EntityPanelProps = EntityWithCalls & {
  list: PaginatedItems<FormEntry>
  strings: EntityPanelStrings
  /** Value of `?new=` that opens the form for a new entry. */
  newName: string
  /** Returns the name of an entry. Defaults to its title. */
  nameOf?: (entry: FormEntry) => string
  /** Renders an entry of the list. Defaults to a row with title and summary. */
  row?: (entry: FormEntry, actions: ReactNode) => ReactNode
  /** Names of the fields that the default row shows below the title. */
  summary?: readonly string[]
  className?: string
  formClassName?: string
  /** Entry that the URL opens although the list does not show it. */
  linked?: FormEntry | undefined
  /**
   * Whether users can change the order now. Then the list has a search, and shows a part of the entries while
   * they cannot.
   */
  isSortable?: boolean
  /** Whether rows have no place for a picture. */
  withoutPicture?: boolean
  /** Renders buttons that act on the selected entries. Without it, entries cannot be selected. */
  bulk?: (chosen: readonly FormEntry[]) => ReactNode
} & Pick<ComponentProps<typeof ListPanel>, 'addOtherwise' | 'tools' | 'isFiltered'>

/** Panel of a simple entity with its form. Read-only for users who are not signed in. */
export function EntityPanel({ list, strings, newName, className, ...props }: EntityPanelProps) {
  const { definition, nameOf = titleOf(props), isSortable, bulk, linked } = props
  const selection = useListSelection(list.items.map(({ _id }) => _id))
  const { update, remove, reorder } = entityCallsOf(props)
  const calls = createEntryDialogCalls(props, {
    add: strings.add,
    edit: strings.edit ?? strings.add,
  })
  const { add, form, actions, dialogs } = useEntryListActions(
    useMayEdit() ? [...list.items, ...(linked ? [linked] : [])] : undefined,
    {
      newName,
      entity: isHistoryEntityName(definition.name) ? definition.name : undefined,
      nameOf,
      deletion: {
        call: remove,
        question: strings.confirmDelete,
        inputOf: ({ _id }) => ({ [idFieldNameOf(remove)]: _id }),
      },
      ...(!update && { labels: { delete: commonAdminStrings.delete } }),
    },
  )
  const draftable = draftableEntityNames.find((each) => each === definition.name)
  const row = (each: FormEntry) =>
    props.row?.(each, actions?.(each)) ?? (
      <EntityListRow
        definition={definition}
        entry={each}
        summary={props.summary}
        strings={strings.fields}
        withoutPicture={props.withoutPicture}
        {...(actions && props.bulk && { selection, name: nameOf(each) })}
      >
        {actions?.(each)}
      </EntityListRow>
    )
  const allDialogs = (
    <>
      <EntryDialog
        {...form}
        calls={calls}
        day={dayFieldOf(definition)}
        {...(props.formClassName && { className: props.formClassName })}
      >
        {(entry) => (
          <EntityFormFields
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
  if (reorder && isSortable === undefined)
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
  const rows = reorder ? (
    <ReorderableList
      list={list.items}
      isSortable={isSortable === true && add !== undefined}
      order={{ call: reorder, inputOf: (ids) => ({ ids }) }}
      nameOf={nameOf}
      row={row}
    />
  ) : (
    <ul className="divide-y divide-line">
      {list.items.map((each) => (
        <li key={each._id} className={cn('py-4', bulk && 'px-4')}>
          {row(each)}
        </li>
      ))}
    </ul>
  )
  const chosen = list.items.filter(({ _id }) => selection.has(_id))
  const { addOtherwise, tools, isFiltered } = props
  return (
    <ListPanel
      entity={draftable}
      list={list}
      strings={strings}
      onAdd={add}
      {...{ addOtherwise, tools, isFiltered }}
    >
      {bulk && add ? (
        <BulkActionBar selection={selection} actions={bulk(chosen)}>
          {rows}
        </BulkActionBar>
      ) : (
        rows
      )}
      {allDialogs}
    </ListPanel>
  )
}

/** Returns the name of the field with an entry's date. Returns undefined if there is none. */
const dayFieldOf = (definition: EntityDefinition): string | undefined =>
  // A partial date is that of an event, not of a publication.
  entityFieldsOfKind(definition, 'date').find(([, { isPartial }]) => !isPartial)?.[0]

const titleOf = ({ definition }: EntityWithCalls) => {
  const field = titleFieldNameOf(definition) ?? '_id'
  return (entry: FormEntry) => commonAdminStrings.named(String(entry[field]))
}
