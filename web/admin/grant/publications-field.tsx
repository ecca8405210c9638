import type { Grant } from '#contract/grant/grant.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { loadPublicationChoices } from '#web/admin/editor/choice/related-choices.ts'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { grantPanelStrings as strings } from './grants-panel-strings.ts'

/** Field that selects the publications funded by a grant. Renders nothing if the site has no publications. */
export function PublicationsField({ grant }: { grant: Grant | undefined }) {
  const [choices = []] = useLoadedChoices(loadPublicationChoices)
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
