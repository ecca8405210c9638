import { z } from 'zod'
import { workFromCsl } from '#server/base/citation/read/csl.ts'
import type { Work } from '#server/base/citation/work.ts'

const text = z.string().nullish()
const attributes = z.looseObject({
  doi: text,
  url: text,
  titles: z.array(z.object({ title: text })).nullish(),
  creators: z
    .array(
      z.object({
        name: text,
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

/** What DataCite says of a DOI. */
export const readDatacite = (body: string): Work | null => {
  const said = answer.parse(JSON.parse(body)).data.attributes
  const general = said.types?.resourceTypeGeneral ?? ''
  const issued = said.dates?.find(({ dateType }) => dateType === 'Issued')?.date
  const { publisher } = said
  return workFromCsl({
    // Fields with the same names as in CSL.
    ...said,
    type: types[general] ?? said.types?.citeproc ?? 'document',
    title: said.titles?.[0]?.title ?? '',
    author: said.creators?.map(({ name, givenName, familyName, nameIdentifiers }) => {
      const ids = nameIdentifiers?.map(({ nameIdentifier }) => nameIdentifier ?? '') ?? []
      const ORCID = ids.find((id) => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.test(id))
      const parts = familyName
        ? { family: familyName, given: givenName ?? '' }
        : { literal: name ?? '' }
      return { ...parts, ...(ORCID && { ORCID }) }
    }),
    issued: { raw: issued ?? String(said.publicationYear ?? '') },
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
