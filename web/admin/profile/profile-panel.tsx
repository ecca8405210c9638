import { type Profile, profileApi } from '#contract/profile/profile.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { BulkActionBar } from '#web/admin/editor/panel/bulk-bar.tsx'
import { BulkDeleteDialog } from '#web/admin/editor/panel/bulk-delete.tsx'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntryListActions } from '#web/admin/editor/panel/use-entries.tsx'
import { useListSelection } from '#web/admin/editor/panel/use-selection.ts'
import type { PaginatedItems } from '#web/api/load-page.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import { useIsSignedIn, useMayEdit, useOwnProfileId } from '#web/session/session.ts'
import { UnconfirmedPublications } from './matched-publications.tsx'
import { PersonReferences } from './person-uses.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { ProfileTable } from './profile-table.tsx'
import { AddSeveralPeopleButtons } from './several/several-people.tsx'

/** Read-only for users who are not signed in. Members edit only their own profile. */
export function ProfilePanel({ list }: { list: PaginatedItems<Profile> }) {
  const isSignedIn = useIsSignedIn()
  const mayEdit = useMayEdit()
  const ownProfileId = useOwnProfileId()
  const selection = useListSelection(list.items.map(({ _id }) => _id))
  const { add, form, actions, dialogs } = useEntryListActions(isSignedIn ? list.items : undefined, {
    newName: 'profile',
    entity: 'profile',
    nameOf: ({ name }) => commonAdminStrings.named(name),
    may: (what, { _id }) => mayEdit || (what === 'update' && _id === ownProfileId),
    deletion: {
      call: profileApi.deleteProfile,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ profileId: _id }),
      detailsOf: ({ _id }) => <PersonReferences id={_id} />,
    },
  })
  return (
    <ListPanel
      entity="profile"
      list={list}
      strings={strings}
      onAdd={mayEdit ? add : undefined}
      addOtherwise={<AddSeveralPeopleButtons />}
    >
      {mayEdit ? (
        <BulkActionBar
          selection={selection}
          actions={
            <BulkDeleteDialog
              call={profileApi.deleteProfiles}
              input={{ profileIds: [...selection.chosen] }}
              question={strings.confirmDeleteSeveral(selection.chosen.length)}
              names={list.items
                .filter(({ _id }) => selection.has(_id))
                .map(({ name }) => commonAdminStrings.named(name))}
            />
          }
        >
          <ProfileTable profiles={list.items} actions={actions} selection={selection} />
        </BulkActionBar>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {ownProfileId && <UnconfirmedPublications profileId={ownProfileId} />}
          <ProfileTable profiles={list.items} actions={actions} />
        </div>
      )}
      <ProfileDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
