import { z } from 'zod'
import { workFromCsl } from '#server/publication/citation/read/csl.ts'
import { parseDateText } from '#server/publication/citation/read/date.ts'
import { findOrcid } from '#server/publication/citation/read/plain.ts'
import { withSubtitle } from '#server/publication/citation/read/subtitle.ts'
import type { CitedWork } from '#server/publication/citation/work.ts'
import { parseJsonWithEntities } from './record.ts'

const text = z.string().nullish()
const attributes = z.looseObject({
  doi: text,
  url: text,
  titles: z.array(z.object({ title: text, titleType: text })).nullish(),
  creators: z
    .array(
      z.object({
        name: text,
        nameType: text,
        givenName: text,
        familyName: text,
        nameIdentifiers: z.array(z.object({ nameIdentifier: text })).nullish(),
      }),
    )
    .nullish(),
  publicationYear: z.union([z.number(), z.string()]).nullish(),
  dates: z.array(z.object({ date: text, dateType: text })).nullish(),
  types: z.object({ citeproc: text, resourceTypeGeneral: text, resourceType: text }).nullish(),
  descriptions: z.array(z.object({ description: text, descriptionType: text })).nullish(),
  publisher: z.union([z.string(), z.object({ name: text })]).nullish(),
  container: z.object({ title: text, volume: text, issue: text }).nullish(),
  subjects: z.array(z.object({ subject: text })).nullish(),
})
const answer = z.object({ data: z.object({ attributes }) })

const types: Readonly<Record<string, string>> = {
  Dataset: 'dataset',
  Software: 'software',
  Preprint: 'preprint',
  JournalArticle: 'article-journal',
  ConferencePaper: 'paper-conference',
  Dissertation: 'thesis',
  Report: 'report',
  Book: 'book',
  BookChapter: 'chapter',
}

type Attributes = z.infer<typeof attributes>
type Creator = NonNullable<Attributes['creators']>[number]

/** Returns title and subtitle in the language of the work. */
const titleOf = (titles: Attributes['titles']): string => {
  const named = (titles ?? []).filter(({ title }) => title)
  const ofType = (...types: readonly string[]) =>
    named.find(({ titleType }) => types.includes(titleType ?? ''))?.title ?? ''
  const title = ofType('') || ofType('AlternativeTitle', 'Other') || ofType('TranslatedTitle')
  return withSubtitle(title, ofType('Subtitle'))
}

/** Converts an author to CSL. A name in one piece is a person's if DataCite's type or a comma shows it. */
const authorOf = ({ name, nameType, givenName, familyName, nameIdentifiers }: Creator) => {
  const ids = nameIdentifiers?.map(({ nameIdentifier }) => nameIdentifier ?? '') ?? []
  const ORCID = ids.map(findOrcid).find(Boolean)
  const whole = name ?? ''
  const isGroup = nameType === 'Organizational'
  const isPerson = nameType === 'Personal' || ORCID !== undefined || whole.includes(',')
  const parts =
    familyName && !isGroup
      ? { family: familyName, given: givenName ?? '' }
      : // In CSL, `literal` is for the names of groups. A person's full name in `given` is later split into its parts.
        { [isPerson && !isGroup ? 'given' : 'literal']: whole }
  return { ...parts, ...(ORCID && { ORCID }) }
}

export const readDataciteResponse = (body: string): CitedWork | null => {
  const said = answer.parse(parseJsonWithEntities(body)).data.attributes
  const general = said.types?.resourceTypeGeneral ?? ''
  const issued = said.dates?.find(({ dateType }) => dateType === 'Issued')?.date
  const dates = [issued ?? '', String(said.publicationYear ?? '')]
  const { publisher } = said
  return workFromCsl({
    // DataCite and CSL share these field names.
    ...said,
    type: types[general] ?? said.types?.citeproc ?? 'document',
    title: titleOf(said.titles),
    author: said.creators?.map(authorOf),
    issued: { raw: dates.find((date) => parseDateText(date).date !== '') ?? '' },
    'container-title': said.container?.title ?? '',
    volume: said.container?.volume ?? '',
    genre: general === 'Dissertation' ? (said.types?.resourceType ?? '') : '',
    issue: said.container?.issue ?? '',
    publisher: (typeof publisher === 'string' ? publisher : publisher?.name) ?? '',
    DOI: said.doi ?? '',
    URL: said.url ?? '',
    abstract:
      said.descriptions?.find(({ descriptionType }) => descriptionType === 'Abstract')
        ?.description ?? '',
    keyword: said.subjects?.map(({ subject }) => subject ?? '').join(';') ?? '',
  })
}
