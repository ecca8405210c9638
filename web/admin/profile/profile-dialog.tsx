import { type Profile, profileApi } from '#contract/profile.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/markdown-field.tsx'
import { useOpened } from '#web/admin/editor/use-opened.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { contributorTextLength } from '#web/content/shown-lengths.ts'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { MatchedPublications } from './matched-publications.tsx'
import { MoreProfileFields } from './more-profile-fields.tsx'
import { SocialLinksInput } from './social-links-input.tsx'

type ProfileDialogProps = {
  /** Who is being changed; without them the dialog adds. */
  profile: Profile | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function ProfileDialog({ profile: given, open: isWanted, onClose }: ProfileDialogProps) {
  const { entry: profile, draft, open } = useOpened('profile', given, isWanted)
  const action = entryAction(
    profile,
    {
      entity: 'profile',
      words,
      add: profileApi.createProfile,
      update: profileApi.updateProfile,
      idName: 'profileId',
    },
    draft,
  )
  return (
    <EntryDialog open={open} onClose={onClose} className="sm:max-w-2xl" {...action}>
      <ProfileFields profile={profile} />
    </EntryDialog>
  )
}

function ProfileFields({ profile }: { profile: Profile | undefined }) {
  const { fields } = words
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField name="name" label={fields.name} defaultValue={profile?.name} />
        <EntryField name="email" label={fields.email} type="email" defaultValue={profile?.email} />
        <EntryField
          name="designation"
          label={fields.designation}
          shown={contributorTextLength}
          defaultValue={profile?.designation}
        />
        <EntryField
          name="qualifications"
          label={fields.qualifications}
          shown={contributorTextLength}
          defaultValue={profile?.qualifications}
        />
      </div>
      <EntryField
        name="AreaofInterest"
        label={fields.AreaofInterest}
        defaultValue={profile?.AreaofInterest}
      />
      <MarkdownField
        name="about"
        label={fields.about}
        hint={words.aboutHint}
        defaultValue={profile?.about}
      />
      <EntryField name="profilePic" label={fields.profilePic}>
        <PictureInput square current={profile?.profilePic} />
      </EntryField>
      <EntryField name="socialLinks" label={fields.socialLinks}>
        <SocialLinksInput links={profile?.socialLinks} />
      </EntryField>
      <MoreProfileFields profile={profile} />
      {profile && <MatchedPublications profileId={profile._id} />}
    </>
  )
}
