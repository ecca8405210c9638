import { grantApi } from '#contract/grant/grant.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { BaseServices } from '#server/base/entity/base-services.ts'
import { createEntityCallHandlers } from '#server/base/entity/handlers.ts'
import { createApiModule } from '#server/base/http/implement.ts'
import { createReaderFor } from '#server/base/reader/read-as.ts'
import { unrestrictedReader } from '#server/base/reader/visible.ts'
import { readGrantReport, writeReportCsv } from './report.ts'
import { readGrantResults } from './results.ts'
import { readGrantPeople, readGrantProjects, readGrantPublications } from './results-store.ts'
import { grantStore, readGrant } from './store.ts'

export const grantRoutes = (services: BaseServices) => {
  const { database, now } = services
  const { list, add, update, remove } = createEntityCallHandlers(services, grantStore)
  return createApiModule(grantApi, {
    grants: async ({ input, who }) => {
      const { entries, total } = await list(input, who)
      return { grants: entries, total, today: readCurrentDate(now()) }
    },

    getSingleGrant: async ({ input, who }) => {
      const { queries } = database
      const reader = await createReaderFor(services, who, input)
      const grant = await readGrant(queries, reader, input.id)
      const projects = await readGrantProjects(queries, reader, input.id)
      const ownTime = { from: grant.from, until: grant.until, isOwnTime: true }
      return {
        grant,
        data: grant,
        people: await readGrantPeople(queries, reader, input.id),
        projects: projects.map(({ materials: _, ...project }) => project),
        results: await readGrantResults(queries, reader, input.id, projects, ownTime, now()),
        publications: await readGrantPublications(queries, reader, input.id),
        today: readCurrentDate(now()),
      }
    },

    createGrant: ({ input, who }) => add(who, input),

    updateGrant: ({ input: { grantId, version, ...fields }, who }) =>
      update(who, { id: grantId, version }, fields),

    deleteGrant: ({ input: { grantId }, who }) => remove(who, grantId),

    report: async ({ input: { grantId, from, until, time, format }, who }) => {
      const { queries } = database
      // Reads the grant as the system, because drafts have reports, too. The results contain only published
      // entries.
      const grant = await readGrant(queries, unrestrictedReader, grantId)
      const reader = await createReaderFor(services, who, {})
      const isOwn = time === 'grant'
      const wanted = {
        from: from ?? (isOwn ? grant.from : ''),
        until: until ?? (isOwn ? grant.until : ''),
        isOwnTime: isOwn && from === undefined && until === undefined,
      }
      const report = await readGrantReport(queries, reader, grant, wanted, now())
      return { report, ...(format === 'csv' && { csv: writeReportCsv(report) }) }
    },
  })
}
