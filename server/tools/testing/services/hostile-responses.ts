/** A response of up to 5 MB designed to take long to parse, with the expected error. */
export interface HostileResponse {
  readonly service: string
  readonly kind: string
  /** Identifier of a publication or person for the import box. */
  readonly identifier: string
  /** Path of the request to the service. */
  readonly path: string
  readonly body: () => string
  /** A part of the expected error. */
  readonly reason: string
}

const size = 5 * 1024 * 1024 - 1_000
const long = 'x'.repeat(4_000_000)

/** Repeats a part `times` times, or up to the maximum size of a response. */
const repeated = (
  part: (at: number) => string,
  joint: string,
  times = Number.POSITIVE_INFINITY,
): string => {
  const parts: string[] = []
  let length = 0
  for (let at = 0; at < times; at++) {
    const next = part(at)
    length += next.length + joint.length
    if (length > size) break
    parts.push(next)
  }
  return parts.join(joint)
}

/** Builds the members of a JSON list: `times`, or up to the maximum size of a response. */
export const longJsonList = (member: (at: number) => string, times?: number): string =>
  repeated(member, ',', times)

/** Builds attributes of an XML element. */
export const longXmlAttributes = (times?: number): string =>
  repeated((at) => `a${at}="1"`, ' ', times)

const nested = (open: string, middle: string, close: string) => {
  const depth = Math.floor((size - middle.length) / (open.length + close.length))
  return open.repeat(depth) + middle + close.repeat(depth)
}

const reasons = {
  parts: 'gave an answer that has more than 250,000 parts',
  authors: 'It has more than 5,000 authors: Short',
  title: 'Its title has more than 1,000 characters: xxx',
  author: 'The name of an author has more than 200 characters: Short',
  abstract: 'Could not be used and left out: abstract',
  works: 'gave an answer that has more than 5,000 works',
  text: 'gave an answer that has a text of more than 5,000 characters',
  unreadable: 'gave an answer that cannot be read',
}

type Answer = (more?: {
  readonly title?: string
  readonly authors?: string
  readonly abstract?: string
  readonly more?: string
}) => string

/** How to build responses of one service. */
interface Service {
  readonly name: string
  readonly identifierOf: (at: number) => string
  readonly pathOf: (at: number) => string
  readonly answer: Answer
  readonly authorOf: (name: string) => string
  readonly joint: string
  readonly parts: Readonly<Record<string, () => string>>
}

const jsonParts = {
  names: () => longJsonList((at) => `"a${at}":1`),
  lists: () => `"a":[${longJsonList(() => '[]')}]`,
  depth: () => `"a":${nested('{"a":', '1', '}')}`,
}
const xmlParts = {
  attributes: () => `<a ${longXmlAttributes()}/>`,
  elements: () => repeated((at) => `<a${at}/>`, ''),
  depth: () => nested('<a>', '', '</a>'),
}

const services: readonly Service[] = [
  {
    name: 'Crossref',
    identifierOf: (at) => `10.5555/crossref.${at}`,
    pathOf: (at) => `/works/10.5555/crossref.${at}?`,
    answer: ({
      title = 'Short',
      authors = '{"family":"Doe"}',
      abstract = '',
      more = '"a":1',
    } = {}) =>
      `{"message":{"title":["${title}"],"author":[${authors}],"abstract":"${abstract}",${more}}}`,
    authorOf: (name) => `{"given":"Jane","family":"${name}"}`,
    joint: ',',
    parts: jsonParts,
  },
  {
    name: 'DataCite',
    identifierOf: (at) => `10.5555/datacite.${at}`,
    pathOf: (at) => `/dois/10.5555/datacite.${at}?`,
    answer: ({ title = 'Short', authors = '{"name":"Doe"}', abstract = '', more = '"a":1' } = {}) =>
      `{"data":{"attributes":{"titles":[{"title":"${title}"}],"creators":[${authors}],"descriptions":[{"descriptionType":"Abstract","description":"${abstract}"}],${more}}}}`,
    authorOf: (name) => `{"givenName":"Jane","familyName":"${name}"}`,
    joint: ',',
    parts: jsonParts,
  },
  {
    name: 'PubMed',
    identifierOf: (at) => `PMID: ${31_000_000 + at}`,
    pathOf: (at) => `/entrez/eutils/efetch.fcgi?db=pubmed&id=${31_000_000 + at}&`,
    answer: ({
      title = 'Short',
      authors = '<Author><LastName>Doe</LastName></Author>',
      abstract = '',
      more = '',
    } = {}) =>
      `<PubmedArticleSet><PubmedArticle><MedlineCitation><Article><ArticleTitle>${title}</ArticleTitle><Abstract><AbstractText>${abstract}</AbstractText></Abstract><AuthorList>${authors}</AuthorList></Article>${more}</MedlineCitation></PubmedArticle></PubmedArticleSet>`,
    authorOf: (name) => `<Author><CollectiveName>${name}</CollectiveName></Author>`,
    joint: '',
    parts: xmlParts,
  },
  {
    name: 'arXiv',
    identifierOf: (at) => `arXiv:2101.${10_000 + at}`,
    pathOf: (at) => `/api/query?id_list=2101.${10_000 + at}`,
    answer: ({
      title = 'Short',
      authors = '<author><name>Jane Doe</name></author>',
      abstract = '',
      more = '',
    } = {}) =>
      `<feed><entry><id>http://arxiv.org/abs/2101.10000</id><title>${title}</title><summary>${abstract}</summary>${authors}</entry>${more}</feed>`,
    authorOf: (name) => `<author><name>${name}</name></author>`,
    joint: '',
    parts: xmlParts,
  },
]

const hostileWorks = ({ name, identifierOf, pathOf, answer, authorOf, joint, parts }: Service) =>
  [
    ...Object.entries(parts).map(([kind, more]) => ({
      kind,
      body: () => answer({ more: more() }),
      reason: `${name} ${reasons.parts}`,
    })),
    {
      kind: '60,000 authors',
      body: () => answer({ authors: repeated((at) => authorOf(`Doe ${at}`), joint, 60_000) }),
      reason: reasons.authors,
    },
    { kind: 'a title of 4 MB', body: () => answer({ title: long }), reason: reasons.title },
    {
      kind: 'a name of 4 MB',
      body: () => answer({ authors: authorOf(long) }),
      reason: reasons.author,
    },
    {
      kind: 'an abstract of 4 MB',
      body: () => answer({ abstract: long }),
      reason: reasons.abstract,
    },
    {
      kind: 'no end',
      body: () => answer({ abstract: long }).slice(0, -20),
      reason: `${name} ${reasons.unreadable}`,
    },
  ].map(({ kind, ...rest }, at) => ({
    ...rest,
    service: name,
    kind,
    identifier: identifierOf(at),
    path: pathOf(at),
  }))

const orcidWork = (title: string) => `{"work-summary":[{"title":{"title":{"value":"${title}"}}}]}`

const hostileLists = [
  {
    iD: '0000-0002-1825-0097',
    kind: 'names',
    body: () => `{${jsonParts.names()}}`,
    reason: reasons.parts,
  },
  {
    iD: '0000-0001-5109-3700',
    kind: '30,000 works',
    body: () => `{"group":[${longJsonList((at) => orcidWork(`Work ${at}`), 30_000)}]}`,
    reason: reasons.works,
  },
  {
    iD: '0000-0002-1694-233X',
    kind: 'a title of 4 MB',
    body: () => `{"group":[${orcidWork(long)}]}`,
    reason: reasons.text,
  },
].map(({ iD, kind, reason, ...rest }) => ({
  ...rest,
  service: 'ORCID',
  kind,
  identifier: iD,
  path: `/v3.0/${iD}/works`,
  reason: `ORCID ${reason}`,
}))

const hostilePmc = {
  service: 'PubMed Central',
  kind: 'names',
  identifier: 'PMC7810001',
  path: '/entrez/eutils/esummary.fcgi?db=pmc&id=7810001&',
  body: () => `{"result":{${jsonParts.names()}}}`,
  reason: `PubMed ${reasons.parts}`,
}

/** One response of each kind for each service. */
export const hostileResponses: readonly HostileResponse[] = [
  ...services.flatMap(hostileWorks),
  ...hostileLists,
  hostilePmc,
]

const longName = (at: number) => `${'Okonkwo'.repeat(24)} ${at}`

/** The largest responses that are accepted. */
export const largestResponses: readonly HostileResponse[] = [
  ...services.map(({ name, identifierOf, pathOf, answer, authorOf, joint }) => ({
    service: name,
    kind: '5,000 authors with long names',
    identifier: identifierOf(99),
    path: pathOf(99),
    body: () =>
      answer({
        authors: repeated((at) => authorOf(longName(at)), joint, 5_000),
        abstract: 'y '.repeat(99_000),
      }),
    reason: '',
  })),
  {
    service: 'ORCID',
    kind: '5,000 works',
    identifier: '0000-0002-9079-593X',
    path: '/v3.0/0000-0002-9079-593X/works',
    body: () =>
      `{"group":[${longJsonList((at) => orcidWork(`A work of somebody with a long title ${at} ${'and more '.repeat(15)}`), 5_000)}]}`,
    reason: 'ORCID lists it without a DOI or number',
  },
]
