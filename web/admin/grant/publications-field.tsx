import type { Grant } from '#contract/grant/grant.ts'
import { useChoices } from '#web/admin/editor/choice/use-choices.ts'
import { admin } from '#web/admin/editor/editor-words.ts'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { grantPanel as words } from './grants-panel-words.ts'

const loadPublications = async (): Promise<Choice[]> => {
  const { entries } = await panelClient.publication.publicationEntries({ status: 'all' })
  return entries.map(({ _id, title, authors, publicationDate }) => ({
    id: _id,
    label: admin.named(title),
    also: `${authors} ${publicationDate.slice(0, 4)}`,
  }))
}

/** Which publications a grant has paid for. While there are none, the form says nothing about them. */
export function PublicationsField({ grant }: { grant: Grant | undefined }) {
  const [choices = []] = useChoices(loadPublications)
  if (choices.length === 0) return null
  return (
    <EntryField
      name="publications"
      label={words.fields.publications}
      hint={words.hints.publications}
    >
      <ChoiceList
        choices={choices}
        {...(grant && { chosen: grant.publications })}
        words={words.publicationChoice}
      />
    </EntryField>
  )
}
