import { type Profile, profileApi } from '#contract/profile/profile.ts'
import { adminStrings } from '#web/admin/editor/editor-strings.ts'
import { BulkBar } from '#web/admin/editor/panel/bulk-bar.tsx'
import { BulkDelete } from '#web/admin/editor/panel/bulk-delete.tsx'
import { ListPanel } from '#web/admin/editor/panel/list-panel.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import { useSelection } from '#web/admin/editor/panel/use-selection.ts'
import type { ListPage } from '#web/api/load-page.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import { useIsSignedIn, useMayEdit, useOwnProfile } from '#web/session/session.ts'
import { MatchedPublications } from './matched-publications.tsx'
import { PersonUses } from './person-uses.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { ProfileTable } from './profile-table.tsx'
import { AddSeveralPeople } from './several/several-people.tsx'

/** Read-only for users who are not signed in. Members edit only their own profile. */
export function ProfilePanel({ list }: { list: ListPage<Profile> }) {
  const isSignedIn = useIsSignedIn()
  const mayEdit = useMayEdit()
  const ownProfileId = useOwnProfile()
  const selection = useSelection(list.items.map(({ _id }) => _id))
  const { add, form, actions, dialogs } = useEntries(isSignedIn ? list.items : undefined, {
    newName: 'profile',
    entity: 'profile',
    nameOf: ({ name }) => adminStrings.named(name),
    may: (what, { _id }) => mayEdit || (what === 'update' && _id === ownProfileId),
    deletion: {
      call: profileApi.deleteProfile,
      question: strings.confirmDelete,
      inputOf: ({ _id }) => ({ profileId: _id }),
      detailsOf: ({ _id }) => <PersonUses id={_id} />,
    },
  })
  return (
    <ListPanel
      entity="profile"
      list={list}
      strings={strings}
      onAdd={mayEdit ? add : undefined}
      addOtherwise={<AddSeveralPeople />}
    >
      {mayEdit ? (
        <BulkBar
          selection={selection}
          actions={
            <BulkDelete
              call={profileApi.deleteProfiles}
              input={{ profileIds: [...selection.chosen] }}
              question={strings.confirmDeleteSeveral(selection.chosen.length)}
              names={list.items
                .filter(({ _id }) => selection.has(_id))
                .map(({ name }) => adminStrings.named(name))}
            />
          }
        >
          <ProfileTable profiles={list.items} actions={actions} selection={selection} />
        </BulkBar>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          {ownProfileId && <MatchedPublications profileId={ownProfileId} />}
          <ProfileTable profiles={list.items} actions={actions} />
        </div>
      )}
      <ProfileDialog {...form} />
      {dialogs}
    </ListPanel>
  )
}
