import { appendAll } from '#contract/list/any-length.ts'
import { readYamlOrTomlFile } from '../documents.ts'
import { sortPeopleByRank } from '../people/combine-people.ts'
import { describePerson } from '../people/person-record.ts'
import { describedToPerson, type OldSitePerson } from '../person-entry.ts'
import { tryParse } from '../text/unreadable-file.ts'
import { firstNonEmptyText, toRecord } from '../text/values.ts'
import { readYaml } from '../text/yaml.ts'
import type { JekyllSite } from './people-collections.ts'
import { isPersonLike, jekyllPictureFolders, peopleWord, toGroupLabel } from './person-like.ts'

type Data = Readonly<Record<string, unknown>>

/** A person in a data file, with the heading above it. */
interface ListedRecord {
  readonly group: string
  readonly record: Data
  /** Position in the file. */
  readonly at: string
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the list inside a group such as `{ title: Students, members: […] }`. */
const membersOf = ({ members, people, persons, team }: Data): unknown[] | undefined =>
  [members, people, persons, team].filter(Array.isArray).find((list) => list.some(isRecord))

const maxNesting = 4

/** Lists the records of a data file: a list, lists by heading, people by key, or a single person. */
const listRecords = (value: unknown, group: string, at = '', nesting = 0): ListedRecord[] => {
  if (nesting > maxNesting) return []
  if (Array.isArray(value)) {
    return value.filter(isRecord).flatMap((each, index) => {
      const record = toRecord(each)
      const members = membersOf(record)
      const heading = firstNonEmptyText(record.group, record.name, record.title, record.heading)
      return members
        ? listRecords(members, heading || group, `${at}${index + 1}.`, nesting + 1)
        : [{ group, record, at: `${at}${index + 1}` }]
    })
  }
  const record = toRecord(value)
  if (isPersonLike(record, 0) && !membersOf(record)) return [{ group, record, at: at || '1' }]
  return Object.entries(record).flatMap(([key, each]) => {
    if (Array.isArray(each))
      return listRecords(each, toGroupLabel(key), `${at}${key}.`, nesting + 1)
    if (!isRecord(each)) return []
    const inner = toRecord(each)
    const isNested = Object.values(inner).some((part) => isRecord(part) || Array.isArray(part))
    if (isPersonLike(inner, 0) || !isNested)
      return [{ group, record: { name: toGroupLabel(key), ...inner }, at: at + key }]
    return listRecords(inner, toGroupLabel(key), `${at}${key}.`, nesting + 1)
  })
}

const dataFile = /^_data\/(.+)\.(?:ya?ml|json)$/i
const exactName =
  /(?:^|\/)(?:people|members?|team|staff|faculty|postdocs?|students?|phd[\w-]*|alumni|alums?|researchers?|profiles)$/i

const toPerson = (
  { files, settings }: JekyllSite,
  source: string,
  { group, record, at }: ListedRecord,
): OldSitePerson => {
  const place = { files, from: source, folders: jekyllPictureFolders, bases: settings.bases }
  const described = describePerson(record, { dialect: 'jekyll', place, group })
  const groups = described.groups.map(toGroupLabel)
  return describedToPerson(
    { ...described, groups },
    { key: `person/${source}/${at}`, source: `${source}:${at}` },
  )
}

/** Sorts people of each team by their position, without changing the order of teams. */
const sortWithinTeams = (people: readonly OldSitePerson[]): OldSitePerson[] => [
  ...Map.groupBy(people, ({ teams }) => teams.join('\n'))
    .values()
    .flatMap(sortPeopleByRank),
]

/** Reads the people of data files such as `_data/people.yml`, `_data/team_members.yml` and `_data/members/ada.yml`. */
export const readPeopleDataFiles = async (site: JekyllSite): Promise<OldSitePerson[]> => {
  const { files, language } = site
  const people: OldSitePerson[] = []
  for (const source of language.own(files.below('_data/', dataFile))) {
    const path = dataFile.exec(source)?.[1] ?? ''
    if (!peopleWord.test(path.replaceAll(/[_-]/g, ' '))) continue
    const isExact = exactName.test(path)
    const folder = path.includes('/') && !isExact ? path.replace(/\/[^/]*$/, '') : path
    const label = toGroupLabel(folder.replace(/^.*\//, ''))
    const found = listRecords(tryParse(readYaml, await files.peek(source))?.values, label)
    const isOfPeople = found.length > 0 && found.every(({ record }) => isPersonLike(record, 1))
    if (!isExact && !isOfPeople) continue
    // Reports the file if it cannot be read.
    await readYamlOrTomlFile(files, source)
    appendAll(
      people,
      found.map((each) => toPerson(site, source, each)),
    )
  }
  return sortWithinTeams(people)
}
