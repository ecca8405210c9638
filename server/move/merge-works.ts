import { isPreprint } from '#contract/publication/preprint.ts'
import { mapCitationFields } from '#server/publication/citation/format-fields.ts'
import { emptyWork } from '#server/publication/citation/work.ts'
import {
  changesThatMergeGroup,
  groupSameWorks,
  type Listed,
  workToUnlinkedPublication,
} from '#server/publication/same-works-store.ts'
import { type ImportedEntry, workIn } from './importer.ts'
import { toList, toRecords, toText } from './text/values.ts'

const toListed = (entry: ImportedEntry): Listed<ImportedEntry>[] => {
  const { fields, failed } = entry
  const work = workIn(fields)
  if (failed !== undefined || work === undefined) return []
  const converted = workToUnlinkedPublication(work)
  if ('reason' in converted) return []
  const { publication } = converted
  const links = toRecords(fields.links).map(({ kind, url }) => ({
    kind: toText(kind),
    url: toText(url),
  }))
  const beside = {
    publicationSummary: toText(fields.publicationSummary),
    links: [...publication.links, ...links],
    featured: fields.featured === true,
    award: toText(fields.award),
    picture: toText(fields.picture),
    pdf: toText(fields.pdf),
    versions: [],
  }
  return [{ of: entry, publication: { ...publication, ...beside } }]
}

const unionOf = (lists: readonly (readonly unknown[])[]): unknown[] => [...new Set(lists.flat())]

const lostPdfNotes = ({ fields }: ImportedEntry, kept: ImportedEntry): string[] => {
  const pdf = toText(fields.pdf)
  return pdf !== '' && pdf !== kept.fields.pdf
    ? [`Its PDF ${pdf} stays out, because a publication has one`]
    : []
}

const mergeGroup = (group: readonly Listed<ImportedEntry>[]): ImportedEntry[] => {
  const entries = group.map(({ of }) => of)
  const [first, ...others] = entries
  if (!first || others.length === 0) return entries
  const changes = changesThatMergeGroup(group.map(({ publication }) => publication))
  const { authors: _, authorList, ...changed } = changes
  const projects = unionOf(entries.map(({ fields }) => toList(fields.projects)))
  const work = workIn(first.fields) ?? emptyWork
  const texts = mapCitationFields((name) => toText(Reflect.get(changed, name)) || work[name])
  const kept: ImportedEntry = {
    ...first,
    fields: {
      ...first.fields,
      ...changed,
      ...(projects.length > 0 && { projects }),
      work: {
        ...work,
        ...texts,
        authors: work.authors.map((author, at) => ({
          ...author,
          isEqual: authorList?.[at]?.isEqual ?? author.isEqual ?? false,
          isCorresponding: authorList?.[at]?.isCorresponding ?? author.isCorresponding ?? false,
        })),
      },
    },
    addresses: [...new Set(entries.flatMap(({ addresses = [] }) => addresses))],
  }
  const isVersion = ({ publication: { doi, ...rest } }: Listed<ImportedEntry>) =>
    changes.versions?.some((version) => doi !== '' && version.doi === doi) ||
    (changes.versions !== undefined && isPreprint({ ...rest, doi }))
  return [
    kept,
    ...group.slice(1).map((listed) => ({
      ...listed.of,
      addresses: [],
      notes: [...(listed.of.notes ?? []), ...lostPdfNotes(listed.of, kept)],
      mergedInto: {
        key: first.key,
        reason: isVersion(listed)
          ? `Becomes a version of the publication in ${first.source}`
          : `The same is in ${first.source}`,
      },
    })),
  ]
}

/**
 * Makes one publication of works that a site lists several times, and of a preprint and its article. Hidden works
 * and examples are merged only with their like.
 */
export const mergeSameWorks = (entries: readonly ImportedEntry[]): ImportedEntry[] => {
  const listed = entries.flatMap(toListed)
  const byState = Map.groupBy(listed, ({ of }) => `${of.fields.status} ${of.isExample}`)
  const groups = byState.values().toArray().flatMap(groupSameWorks)
  const merged = new Map(groups.map((group) => [group[0]?.of, mergeGroup(group)]))
  const others = new Set(groups.flatMap((group) => group.slice(1).map(({ of }) => of)))
  return entries.flatMap((entry) => (others.has(entry) ? [] : (merged.get(entry) ?? [entry])))
}
