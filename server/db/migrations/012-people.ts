import { isOrcid } from '#contract/identifiers.ts'
import type { Migration } from '../migrate.ts'

const columns = {
  ...{ orcid: '', pronouns: '', nextPosition: '', isAlumni: '' },
  ...{ positions: '[]', otherNames: '[]' },
}

/** People as a group needs them: ORCID iD, positions, other spellings, and whether they have left. */
export const people: Migration = {
  name: '012-people',
  up: async (db) => {
    for (const [name, value] of Object.entries(columns)) {
      await db.schema
        .alterTable('profile')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute()
    }
    const rows = await db.selectFrom('profile').select(['_id', 'socialLinks']).execute()
    for (const { _id, socialLinks } of rows) {
      const orcid = /orcid\.org\/([\dX-]{19})/i.exec(socialLinks)?.[1]?.toUpperCase() ?? ''
      if (!isOrcid(orcid)) continue
      await db.updateTable('profile').set({ orcid }).where('_id', '=', _id).execute()
    }
  },
}
