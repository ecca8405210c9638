import type { FormFieldStrings } from '#web/admin/editor/form/form-field.tsx'

type Named = {
  /** Name of one entry, in lower case. */
  readonly one: string
  readonly many: string
  /** Completes the sentence “Add the first one: ….” in an empty list. */
  readonly first: string
  /** Texts by field name, in the order of the form. */
  readonly fields: Readonly<Record<string, FormFieldStrings>>
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Creates the default texts of an entity's panel from the names of the entity. */
export const createEntityPanelStrings = ({ one, many, first, fields }: Named) => ({
  title: capital(many),
  label: capital(many),
  create: `New ${one}`,
  intro: (total: number) => (total === 1 ? `1 ${one}` : `${total} ${many}`),
  add: `Add ${capital(one)}`,
  edit: `Edit ${capital(one)}`,
  confirmDelete: `Are you sure you want to delete this ${one}?`,
  empty: {
    title: `No ${many} yet`,
    text: `Add the first one: ${first}.`,
    readOnly: `${capital(many)} appear here once an administrator has added them.`,
  },
  fields,
})
