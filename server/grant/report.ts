import type { Grant, GrantReport } from '#contract/grant/grant.ts'
import { isWithin, type Span } from '#contract/text/rough-date.ts'
import type { Queries } from '#server/base/db/database.ts'
import type { Reader } from '#server/base/reader/visible.ts'
import { toCsv } from '#server/base/text/csv.ts'
import { readTimeline } from '#server/research/store.ts'
import {
  readPeopleOf,
  readProjectResults,
  readProjectsOf,
  readPublicationsOf,
} from './results-store.ts'

type Result = GrantReport['publications'][number]

const newestFirst = (one: Result, other: Result): number =>
  other.publicationDate.localeCompare(one.publicationDate)

/** What a grant has produced in a span of time, as a reader may see it now. */
export const readReport = async (
  queries: Queries,
  reader: Reader,
  grant: Grant,
  span: Span,
  now: Date,
): Promise<GrantReport> => {
  const isAllTime = span.from === '' && span.until === ''
  const isWanted = (date: string) => isAllTime || (date !== '' && isWithin(date.slice(0, 10), span))
  const people = await readPeopleOf(queries, reader, grant._id)
  const projects = await readProjectsOf(queries, reader, grant._id)
  const publications = new Map<string, Result>()
  const entries = []
  for (const row of await readPublicationsOf(queries, reader, grant._id)) {
    publications.set(row._id, { ...row, through: '' })
  }
  for (const { _id, title } of projects) {
    for (const row of await readProjectResults(queries, reader, _id)) {
      if (!publications.has(row._id)) publications.set(row._id, { ...row, through: title })
    }
    const timeline = await readTimeline(queries, reader, { project: _id }, now)
    entries.push(...timeline.entries.filter(({ date }) => isWanted(date)))
  }
  return {
    ...{ grant, ...span },
    people: people.map(({ _id, name }) => ({ _id, name })),
    projects: projects.map(({ _id, title }) => ({ _id, title })),
    publications: [...publications.values()]
      .filter(({ publicationDate }) => isWanted(publicationDate))
      .toSorted(newestFirst),
    milestones: entries.filter(({ kind }) => kind === 'milestone'),
    progress: entries.filter(({ kind }) => kind === 'progress'),
  }
}

const header = ['kind', 'date', 'title', 'people', 'venue', 'doi', 'link', 'project', 'state']

/** A report as a table: one row for each thing that came of the grant. */
export const reportCsv = ({ publications, milestones, progress }: GrantReport): string =>
  toCsv([
    header,
    ...publications.map((each) => [
      ...['publication', each.publicationDate, each.title, each.authors, each.venue, each.doi],
      ...[each.publicationLink, each.through, each.publicationType],
    ]),
    ...[...milestones, ...progress].map((each) => [
      ...[each.kind, each.date.slice(0, 10), each.title, each.people.join(', '), '', '', ''],
      ...[each.project, each.status || each.state],
    ]),
  ])
