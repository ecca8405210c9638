import { type Grant, grantApi } from '#contract/grant/grant.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { EntryStateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { useMayEdit } from '#web/session/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { grantPanelStrings as strings } from './grants-panel-strings.ts'

const nameOf = ({ name }: Grant) => commonAdminStrings.named(name)

export function GrantPanel({ list }: { list: PaginatedItems<Grant> }) {
  const { add, form, actions, dialogs } = useEntryListActions(
    useMayEdit() ? list.items : undefined,
    {
      newName: 'grant',
      entity: 'grant',
      nameOf,
      deletion: {
        call: grantApi.deleteGrant,
        question: strings.confirmDelete,
        inputOf: ({ _id }) => ({ grantId: _id }),
      },
    },
  )
  return (
    <ListPanel entity="grant" list={list} strings={strings} onAdd={add}>
      <ul className="divide-y divide-line border-line border-y">
        {list.items.map((grant) => (
          <li key={grant._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
            <div className="min-w-48 flex-1">
              <p className="wrap-anywhere font-medium">
                {nameOf(grant)}
                <EntryStateBadge entry={grant} />
              </p>
              <p className="tabular wrap-anywhere text-ink-soft text-sm">
                {[grant.funder, grant.number].filter(Boolean).join(' · ')}
                {(grant.funder || grant.number) && (grant.from || grant.until) && ' · '}
                <span className="whitespace-nowrap">
                  {[grant.from, grant.until].filter(Boolean).join(' – ')}
                </span>
              </p>
            </div>
            <div className="flex flex-wrap items-center max-sm:-ml-2.5">
              <Link
                to={`/admin/grant/${grant._id}`}
                aria-label={strings.reportOf(nameOf(grant))}
                className={buttonStyle({ variant: 'quiet', size: 'sm' })}
              >
                {strings.report}
              </Link>
              {actions?.(grant)}
            </div>
          </li>
        ))}
      </ul>
      <GrantDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
