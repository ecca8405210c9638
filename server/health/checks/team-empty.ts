import { teams } from '#server/team/store.ts'
import { tableCheck } from '../check.ts'
import { isNowhereIn } from './published.ts'

export const teamEmpty = tableCheck({
  name: 'teamEmpty',
  label: 'Teams without people',
  weight: 30,
  entity: 'team',
  where: () => isNowhereIn('teamMember', 'teamId', 'team'),
  text: 'Nobody belongs to it.',
  field: 'peoples',
  mend: { label: 'Move it to the trash', run: ({ tx, id }) => teams.remove(tx, id) },
})
