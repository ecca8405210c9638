import { type Profile, profileApi, profileEntity } from '#contract/profile/profile.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { profilePanel as words } from '#web/content/profiles.ts'
import { contributorTextLength } from '#web/content/shown-lengths.ts'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { MatchedPublications } from './matched-publications.tsx'
import { MoreProfileFields } from './more-profile-fields.tsx'
import { SocialLinksInput } from './social-links-input.tsx'

const calls = entryCalls({ definition: profileEntity, api: profileApi }, words)

/** One dialog serves adding and updating. */
export function ProfileDialog(props: OpenedEntry<Profile>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(profile) => <ProfileFields profile={profile} />}
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
