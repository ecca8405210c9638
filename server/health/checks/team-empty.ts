import { teamStore } from '#server/team/store.ts'
import { createTableCheck } from '../check.ts'
import { hasNoReferencingRowSql } from './published.ts'

export const emptyTeamCheck = createTableCheck({
  name: 'teamEmpty',
  label: 'Teams without people',
  weight: 30,
  entity: 'team',
  where: () => hasNoReferencingRowSql('teamMember', 'teamId', 'team'),
  text: 'Nobody belongs to it.',
  field: 'peoples',
  mend: { label: 'Move it to the trash', run: ({ tx, id }) => teamStore.remove(tx, id) },
})
