import { sql } from 'kysely'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { entityDefinitionOf } from '#server/base/definition/definitions.ts'
import { combineTableChecks, createTableCheck } from '../check.ts'

const oldMs = 90 * 24 * 3_600_000

export const oldDraftCheck = combineTableChecks(
  draftableEntityNames
    .filter((entity) => entityDefinitionOf(entity)?.page)
    .map((entity) =>
      createTableCheck({
        name: 'draftOld',
        label: 'Drafts older than 90 days',
        weight: 25,
        entity,
        where: ({ now }) => {
          const column = (name: string) => sql.ref(`${entity}.${name}`)
          const before = new Date(now.getTime() - oldMs).toISOString()
          return sql<boolean>`${column('status')} = 'draft' and ${column('publishAt')} = ''
            and ${column('updatedAt')} < ${before}`
        },
        text: 'A draft that nobody has touched for 90 days. Publish it, or delete it.',
        field: '',
      }),
    ),
)
