import type { Grant } from '#contract/grant/grant.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { commonAdminStrings } from '#web/admin/editor/editor-strings.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'
import { grantPanelStrings as strings } from './grants-panel-strings.ts'

const loadPublications = async (): Promise<ChoiceOption[]> => {
  const { entries } = await panelClient.publication.publicationEntries({ status: 'all' })
  return entries.map(({ _id, title, authors, publicationDate }) => ({
    id: _id,
    label: commonAdminStrings.named(title),
    also: `${authors} ${publicationDate.slice(0, 4)}`,
  }))
}

/** Field that selects the publications funded by a grant. Renders nothing if the site has no publications. */
export function PublicationsField({ grant }: { grant: Grant | undefined }) {
  const [choices = []] = useLoadedChoices(loadPublications)
  return (
    <MultipleChoiceField
      name="publications"
      label={strings.fields.publications}
      hint={strings.hints.publications}
      choices={choices.length > 0 ? choices : undefined}
      chosen={grant?.publications}
      words={strings.publicationChoice}
    />
  )
}
