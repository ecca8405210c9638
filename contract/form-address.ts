import type { EntryPage } from './call/entry-page.ts'

const searchLength = 200

/**
 * Returns the path of an entry's edit form: its edit page, or the panel searched for the entry. The form
 * focuses `field`.
 */
export const editPathOf = ({ panel }: EntryPage, title: string, id: string, field = ''): string => {
  if (panel === undefined) return ''
  const isOwn = panel.includes(':id')
  const query = new URLSearchParams({
    ...(!isOwn && { search: title.slice(0, searchLength) }),
    edit: id,
    ...(field && { field }),
  })
  return `${panel.replace(':id', id)}?${query}`
}
