import { type Grant, grantApi, grantEntity } from '#contract/grant/grant.ts'
import { MultipleChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { loadProjectChoices } from '#web/admin/editor/choice/projects-field.tsx'
import { useLoadedChoices } from '#web/admin/editor/choice/use-choices.ts'
import { createEntryDialogCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type ListEntryDialogProps } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { createTextFieldPropsGetter } from '#web/admin/editor/form/text-props.ts'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPersonChoices } from '#web/api/load-people.ts'
import { grantPanelStrings as strings } from './grants-panel-strings.ts'
import { PublicationsField } from './publications-field.tsx'

const calls = createEntryDialogCalls({ definition: grantEntity, api: grantApi }, strings)

export function GrantDialog(props: ListEntryDialogProps<Grant>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(grant) => <GrantFields grant={grant} />}
    </EntryDialog>
  )
}

const people = () => loadPersonChoices(panelClient)

function GrantFields({ grant }: { grant: Grant | undefined }) {
  const { fields, hints } = strings
  const text = createTextFieldPropsGetter(fields, grant)
  const [persons] = useLoadedChoices(people)
  const [projects] = useLoadedChoices(loadProjectChoices)
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
      <MultipleChoiceField
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
