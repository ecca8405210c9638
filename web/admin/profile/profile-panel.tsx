import { type Profile, profileApi } from '#contract/profile.ts'
import { ListPanel } from '#web/admin/editor/list-panel.tsx'
import { useEntries } from '#web/admin/editor/use-entries.tsx'
import type { ListPage } from '#web/api/load-page.ts'
import { admin } from '#web/content/admin.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { useIsSignedIn } from '#web/session/session.ts'
import { PersonUses } from './person-uses.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { ProfileTable } from './profile-table.tsx'

/** Where administrators keep the people; without a token it can only be read. */
export function ProfilePanel({ list }: { list: ListPage<Profile> }) {
  const isSignedIn = useIsSignedIn()
  const { add, entry, form, actions, dialogs } = useEntries(isSignedIn ? list.items : undefined, {
    kind: 'profile',
    entity: 'profile',
    nameOf: ({ name }) => admin.named(name),
    deletion: {
      call: profileApi.deleteProfile,
      question: words.confirmDelete,
      inputOf: ({ _id }) => ({ profileId: _id }),
      detailsOf: ({ _id }) => <PersonUses id={_id} />,
    },
  })
  return (
    <ListPanel list={list} words={words} onAdd={add}>
      <ProfileTable profiles={list.items} actions={actions} />
      <ProfileDialog profile={entry} {...form} />
      {dialogs}
    </ListPanel>
  )
}
