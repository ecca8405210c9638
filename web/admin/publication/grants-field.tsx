import type { Publication } from '#contract/publication/publication.ts'
import { useChoices } from '#web/admin/editor/choice/use-choices.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { publicationPanel as words } from '#web/content/publication-panel-words.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

const loadGrants = async (): Promise<Choice[]> => {
  const { grants } = await panelClient.grant.grants()
  return grants.map(({ _id, name, number }) => ({ id: _id, label: name, also: number }))
}

/** Which grants have paid for a publication. While there are none, the form says nothing about them. */
export function GrantsField({ publication }: { publication: Publication | undefined }) {
  const [choices = []] = useChoices(loadGrants)
  if (choices.length === 0) return null
  return (
    <EntryField name="grants" label={words.fields.grants}>
      <ChoiceList
        choices={choices}
        {...(publication && { chosen: publication.grants })}
        words={words.grantChoice}
      />
    </EntryField>
  )
}
