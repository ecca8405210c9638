import type { FieldWords } from '#web/admin/editor/form/entity-fields.tsx'

type Named = {
  /** What one entry is called, in lower case. */
  readonly one: string
  readonly many: string
  /** In the order in which the form shows the fields. */
  readonly fields: Readonly<Record<string, FieldWords>>
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The words of a panel that says nothing special. */
export const entityWords = ({ one, many, fields }: Named) => ({
  title: capital(many),
  label: capital(many),
  create: `New ${one}`,
  intro: (total: number) => (total === 1 ? `1 ${one}` : `${total} ${many}`),
  add: `Add ${capital(one)}`,
  edit: `Edit ${capital(one)}`,
  confirmDelete: `Are you sure you want to delete this ${one}?`,
  empty: {
    title: `No ${many} yet`,
    text: `Add the first ${one}.`,
    readOnly: `${capital(many)} appear here once an administrator has added them.`,
  },
  fields,
})
