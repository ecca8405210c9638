import { profileApi } from '#contract/profile/profile.ts'
import { QuickAddDialog } from '#web/admin/editor/choice/quick-dialog.tsx'
import { CallField } from '#web/api/call-form.tsx'
import { toPersonChoice } from '#web/api/load-people.ts'
import { profilePanelStrings } from '#web/content/profile-panel-strings.ts'
import { publicationPanelStrings } from '#web/content/publication-panel-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

const strings = publicationPanelStrings.authorList

type QuickPersonProps = {
  /** Name as printed in the publication. */
  name: string
  open: boolean
  onClose: () => void
  onMade: (person: ChoiceOption) => void
}

/** Adds an author as a person, with the required fields only. */
export function QuickAddPersonDialog({ name, open, onClose, onMade }: QuickPersonProps) {
  const { fields } = profilePanelStrings
  return (
    <QuickAddDialog
      open={open}
      onClose={onClose}
      title={profilePanelStrings.add}
      description={strings.quickPerson}
      call={profileApi.createProfile}
      onMade={({ data }) => onMade(toPersonChoice(data))}
    >
      <CallField name="name" label={fields.name} defaultValue={name} />
      <CallField name="email" label={fields.email} type="email" />
      <CallField name="designation" label={fields.designation} />
      <CallField name="orcid" label={fields.orcid} placeholder="0000-0000-0000-0000" />
    </QuickAddDialog>
  )
}
