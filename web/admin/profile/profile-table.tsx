import type { ReactNode } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { createExcerpt } from '#contract/text/excerpt.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { SelectionCheckbox } from '#web/admin/editor/panel/bulk-bar.tsx'
import { EntryStateBadge } from '#web/admin/editor/panel/state-badge.tsx'
import type { ListSelection } from '#web/admin/editor/panel/use-selection.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import {
  DataTable,
  DataTableBody,
  DataTableCell,
  DataTableHead,
  DataTableHeadCell,
  DataTableRow,
} from '#web/ui/list/data-table.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { Picture } from '#web/ui/picture/picture.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'

const aboutLength = 120

type ProfileTableProps = {
  profiles: readonly Profile[]
  /** Renders the buttons of a row. Undefined for users who may not edit. */
  actions: ((profile: Profile) => ReactNode) | undefined
  /** Undefined for users who may not delete. */
  selection?: ListSelection | undefined
}

export function ProfileTable({ profiles, actions, selection }: ProfileTableProps) {
  const { columns } = strings
  return (
    <DataTable>
      <DataTableHead actions={actions && commonAdminStrings.actions}>
        <DataTableHeadCell>{columns.person}</DataTableHeadCell>
        <DataTableHeadCell>{columns.email}</DataTableHeadCell>
        <DataTableHeadCell>{columns.about}</DataTableHeadCell>
      </DataTableHead>
      <DataTableBody>
        {profiles.map((profile) => (
          <DataTableRow key={profile._id} aria-selected={selection?.has(profile._id)}>
            <DataTableCell lead className="min-w-56">
              <span className="flex items-center gap-3">
                {selection && (
                  <SelectionCheckbox
                    selection={selection}
                    id={profile._id}
                    name={commonAdminStrings.named(profile.name)}
                  />
                )}
                <span className="size-10 shrink-0 overflow-hidden rounded-full bg-sunk">
                  {profile.profilePic ? (
                    <Picture
                      src={profile.profilePic}
                      alt=""
                      sizes="40px"
                      className="size-10 object-cover"
                    />
                  ) : (
                    <Monogram name={profile.name} className="size-10" />
                  )}
                </span>
                <span className="min-w-0 wrap-anywhere">
                  {commonAdminStrings.named(profile.name)}
                  <EntryStateBadge entry={profile} />
                </span>
              </span>
            </DataTableCell>
            <DataTableCell label={columns.email} className="min-w-48">
              <EmailAddress address={profile.email} />
            </DataTableCell>
            <DataTableCell label={columns.about} className="min-w-56 text-ink-soft">
              <span className="line-clamp-3 sm:line-clamp-2">
                {createExcerpt(profile.about, aboutLength)}
              </span>
            </DataTableCell>
            {actions && <DataTableCell actions>{actions(profile)}</DataTableCell>}
          </DataTableRow>
        ))}
      </DataTableBody>
    </DataTable>
  )
}
