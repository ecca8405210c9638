import { type Grant, grantApi, grantEntity } from '#contract/grant/grant.ts'
import { ChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { loadProjectChoices } from '#web/admin/editor/choice/projects-field.tsx'
import { useChoices } from '#web/admin/editor/choice/use-choices.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { textFieldPropsOf } from '#web/admin/editor/form/text-props.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'
import { grantPanelStrings as strings } from './grants-panel-strings.ts'
import { PublicationsField } from './publications-field.tsx'

const calls = entryCalls({ definition: grantEntity, api: grantApi }, strings)

export function GrantDialog(props: OpenedEntry<Grant>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(grant) => <GrantFields grant={grant} />}
    </EntryDialog>
  )
}

const people = () => loadPersonChoices(panelClient)

function GrantFields({ grant }: { grant: Grant | undefined }) {
  const { fields, hints } = strings
  const text = textFieldPropsOf(fields, grant)
  const [persons] = useChoices(people)
  const [projects] = useChoices(loadProjectChoices)
  return (
    <>
      <EntryField {...text('name')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField {...text('funder')} />
        <EntryField {...text('number')} hint={hints.number} />
        <EntryField {...text('from')} hint={hints.dates} />
        <EntryField {...text('until')} hint={hints.dates} />
        <EntryField {...text('funderId')} hint={hints.funderId} />
        <EntryField {...text('amount')} hint={hints.amount} />
      </div>
      <MarkdownField {...text('summary')} hint={hints.summary} />
      <PeopleField name="people" label={fields.people} people={persons} chosen={grant?.people} />
      <ChoiceField
        name="projects"
        label={fields.projects}
        choices={projects}
        chosen={grant?.projects}
        words={strings.projectChoice}
      />
      <PublicationsField grant={grant} />
    </>
  )
}
