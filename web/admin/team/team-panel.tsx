import type { ReactNode } from 'react'
import { type TeamNames, teamApi } from '#contract/team/team.ts'
import { OrderedPanel } from '#web/admin/editor/panel/ordered-panel.tsx'
import { useEntries } from '#web/admin/editor/panel/use-entries.tsx'
import { useMayEdit } from '#web/session/session.ts'
import type { Choice } from '#web/ui/form/choice-popup.tsx'
import { TeamDialog } from './team-dialog.tsx'
import { teamPanel as words } from './teams-panel-words.ts'

type TeamPanelProps = { list: { teams: readonly TeamNames[]; people: readonly Choice[] } }

const nameOf = ({ name }: TeamNames) => name

/** Where administrators keep the teams, their people and their order; without a token it can only be read. */
export function TeamPanel({ list: { teams, people } }: TeamPanelProps) {
  const mayEdit = useMayEdit()
  const { add, form, actions, dialogs } = useEntries(mayEdit ? teams : undefined, {
    newName: 'team',
    entity: 'team',
    nameOf,
    deletion: {
      call: teamApi.delete,
      question: words.confirmDelete,
      inputOf: ({ _id }) => ({ teamId: _id }),
    },
  })
  return (
    <OrderedPanel
      list={teams}
      words={words}
      onAdd={add}
      order={{
        call: teamApi.reorderTeams,
        inputOf: (ids) => ({ ids }),
      }}
      nameOf={nameOf}
      row={(team) => <TeamRow team={team}>{actions?.(team)}</TeamRow>}
    >
      <TeamDialog people={people} {...form} />
      {dialogs}
    </OrderedPanel>
  )
}

function TeamRow({ team, children }: { team: TeamNames; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <p className="wrap-anywhere font-medium">{team.name}</p>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {team.peoples.map(({ name }) => name).join(', ') || words.noMembers}
        </p>
      </div>
      <div className="max-sm:-ml-2.5">{children}</div>
    </div>
  )
}
