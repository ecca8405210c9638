import { z } from 'zod'
import { entryPages } from '#contract/entry-pages.ts'
import { appendAll } from '#contract/list/any-length.ts'
import { sitePages } from '#contract/pages.ts'
import type { PublicationEntry } from '#contract/publication/publication.ts'
import type {
  LinkedEntries,
  PublicationFilterKeys,
  StaticDataIndex,
  StaticPublicationFiles,
} from '#contract/static/answers.ts'
import { createVisitorReader } from '#server/base/reader/read-as.ts'
import { readPublicationFilterKeys } from '#server/publication/filter-links-store.ts'
import type { Services } from '#server/services.ts'
import { type StaticDataFileWriter, writeSearchIndexFiles } from './answer-files.ts'
import type { SiteInstanceForCopy } from './open-site-copy.ts'
import { languagePrefixesOf } from './prefixes.ts'
import { putCollections } from './put-collections.ts'
import type { RuntimeSiteUrls } from './rewrite-page.ts'
import { readSearchDocs } from './search-docs.ts'

/** Requests a path of the API as a visitor and returns the JSON. Throws unless the status is 200. */
const requestJson = async (copy: SiteInstanceForCopy, path: string): Promise<unknown> => {
  const { status, body } = await copy.get(`/api/v1${path}`)
  if (status !== 200) throw new Error(`${path} answers ${status}`)
  return JSON.parse(body.toString())
}

const content = z.object({ content: z.record(z.string(), z.unknown()) })
const entry = z.looseObject({
  _id: z.string(),
  publicationDate: z.string(),
  publicationType: z.string(),
})
const part = z.object({
  entries: z.array(z.custom<PublicationEntry>((value) => entry.safeParse(value).success)),
  people: z.array(z.object({ _id: z.string(), name: z.string() })).default([]),
  total: z.number(),
})

/** Returns the group's style of the publication list (see web/site/parts/load-references.ts). */
const styleIn = (words: Readonly<Record<string, unknown>>): StaticPublicationFiles['style'] => ({
  listAs: words['publications.listAs'] === 'references' ? 'references' : 'cards',
  groupBy: words['publications.groupBy'] === 'type' ? 'type' : 'year',
})

type Links = Awaited<ReturnType<typeof readPublicationFilterKeys>>['person']

const namedLinks = (ids: readonly string[], links: Links): LinkedEntries => {
  const names = new Map(links.map(({ id, name }) => [id, name]))
  const numbers = new Map([...names.keys()].map((id, at) => [id, at]))
  const byPublication = Map.groupBy(links, ({ publicationId }) => publicationId)
  return {
    names: Array.from(names, ([id, name]) => ({ id, name })),
    of: ids.map((id) =>
      (byPublication.get(id) ?? []).flatMap((link) => numbers.get(link.id) ?? []),
    ),
  }
}

const inPart = 100

type Editable<T> = { [K in keyof T]: { -readonly [P in keyof T[K]]: T[K][P] } }

/** Writes the publication list of a language with its filters. */
const putPublications = async (
  files: StaticDataFileWriter,
  copy: SiteInstanceForCopy,
  services: Pick<Services, 'database' | 'now'>,
  {
    lang,
    numbers,
  }: {
    readonly lang: string
    /** Positions in the search index, by id. */
    readonly numbers: ReadonlyMap<string, number>
  },
): Promise<Omit<StaticPublicationFiles, 'search'>> => {
  const words = content.parse(await requestJson(copy, `/site/getContent?${lang}`)).content
  const style = styleIn(words)
  const sort =
    style.listAs === 'references'
      ? `references=true&sort=${style.groupBy === 'type' ? 'type' : 'newest'}`
      : 'sort=newest'
  const asked = `${sort}&${lang}`
  const parts: string[] = []
  const entries: PublicationEntry[] = []
  for (let total = 1; entries.length < total; ) {
    const read = part.parse(
      await requestJson(
        copy,
        `/publication/publicationEntries?coins=true&limit=${inPart}&offset=${entries.length}&${asked}`,
      ),
    )
    if (read.entries.length === 0) break
    total = read.total
    appendAll(entries, read.entries)
    parts.push(await files.put({ entries: read.entries, people: read.people }))
  }
  const ids = entries.map(({ _id }) => _id)
  const reader = await createVisitorReader(services)
  const keys = await readPublicationFilterKeys(services.database.queries, reader)
  const all: PublicationFilterKeys = {
    ids,
    pages: ids.map((id) => numbers.get(id) ?? -1),
    years: entries.map(({ publicationDate }) => publicationDate.slice(0, 4)),
    types: entries.map(({ publicationType }) => publicationType),
    topics: ids.map((id) => keys.topics.get(id) ?? []),
    person: namedLinks(ids, keys.person),
    project: namedLinks(ids, keys.project),
    grant: namedLinks(ids, keys.grant),
  }
  return { keys: await files.put(all), parts, inPart, style }
}

const timeline = z.object({ today: z.string(), entries: z.array(z.unknown()) })

const putTimeline = async (
  files: StaticDataFileWriter,
  copy: SiteInstanceForCopy,
  lang: string,
): Promise<string> =>
  files.put(timeline.parse(await requestJson(copy, `/research/timeline?${lang}`)))

const putWords = async (
  files: StaticDataFileWriter,
  copy: SiteInstanceForCopy,
  lang: string,
): Promise<string> =>
  files.put(content.parse(await requestJson(copy, `/site/getContent?${lang}`)).content)

/** Writes the data for filters and searches of all languages. */
export const writeFilterAndSearchData = async (
  files: StaticDataFileWriter,
  copy: SiteInstanceForCopy,
  services: Services,
  site: RuntimeSiteUrls,
): Promise<void> => {
  const list: Editable<StaticDataIndex> = {
    speech: {},
    publications: {},
    timelines: {},
    collections: {},
    searches: {},
  }
  const prefixes = languagePrefixesOf(site)
  for (const [at, prefix] of prefixes.entries()) {
    const code = site.languages[at]?.code ?? 'en'
    const lang = prefix && `lang=${code}`
    const docs = await readSearchDocs(services, prefix ? code : undefined)
    const paths = {
      search: prefix + sitePages.search.path,
      research: prefix + entryPages.timeline.list,
    }
    const lists = [prefix + entryPages.publication.list, prefix + sitePages.publicationList.path]
    const numbers = new Map(docs.map(({ id }, at) => [id, at]))
    const listed = await putPublications(files, copy, services, { lang, numbers })
    const request = (path: string) => requestJson(copy, path + lang)
    const collections = await putCollections(files, request, numbers)
    const speech = { code, words: await putWords(files, copy, lang) }
    for (const path of [...lists, paths.search, paths.research]) list.speech[path] = speech
    for (const { folder, ...listed } of collections) {
      const path = `${prefix}/${folder}`
      list.speech[path] = speech
      list.collections[path] = { ...listed, search: paths.search }
    }
    for (const path of lists) list.publications[path] = { ...listed, search: paths.search }
    list.timelines[paths.research] = await putTimeline(files, copy, lang)
    list.searches[paths.search] = await writeSearchIndexFiles(files, docs)
  }
  await files.finish(list)
}
