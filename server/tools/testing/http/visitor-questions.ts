import { type ApiCall, apiBasePath } from '#contract/call/call.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { citationFileFormats } from '#contract/publication/publication-path.ts'
import {
  hiddenMarker,
  hiddenPaths,
  misspeltSearches,
} from '#server/tools/testing/content/hidden-content.ts'
import { allCalls } from './contract-check.ts'
import { requestWhole } from './request-whole.ts'

/** A request that anyone can make: a URL, or a call with its input. */
export interface VisitorRequest {
  readonly path: string
  /** The requested media type. */
  readonly accept?: string
  readonly body?: Readonly<Record<string, string>>
}

/** Calls that only read and need no token. */
const publicReads = allCalls
  .map(({ call }) => call)
  .filter(({ access, method, path }) => {
    const isRead = method === 'GET' || path.endsWith('/getResearchProgress')
    return access === 'public' && isRead
  })

const asQuestion = ({ method, path }: ApiCall, input: Record<string, string>): VisitorRequest => {
  if (method !== 'GET') return { path: apiBasePath + path, body: input }
  const { id = 'x', ...rest } = input
  const isPart = path.includes(':id')
  const query = new URLSearchParams(isPart ? rest : input)
  return { path: `${apiBasePath}${path.replace(':id', id)}?${query}` }
}

/** Builds a call's requests, with and without `status: 'all'`, and for every kind of entry if it takes one. */
const everyWay = (call: ApiCall, input: Record<string, string>): VisitorRequest[] => {
  const { shape } = call.input
  const inCollection = 'collection' in shape ? { ...input, collection: 'talks' } : input
  const kinds =
    'entity' in shape
      ? draftableEntityNames.map((entity) => ({ ...input, entity }))
      : [inCollection]
  return kinds.flatMap((asked) => [
    asQuestion(call, asked),
    ...('status' in shape ? [asQuestion(call, { ...asked, status: 'all' })] : []),
  ])
}

/** Builds the requests that need no id, with a word that every hidden text contains. */
export const listRequestsWithoutId = (word = hiddenMarker): VisitorRequest[] => {
  const words = ['search', 'q', 'topic', 'type']
  const calls = publicReads.flatMap((call) => [
    ...everyWay(call, {}),
    ...words
      .filter((name) => name in call.input.shape)
      .flatMap((name) => everyWay(call, { [name]: word })),
    ...('q' in call.input.shape ? misspeltSearches.flatMap((q) => everyWay(call, { q })) : []),
    ...('where' in call.input.shape
      ? everyWay(call, { where: JSON.stringify({ choiceValue: 'one' }) })
      : []),
    ...('year' in call.input.shape ? everyWay(call, { year: '2030' }) : []),
    ...('path' in call.input.shape ? hiddenPaths.flatMap((path) => everyWay(call, { path })) : []),
  ])
  const files = [
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/feed.xml',
    '/feed.json',
    ...['publications', 'research', 'news'].map((what) => `/${what}/feed.xml`),
    '/research/milestones.ics',
    ...citationFileFormats.flatMap(({ ending }) => [
      `/publications.${ending}`,
      `/publications.${ending}?q=${word}`,
    ]),
  ]
  return [...calls, ...files.map((path) => ({ path }))]
}

/** Builds the requests that take an id: every call and file, for every parameter. */
export const listRequestsAbout = (id: string): VisitorRequest[] => {
  const calls = publicReads.flatMap((call) =>
    Object.keys(call.input.shape)
      .filter((name) => /id$|^(person|project|publication|grant|item|category)$/i.test(name))
      .flatMap((name) => everyWay(call, { [name]: id })),
  )
  const files = [
    ...['person', 'project'].map((what) => `/${what}/${id}/feed.xml`),
    ...citationFileFormats.flatMap(({ ending }) => [
      `/publication/${id}.${ending}`,
      ...['person', 'project', 'grant'].map((by) => `/publications.${ending}?${by}=${id}`),
    ]),
  ]
  const message = { email: 'ada@salus.example', message: 'Hello', postId: id }
  return [
    ...calls,
    ...files.map((path) => ({ path })),
    { path: `${apiBasePath}/contact/sendMessage`, body: message },
  ]
}

/** The path segments and parameters before an id, by kind of entry, for requests that can reveal something about it. */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  person: ['person', 'getSingleProfile'],
  post: ['project', 'getSinglePost', 'postId'],
  paper: ['publication', 'getSinglePublication'],
  news: ['news', 'getSingleFrontPage'],
  page: ['pageId'],
  grant: ['grant', 'getSingleGrant'],
  item: ['item', 'id'],
  category: ['category', 'categoryId'],
  team: ['team', 'teamId'],
  issue: ['newsletter', 'getIssue'],
}

/** Whether a request with an id can reveal something about an entry of this kind. `leak.test.ts` checks that no other can. */
export const canRevealEntry = (
  kind: string,
  { path, body }: VisitorRequest,
  id: string,
): boolean => {
  const named = new RegExp(`(\\w+)(?:[/=]|":")${id}`).exec(path + JSON.stringify(body ?? {}))
  return wordsFor[kind]?.includes(named?.[1] ?? '') ?? false
}

/** Headers that differ between equal requests. */
const ofTheRequest = ['date', 'x-request-id', 'connection', 'keep-alive']

/** Makes a request. Returns status, headers and body as a text. */
export const fetchAsText = async (
  origin: string,
  { path, accept, body }: VisitorRequest,
  token?: string,
): Promise<string> => {
  const headers = {
    // Compression would take longer than everything else here.
    'accept-encoding': 'identity',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(accept !== undefined && { accept }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const sent = body && { method: 'POST', body: JSON.stringify(body) }
  const { response, bytes } = await requestWhole(origin + path, { headers, ...sent })
  const told = [...response.headers].filter(([name]) => !ofTheRequest.includes(name))
  return `${response.status}\n${told.map((each) => each.join(': ')).join('\n')}\n\n${bytes}`
}

/** Removes digests, which differ between requests if the response repeats its URL. */
export const withoutDigests = (answer: string): string =>
  answer.replaceAll(/^(?:etag|content-length|content-security-policy): .*\n/gm, '')
