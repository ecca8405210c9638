import { firstNonEmptyText, toIsoDay, toList, toRecord, toText } from '../text/values.ts'

type Data = Readonly<Record<string, unknown>>

/** Education, experience and awards of a person, as lists of texts or objects. */
export interface Curriculum {
  readonly education: unknown
  readonly experience: unknown
  readonly awards: unknown
}

const formatPeriod = (from: unknown, until: unknown): string => {
  const [first = '', last = ''] = [from, until].map((each) => toIsoDay(each).slice(0, 4))
  if (first !== '' && first === last) return ` (${first})`
  return first || last ? ` (${first}–${last})` : ''
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(', ')

const listItem = (line: string, summary: unknown): string =>
  [`- ${line}`, toText(summary)]
    .filter(Boolean)
    .join('\n\n')
    .replaceAll(/\n(?=.)/g, '\n  ')

const educationItem = (data: Data): string => {
  const { degree, course, area, institution, school, university, year, start, end } = data
  const what = firstNonEmptyText(degree, course, area, data.title, data.name)
  const place = firstNonEmptyText(institution, school, university)
  const period = toText(year) ? ` (${toText(year)})` : formatPeriod(start, end)
  return listItem(joined(what, place) + period, data.summary)
}

const experienceItem = (data: Data): string => {
  const { role, position, org, company, company_name, start, end, date_start, date_end } = data
  const what = firstNonEmptyText(role, position, data.title)
  const place = firstNonEmptyText(org, company, company_name)
  const period = formatPeriod(start ?? date_start, end ?? date_end)
  return listItem(joined(what, place) + period, firstNonEmptyText(data.summary, data.description))
}

const awardItem = ({ title, name, awarder, date, summary }: Data): string => {
  const period = formatPeriod(date, undefined).replace('–', '')
  return listItem(joined(firstNonEmptyText(title, name), toText(awarder)) + period, summary)
}

const section = (heading: string, list: unknown, format: (data: Data) => string): string[] => {
  const items = toList(list).map((each) =>
    toText(each) ? listItem(toText(each), '') : format(toRecord(each)),
  )
  return items.length > 0 ? [`## ${heading}\n\n${items.join('\n')}`] : []
}

/** Formats a curriculum as Markdown. Education may be `{ courses }`, as older themes wrote it. */
export const formatCurriculum = ({ education, experience, awards }: Curriculum): string => {
  const { courses } = toRecord(education)
  return [
    ...section(
      'Education',
      courses ?? (Array.isArray(education) ? education : toText(education)),
      educationItem,
    ),
    ...section('Experience', experience, experienceItem),
    ...section('Awards', awards, awardItem),
  ].join('\n\n')
}
