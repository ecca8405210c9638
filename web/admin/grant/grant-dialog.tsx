import { type Grant, grantApi, grantEntity } from '#contract/grant/grant.ts'
import { ChoiceField } from '#web/admin/editor/choice/choice-field.tsx'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { loadProjectTitles } from '#web/admin/editor/choice/projects-field.tsx'
import { useChoices } from '#web/admin/editor/choice/use-choices.ts'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import { MarkdownField } from '#web/admin/editor/form/markdown-field.tsx'
import { panelClient } from '#web/admin/editor/panel/panel-client.ts'
import { loadPeople } from '#web/api/load-people.ts'
import { grantPanel as words } from './grants-panel-words.ts'
import { PublicationsField } from './publications-field.tsx'

const calls = entryCalls({ definition: grantEntity, api: grantApi }, words)

/** One dialog serves adding and updating. */
export function GrantDialog(props: OpenedEntry<Grant>) {
  return (
    <EntryDialog {...props} calls={calls} className="sm:max-w-2xl">
      {(grant) => <GrantFields grant={grant} />}
    </EntryDialog>
  )
}

const people = () => loadPeople(panelClient)

function GrantFields({ grant }: { grant: Grant | undefined }) {
  const { fields, hints } = words
  const [persons] = useChoices(people)
  const [projects] = useChoices(loadProjectTitles)
  return (
    <>
      <EntryField name="name" label={fields.name} required defaultValue={grant?.name} />
      <div className="grid gap-5 sm:grid-cols-2">
        <EntryField name="funder" label={fields.funder} defaultValue={grant?.funder} />
        <EntryField
          name="number"
          label={fields.number}
          hint={hints.number}
          defaultValue={grant?.number}
        />
        <EntryField name="from" label={fields.from} hint={hints.dates} defaultValue={grant?.from} />
        <EntryField
          name="until"
          label={fields.until}
          hint={hints.dates}
          defaultValue={grant?.until}
        />
        <EntryField
          name="funderId"
          label={fields.funderId}
          hint={hints.funderId}
          defaultValue={grant?.funderId}
        />
        <EntryField
          name="amount"
          label={fields.amount}
          hint={hints.amount}
          defaultValue={grant?.amount}
        />
      </div>
      <MarkdownField
        name="summary"
        label={fields.summary}
        hint={hints.summary}
        defaultValue={grant?.summary}
      />
      <PeopleField name="people" label={fields.people} people={persons} chosen={grant?.people} />
      <ChoiceField
        name="projects"
        label={fields.projects}
        choices={projects}
        chosen={grant?.projects}
        words={words.projectChoice}
      />
      <PublicationsField grant={grant} />
    </>
  )
}
