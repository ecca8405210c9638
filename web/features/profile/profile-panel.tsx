import { type Profile, profileApi } from '#contract/profile.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { ListPanel } from '#web/calls/list-panel.tsx'
import type { ListPage } from '#web/calls/load-page.ts'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { ProfileDialog } from './profile-dialog.tsx'
import { ProfileTable } from './profile-table.tsx'

/** Where administrators keep the people; without a token it can only be read. */
export function ProfilePanel({ list }: { list: ListPage<Profile> }) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Profile>({
    kind: 'profile',
    list: isSignedIn ? list.items : undefined,
  })
  return (
    <ListPanel list={list} words={words} onAdd={isSignedIn ? openAdd : undefined}>
      <ProfileTable profiles={list.items} onOpen={isSignedIn ? open : undefined} />
      <ProfileDialog profile={entry} open={mode === 'add' || mode === 'update'} onClose={close} />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.name}
        call={profileApi.deleteProfile}
        toasts={toasts.profile.deleteProfile}
        input={entry && { profileId: entry._id }}
        undo={{ entity: 'profile', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="profile"
        id={entry?._id}
        name={entry?.name}
      />
    </ListPanel>
  )
}
