import { api } from '#contract/api.ts'
import { type ApiCall, listFieldNameOf } from '#contract/call/call.ts'
import { type EntityDefinition, entityMessagesOf, titleFieldNameOf } from '#contract/call/entity.ts'
import { type EntityField, isListTableField } from '#contract/call/field-types/any-field.ts'
import { publishedState } from '#contract/call/publishing.ts'
import { z } from '#contract/call/zod.ts'
import type { PanelMetadata } from '#web/admin/define-panel.ts'
import type { PanelJourney } from './panel-journey.ts'

/** Schema of the strings that panels with a list and a form share. */
const panelStrings = z.looseObject({
  title: z.string(),
  add: z.string(),
  edit: z.string(),
  confirmDelete: z.string(),
  empty: z.looseObject({ title: z.string() }),
  fields: z.record(z.string(), z.unknown()),
})

const labelOf = (strings: unknown): string =>
  z
    .union([z.string(), z.looseObject({ label: z.string() }).transform(({ label }) => label)])
    .parse(strings)

const blankOf = (field: EntityField): unknown => {
  if (isListTableField(field)) return []
  if (field.kind === 'flag') return true
  if (field.kind === 'list') return field.empty ? {} : []
  return ''
}

const blankEntry = ({ fields, publishing }: EntityDefinition): object => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, blankOf(field)])),
  ...(publishing && publishedState),
})

const callOf = (entity: string, name: string): ApiCall => {
  const calls: Readonly<Record<string, Readonly<Record<string, ApiCall>>>> = api
  const call = calls[entity]?.[name]
  if (!call) throw new Error(`There is no call ${entity}.${name}`)
  return call
}

/** Returns the response of a list call. Other fields are empty. */
const listAnswer = (call: ApiCall, entries: readonly object[]): object => ({
  ...Object.fromEntries(Object.keys(call.reply.shape).map((key) => [key, ''])),
  [listFieldNameOf(call)]: entries,
  total: entries.length,
})

/** Derives the journey through a panel from its strings and its entity. */
export const deriveJourney = (
  panel: Pick<PanelMetadata<string>, 'strings'>,
  definition: EntityDefinition,
): PanelJourney => {
  const { title, add, edit, confirmDelete, empty, fields } = panelStrings.parse(panel.strings)
  const { label, name, calls, publishing } = definition
  if (!calls?.add || !calls.update || !calls.remove) throw new Error(`${name} lacks usual calls`)
  const { list } = calls
  const named = titleFieldNameOf(definition) ?? ''
  const { added, updated, removed } = entityMessagesOf(definition)
  const submit = publishing ? 'Publish' : 'Save'
  return {
    title,
    entity: name,
    empty: empty.title,
    add,
    fields: [labelOf(fields[named])],
    name: [named, labelOf(fields[named])],
    submit,
    edit: { button: 'Edit', title: edit, submit: 'Update' },
    question: confirmDelete,
    calls: { add: calls.add, update: calls.update, delete: calls.remove },
    toasts: {
      add: [added, `Could Not Add ${label}`],
      update: [updated, `Could Not Update ${label}`],
      delete: [removed, `Could Not Delete ${label}`],
    },
    blank: blankEntry(definition),
    told: (entries) => ({ [list]: listAnswer(callOf(name, list), entries) }),
  }
}
