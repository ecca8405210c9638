import type { Grant, GrantReport } from '#contract/grant/grant.ts'
import { knownPartOfPublicationDate } from '#contract/publication/known-date.ts'
import { doiUrl } from '#contract/text/doi-address.ts'
import type { Queries } from '#server/base/db/database.ts'
import { readCurrentDate } from '#server/base/db/today.ts'
import type { ContentReader } from '#server/base/reader/visible.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { type ResultsPeriod, readGrantResults } from './results.ts'
import { readGrantPeople, readGrantProjects, readTimelineDescriptions } from './results-store.ts'

/** Returns the results of a grant in a period that the reader may see. */
export const readGrantReport = async (
  queries: Queries,
  reader: ContentReader,
  grant: Grant,
  wanted: ResultsPeriod,
  now: Date,
): Promise<GrantReport> => {
  const people = await readGrantPeople(queries, reader, grant._id)
  const projects = await readGrantProjects(queries, reader, grant._id)
  const results = await readGrantResults(queries, reader, grant._id, projects, wanted, now)
  const descriptions = await readTimelineDescriptions(
    queries,
    projects.map(({ _id }) => _id),
  )
  const whole = (entry: (typeof results.progress)[number]) => ({
    ...entry,
    description: descriptions.get(entry._id) ?? '',
  })
  return {
    grant,
    from: wanted.from,
    until: wanted.until,
    today: readCurrentDate(now),
    people: people.map(({ _id, name }) => ({ _id, name })),
    projects: projects.map(({ _id, title }) => ({ _id, title })),
    ...results,
    milestones: results.milestones.map(whole),
    progress: results.progress.map(whole),
  }
}

const columns = [
  'kind',
  'date',
  'title',
  'people',
  'venue',
  'doi',
  'link',
  'project',
  'state',
  'text',
  'version',
  'licence',
] as const
type Row = Partial<Record<(typeof columns)[number], string>>

const rowsOf = ({ grant, ...report }: GrantReport): Row[] => [
  {
    kind: 'grant',
    date: [grant.from, grant.until].filter(Boolean).join('/'),
    title: [grant.name, grant.funder, grant.number].filter(Boolean).join(', '),
    text: grant.summary,
  },
  ...report.people.map(({ name }) => ({ kind: 'person', title: name })),
  ...report.projects.map(({ title }) => ({ kind: 'project', title, project: title })),
  ...report.publications.map((each) => ({
    kind: 'publication',
    date: knownPartOfPublicationDate(each),
    title: each.title,
    people: each.authors,
    venue: each.venue,
    doi: each.doi,
    link: each.publicationLink,
    project: each.through,
    state: each.publicationType,
  })),
  ...report.materials.map(({ kind, name, version, licence, doi, project }) => ({
    kind,
    title: name,
    version,
    licence,
    doi,
    project,
    link: doi && doiUrl(doi),
  })),
  ...[...report.milestones, ...report.progress].map((each) => ({
    kind: each.kind,
    date: each.date.slice(0, 10),
    title: each.title,
    people: each.people.join(', '),
    project: each.project,
    text: each.description,
    state: each.status || each.state,
  })),
]

// Without a byte order mark, spreadsheets misread letters that are not ASCII.
const byteOrderMark = '\uFEFF'

/** Writes a report as CSV: one row for each entry, the grant first. */
export const writeReportCsv = (report: GrantReport): string =>
  byteOrderMark +
  toCsv([columns, ...rowsOf(report).map((row) => columns.map((name) => row[name] ?? ''))])
