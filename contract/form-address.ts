import type { EntryPage } from './call/entry-page.ts'

/** Where lists are searched for no longer texts. */
const searchLength = 200

/**
 * Where an entry is changed: on a page of its own, or by its form in a list that is searched for it. With `field` the
 * form opens at that field.
 */
export const formAddress = (
  { panel }: EntryPage,
  title: string,
  id: string,
  field = '',
): string => {
  if (panel === undefined) return ''
  const isOwn = panel.includes(':id')
  const query = new URLSearchParams({
    ...(!isOwn && { search: title.slice(0, searchLength) }),
    edit: id,
    ...(field && { field }),
  })
  return `${panel.replace(':id', id)}?${query}`
}
