import { type Team, teamApi } from '#contract/team.ts'
import { DeleteDialog } from '#web/calls/delete-dialog.tsx'
import { HistoryDialog } from '#web/calls/history-dialog.tsx'
import { useIsSignedIn } from '#web/calls/session.ts'
import { toasts } from '#web/calls/toasts.ts'
import { useEntryDialogs } from '#web/calls/use-entry-dialogs.ts'
import { useOrder } from '#web/calls/use-order.ts'
import { admin } from '#web/content/admin.ts'
import { teamPanel as words } from '#web/content/teams-panel.ts'
import type { Choice } from '#web/ui/choice-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { AddButton, Panel, RowActions } from '#web/ui/panel.tsx'
import { SortableOrPlain } from '#web/ui/sortable.tsx'
import { TeamDialog } from './team-dialog.tsx'

type TeamPanelProps = { list: { teams: readonly Team[]; people: readonly Choice[] } }

/** Where administrators keep the teams, their people and their order; without a token it can only be read. */
export function TeamPanel({ list: { teams, people } }: TeamPanelProps) {
  const isSignedIn = useIsSignedIn()
  const { mode, entry, openAdd, open, close } = useEntryDialogs<Team>({
    kind: 'team',
    list: isSignedIn ? teams : undefined,
  })
  const { ordered, changeOrder } = useOrder(
    teams,
    teamApi.reorderTeams,
    toasts.team.reorderTeams,
    (ids) => ({ ids }),
  )
  const addButton = isSignedIn && <AddButton onClick={openAdd}>{words.add}</AddButton>

  return (
    <Panel title={words.title} intro={words.intro(teams.length)} actions={addButton}>
      {teams.length === 0 && (
        <EmptyState
          title={words.empty.title}
          text={isSignedIn ? words.empty.text : words.empty.readOnly}
          action={addButton}
        />
      )}
      <SortableOrPlain
        isSortable={isSignedIn}
        items={ordered.map((team) => ({
          id: team._id,
          name: team.name,
          content: (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div className="min-w-48 flex-1">
                <p className="break-words font-medium">{team.name}</p>
                <p className="break-words text-ink-soft text-sm">
                  {team.peoples.map(({ name }) => name).join(', ') || words.noMembers}
                </p>
              </div>
              {isSignedIn && (
                <div>
                  <RowActions
                    name={team.name}
                    actions={[
                      [admin.edit, () => open('update', team)],
                      [admin.delete, () => open('delete', team)],
                      [admin.history, () => open('history', team)],
                    ]}
                  />
                </div>
              )}
            </div>
          ),
        }))}
        onOrder={changeOrder}
        moveUp={admin.moveUp}
        moveDown={admin.moveDown}
      />
      <TeamDialog
        team={entry}
        people={people}
        open={mode === 'add' || mode === 'update'}
        onClose={close}
      />
      <DeleteDialog
        open={mode === 'delete'}
        onClose={close}
        question={words.confirmDelete}
        name={entry?.name}
        call={teamApi.delete}
        toasts={toasts.team.delete}
        input={entry && { teamId: entry._id }}
        undo={{ entity: 'team', id: entry?._id }}
      />
      <HistoryDialog
        open={mode === 'history'}
        onClose={close}
        entity="team"
        id={entry?._id}
        name={entry?.name}
      />
    </Panel>
  )
}
