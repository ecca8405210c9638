import type { Profile } from '#contract/profile/profile.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { CollapsedFields } from '#web/admin/editor/form/more-fields.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { profilePanelStrings as strings } from '#web/content/profile-panel-strings.ts'
import { CommaListInput } from '#web/ui/form/comma-list-input.tsx'
import { Select, SelectOptions } from '#web/ui/form/field.tsx'
import { JobPositionsInput } from './positions-input.tsx'

const settingOf = (profile: Profile | undefined): string =>
  profile?.isAlumniSet ? String(profile.isAlumni) : ''

export function MoreProfileFields({ profile }: { profile: Profile | undefined }) {
  const { fields } = strings
  const text = createTextFieldPropsGetter(fields, profile)
  return (
    <CollapsedFields>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...text('orcid')} hint={strings.orcidHint} placeholder="0000-0000-0000-0000" />
        <EntryField {...text('pronouns')} />
      </div>
      <EntryField name="otherNames" label={fields.otherNames} hint={strings.otherNamesHint}>
        <CommaListInput entries={profile?.otherNames} />
      </EntryField>
      <EntryField name="positions" label={fields.positions} hint={strings.positionsHint}>
        <JobPositionsInput positions={profile?.positions} />
      </EntryField>
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField name="isAlumni" label={fields.isAlumni}>
          <Select defaultValue={settingOf(profile)}>
            <SelectOptions of={strings.alumniSettings} />
          </Select>
        </EntryField>
        <EntryField {...text('nextPosition')} />
      </div>
    </CollapsedFields>
  )
}
