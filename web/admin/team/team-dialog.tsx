import { type TeamNames, teamApi, teamEntity } from '#contract/team/team.ts'
import { PeopleField } from '#web/admin/editor/choice/people-field.tsx'
import { entryCalls } from '#web/admin/editor/form/entry-action.ts'
import { EntryDialog, type OpenedEntry } from '#web/admin/editor/form/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/form/entry-field.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { teamPanel as words } from './teams-panel-words.ts'

const calls = entryCalls({ definition: teamEntity, api: teamApi }, words)

/** One dialog serves adding and updating. */
export function TeamDialog({
  people,
  ...props
}: OpenedEntry<TeamNames> & { people: readonly Choice[] }) {
  return (
    <EntryDialog {...props} calls={calls}>
      {(team) => <TeamFields team={team} people={people} />}
    </EntryDialog>
  )
}

type TeamFieldsProps = { team: TeamNames | undefined; people: readonly Choice[] }

function TeamFields({ team, people }: TeamFieldsProps) {
  return (
    <>
      <EntryField
        name="name"
        label={words.name}
        hint={words.nameHint}
        required
        defaultValue={team?.name}
      />
      {people.length === 0 ? (
        <p className="text-ink-soft text-sm">{words.noProfiles}</p>
      ) : (
        <PeopleField
          name="peoples"
          label={words.people}
          people={people}
          chosen={team?.peoples.map(({ _id }) => _id)}
        />
      )}
    </>
  )
}
