import type { Publication } from '#contract/publication/publication.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { publicationPanelStrings as strings } from '#web/content/publication-panel-strings.ts'
import type { ChoiceOption } from '#web/ui/form/choice-popup.tsx'

const loadGrants = async (): Promise<ChoiceOption[]> => {
  const { grants } = await panelClient.grant.grants()
  return grants.map(({ _id, name, number }) => ({ id: _id, label: name, also: number }))
}

/** Field that selects the grants that funded a publication. Renders nothing if the site has no grants. */
export function GrantsField({ publication }: { publication: Publication | undefined }) {
  const [choices = []] = useLoadedChoices(loadGrants)
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
