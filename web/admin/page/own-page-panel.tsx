import { type CustomPageEntry, pageApi } from '#contract/page/page.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import type { ListPage } from '#web/api/load-page.ts'
import { useMayEdit } from '#web/session/session.ts'
import { OwnPageDialog } from './own-page-dialog.tsx'
import { OwnPageRow } from './own-page-row.tsx'
import { ownPagePanelStrings as strings } from './own-pages-strings.ts'

const nameOf = ({ title }: CustomPageEntry) => adminStrings.named(title)

export function OwnPagePanel({ list }: { list: ListPage<CustomPageEntry> }) {
  const { add, form, actions, dialogs } = useEntries(useMayEdit() ? list.items : undefined, {
    newName: 'page',
    entity: 'page',
    nameOf,
    deletion: {
      call: pageApi.deletePage,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ pageId: _id }),
    },
  })
  return (
    <ListPanel entity="page" list={list} strings={strings} onAdd={add}>
      <ul className="divide-y divide-line">
        {list.items.map((page) => (
          <li key={page._id} className="py-4">
            <OwnPageRow page={page}>{actions?.(page)}</OwnPageRow>
          </li>
        ))}
      </ul>
      <OwnPageDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
