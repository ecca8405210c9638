import { type TeamNames, teamApi } from '#contract/team.ts'
import { entryAction } from '#web/admin/editor/entry-action.ts'
import { EntryDialog } from '#web/admin/editor/entry-dialog.tsx'
import { EntryField } from '#web/admin/editor/entry-field.tsx'
import { peopleField } from '#web/content/admin.ts'
import { teamPanel as words } from '#web/content/teams-panel.ts'
import { ChoiceList } from '#web/ui/form/choice-list.tsx'
import type { Choice } from '#web/ui/form/choice-popup.tsx'

type TeamDialogProps = {
  /** What is being changed; without it the dialog adds. */
  team: TeamNames | undefined
  people: readonly Choice[]
  open: boolean
  onClose: () => void
}

/** One dialog serves adding and updating. */
export function TeamDialog({ team, people, open, onClose }: TeamDialogProps) {
  const action = entryAction(team, {
    entity: 'team',
    words,
    add: teamApi.add,
    update: teamApi.update,
    idName: 'teamId',
  })
  return (
    <EntryDialog open={open} onClose={onClose} {...action}>
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
        <EntryField name="peoples" label={words.people}>
          <ChoiceList
            choices={people}
            chosen={team?.peoples.map(({ _id }) => _id)}
            words={peopleField}
          />
        </EntryField>
      )}
    </EntryDialog>
  )
}
