import { type Profile, profileApi } from '#contract/profile.ts'
import { CallField } from '#web/calls/call-form.tsx'
import { EntryDialog } from '#web/calls/entry-dialog.tsx'
import { MarkdownField } from '#web/calls/markdown-field.tsx'
import { toasts } from '#web/calls/toasts.ts'
import { admin } from '#web/content/admin.ts'
import { profilePanel as words } from '#web/content/profiles.ts'
import { PictureInput } from '#web/ui/picture-input.tsx'
import { SocialLinksInput } from './social-links-input.tsx'

type ProfileDialogProps = {
  /** Who is being changed; without them the dialog adds. */
  profile: Profile | undefined
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function ProfileDialog({ profile, open, onClose }: ProfileDialogProps) {
  const action = profile
    ? {
        title: words.edit,
        submitLabel: admin.update,
        call: profileApi.updateProfile,
        toasts: toasts.profile.updateProfile,
        fixed: { profileId: profile._id, version: profile.version },
        draftKey: `profile:${profile._id}`,
      }
    : {
        title: words.add,
        submitLabel: admin.save,
        call: profileApi.createProfile,
        toasts: toasts.profile.createProfile,
        draftKey: 'profile:new',
      }
  return (
    <EntryDialog open={open} onClose={onClose} className="sm:max-w-2xl" {...action}>
      <ProfileFields profile={profile} />
    </EntryDialog>
  )
}

function ProfileFields({ profile }: { profile: Profile | undefined }) {
  const { fields, cutHint } = words
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <CallField name="name" label={fields.name} defaultValue={profile?.name} />
        <CallField name="email" label={fields.email} type="email" defaultValue={profile?.email} />
        <CallField
          name="designation"
          label={fields.designation}
          hint={cutHint}
          defaultValue={profile?.designation}
        />
        <CallField
          name="qualifications"
          label={fields.qualifications}
          hint={cutHint}
          defaultValue={profile?.qualifications}
        />
      </div>
      <CallField
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
      <CallField name="profilePic" label={fields.profilePic}>
        <PictureInput current={profile?.profilePic} />
      </CallField>
      <CallField name="socialLinks" label={fields.socialLinks}>
        <SocialLinksInput links={profile?.socialLinks} />
      </CallField>
    </>
  )
}
