import { entryPages } from '#contract/entry-pages.ts'
import { editPathOf } from '#contract/form-address.ts'
import { listPeopleWithEndedPositions } from '#server/profile/ended-store.ts'
import { updateProfile } from '#server/profile/store.ts'
import { createComputedCheck } from '../check.ts'

export const personWithEndedPositionCheck = createComputedCheck({
  name: 'personWithEndedPosition',
  label: 'People whose last position has ended',
  weight: 60,
  findAll: async ({ queries, now }) =>
    (await listPeopleWithEndedPositions(queries, now)).map(({ _id, name, version, until }) => ({
      entity: 'profile',
      id: _id,
      title: name,
      text: `The last position ended ${until}. Have they left, or is a new one missing?`,
      path: editPathOf(entryPages.person, name, _id, 'positions'),
      stamp: String(version),
    })),
  mend: {
    label: 'Move to alumni',
    run: ({ tx, id }) =>
      updateProfile(tx, id, undefined, { isAlumni: 'true' }, async (_, current) => current),
  },
})
