import { isOrcid } from '#contract/text/identifiers.ts'
import type { Migration } from '../migrate.ts'

const columns = {
  orcid: '',
  pronouns: '',
  nextPosition: '',
  isAlumni: '',
  positions: '[]',
  otherNames: '[]',
}

const orcidAmong = (socialLinks: string): string => {
  const found = /orcid\.org\/([\dX-]{19})/i.exec(socialLinks)?.[1]?.toUpperCase() ?? ''
  return isOrcid(found) ? found : ''
}

export const people: Migration = {
  name: '012-people',
  upgradeSnapshot: ({ profile = [], ...rest }) => ({
    ...rest,
    profile: profile.map((row) => {
      const orcid = orcidAmong(String(row.socialLinks))
      return orcid === '' ? row : { ...row, orcid }
    }),
  }),
  up: async (db) => {
    for (const [name, value] of Object.entries(columns)) {
      await db.schema
        .alterTable('profile')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
        .execute()
    }
    const rows = await db.selectFrom('profile').select(['_id', 'socialLinks']).execute()
    for (const { _id, socialLinks } of rows) {
      const orcid = orcidAmong(socialLinks)
      if (orcid === '') continue
      await db.updateTable('profile').set({ orcid }).where('_id', '=', _id).execute()
    }
  },
}
