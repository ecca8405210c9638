import { type Profile, profileApi, profileEntity } from '#contract/profile/profile.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import { maxContributorTextLength } from '#web/content/shown-lengths.ts'
import { PictureInput } from '#web/ui/picture/picture-input.tsx'
import { UnconfirmedPublications } from './matched-publications.tsx'
import { MoreProfileFields } from './more-profile-fields.tsx'
import { SocialLinksInput } from './social-links-input.tsx'

const calls = createEntryDialogCalls({ definition: profileEntity, api: profileApi }, strings)

export function ProfileDialog(props: ListEntryDialogProps<Profile>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(profile) => <ProfileFields profile={profile} />}
    </EntryDialog>
  )
}

function ProfileFields({ profile }: { profile: Profile | undefined }) {
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, profile)
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...text('name')} />
        <EntryField {...text('email')} type="email" />
        <EntryField {...text('designation')} shown={maxContributorTextLength} />
        <EntryField {...text('qualifications')} shown={maxContributorTextLength} />
      </div>
      <EntryField {...text('AreaofInterest')} />
      <MarkdownField {...text('about')} hint={strings.aboutHint} />
      <EntryField name="profilePic" label={fields.profilePic}>
        <PictureInput square current={profile?.profilePic} />
      </EntryField>
      <EntryField name="socialLinks" label={fields.socialLinks}>
        <SocialLinksInput links={profile?.socialLinks} />
      </EntryField>
      <MoreProfileFields profile={profile} />
      {profile && <UnconfirmedPublications profileId={profile._id} />}
    </>
  )
}
