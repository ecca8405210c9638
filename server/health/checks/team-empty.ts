import { teams } from '#server/team/store.ts'
import { createTableCheck } from '../check.ts'
import { hasNoRowIn } from './published.ts'

export const teamEmpty = createTableCheck({
  name: 'teamEmpty',
  label: 'Teams without people',
  weight: 30,
  entity: 'team',
  where: () => hasNoRowIn('teamMember', 'teamId', 'team'),
  text: 'Nobody belongs to it.',
  field: 'peoples',
  mend: { label: 'Move it to the trash', run: ({ tx, id }) => teams.remove(tx, id) },
})
