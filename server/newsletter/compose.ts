import { contentDefaults } from '#contract/content/fields.ts'
import type { Database } from '#server/base/db/database.ts'
import { readAsVisitor } from '#server/base/reader/read-as.ts'
import { readSettings } from '#server/settings/store.ts'
import { readPublished } from '#server/site/store.ts'
import { setIssue } from './issue-mail.ts'
import { readIssue } from './issue-store.ts'
import { readItems } from './items.ts'

/** Where and when an issue is put together. */
interface Place {
  readonly database: Database
  readonly publicUrl: string
  now(): Date
}

/** An issue as the mail it is, with what visitors may see of all that it includes. */
export const composeIssue = async (place: Place, id: string) => {
  const { queries } = place.database
  const { include, ...issue } = await readIssue(queries, id)
  const { settings } = await readSettings(queries)
  const words = { ...contentDefaults, ...(await readPublished(queries)) }
  return setIssue({
    ...issue,
    items: await readItems(queries, await readAsVisitor(place), include),
    headings: {
      news: 'News',
      publication: String(words['publications.title']),
      project: String(words['projects.title']),
      progress: 'Research progress',
    },
    siteName: settings.name,
    publicUrl: place.publicUrl,
  })
}
