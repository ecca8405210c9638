import { type CustomPageEntry, customPageApi } from '#contract/page/page.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { useMayEdit } from '#web/session/session.ts'
import { CustomPageDialog } from './own-page-dialog.tsx'
import { CustomPageRow } from './own-page-row.tsx'
import { customPagePanelStrings as strings } from './own-pages-strings.ts'

const nameOf = ({ title }: CustomPageEntry) => commonAdminStrings.named(title)

export function CustomPagePanel({ list }: { list: PaginatedItems<CustomPageEntry> }) {
  const { add, form, actions, dialogs } = useEntryListActions(
    useMayEdit() ? list.items : undefined,
    {
      newName: 'page',
      entity: 'page',
      nameOf,
      deletion: {
        call: customPageApi.deletePage,
        question: strings.confirmDelete,
        inputOf: ({ _id }) => ({ pageId: _id }),
      },
    },
  )
  return (
    <ListPanel entity="page" list={list} strings={strings} onAdd={add}>
      <ul className="divide-y divide-line">
        {list.items.map((page) => (
          <li key={page._id} className="py-4">
            <CustomPageRow page={page}>{actions?.(page)}</CustomPageRow>
          </li>
        ))}
      </ul>
      <CustomPageDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
