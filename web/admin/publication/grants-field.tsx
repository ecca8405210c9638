import type { Publication } from '#contract/publication/publication.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { loadGrantChoices } from '#web/admin/editor/choice/related-choices.ts'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'

/** Field that selects the grants that funded a publication. Renders nothing if the site has no grants. */
export function GrantsField({ publication }: { publication: Publication | undefined }) {
  const [choices = []] = useLoadedChoices(loadGrantChoices)
  return (
    <MultipleChoiceField
      name="grants"
      label={strings.fields.grants}
      choices={choices.length > 0 ? choices : undefined}
      chosen={publication?.grants}
      words={strings.grantChoice}
    />
  )
}
