import {
  type CollectionDefinition,
  collectionDefinitionSchema,
} from '#contract/collection/collection.ts'
import { readFormValues } from '#web/api/call-form.tsx'
import { parseFieldDrafts } from './field-draft.ts'

const parseList = (value: unknown): unknown => JSON.parse(String(value || '[]'))

const isOn = (value: unknown): boolean => value === 'true'

/** Reads the definition of a collection from its form, as visitors would see it. Returns null if it is incomplete. */
export const readDefinition = (form: HTMLFormElement, key: string): CollectionDefinition | null => {
  const values = readFormValues(form)
  const fields = parseFieldDrafts(parseList(values.fields))
    .filter((field) => !field.archived && field.key !== '')
    .map(({ id, options, ...field }) => ({
      ...field,
      id: id ?? field.key,
      options: options.map((option) => ({ ...option, key: option.key ?? option.label })),
    }))
  return (
    collectionDefinitionSchema.safeParse({
      ...values,
      key,
      fields,
      filters: parseList(values.filters),
      hasPages: isOn(values.hasPages),
      inMenu: isOn(values.inMenu),
      inFeed: isOn(values.inFeed),
      inNewsletter: isOn(values.inNewsletter),
    }).data ?? null
  )
}
