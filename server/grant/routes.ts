import { messagesOf } from '#contract/call/entity.ts'
import { grantApi, grantEntity } from '#contract/grant/grant.ts'
import { readToday } from '#server/base/db/today.ts'
import { implement } from '#server/base/http/implement.ts'
import { readAs } from '#server/base/reader/read-as.ts'
import { everything } from '#server/base/reader/visible.ts'
import { write } from '#server/base/write/write.ts'
import type { Services } from '#server/services.ts'
import { readReport, reportCsv } from './report.ts'
import { readPeopleOf, readProjectsOf, readPublicationsOf } from './results-store.ts'
import { createGrant, deleteGrant, listGrants, readGrant, updateGrant } from './store.ts'

const messages = messagesOf(grantEntity)

/** Grants, and what came of them. */
export const grantRoutes = (services: Services) => {
  const { database, now } = services
  return implement(grantApi, {
    grants: async ({ input, who }) => ({
      ...(await listGrants(database.queries, await readAs(services, who, input), input)),
      today: readToday(now()),
    }),

    getSingleGrant: async ({ input, who }) => {
      const { queries } = database
      const reader = await readAs(services, who, input)
      const grant = await readGrant(queries, reader, input.id)
      return {
        grant,
        data: grant,
        people: await readPeopleOf(queries, reader, input.id),
        projects: await readProjectsOf(queries, reader, input.id),
        publications: await readPublicationsOf(queries, reader, input.id),
        today: readToday(now()),
      }
    },

    createGrant: async ({ input, who }) => ({
      data: await write(database, who, (tx) => createGrant(tx, input)),
      message: messages.added,
    }),

    updateGrant: async ({ input: { grantId, version, ...fields }, who }) => ({
      data: await write(database, who, (tx) => updateGrant(tx, grantId, version, fields)),
      message: messages.updated,
    }),

    deleteGrant: async ({ input: { grantId }, who }) => {
      await write(database, who, (tx) => deleteGrant(tx, grantId))
      return { message: messages.removed }
    },

    report: async ({ input: { grantId, from = '', until = '', format }, who }) => {
      const { queries } = database
      // A draft is reported on too, but nothing counts as produced before it is published.
      const grant = await readGrant(queries, everything, grantId)
      const reader = await readAs(services, who, {})
      const report = await readReport(queries, reader, grant, { from, until }, now())
      return { report, ...(format === 'csv' && { csv: reportCsv(report) }) }
    },
  })
}
