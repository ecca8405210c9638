import { apiBase, type Call } from '#contract/call/call.ts'
import { draftEntities } from '#contract/lifecycle/draft.ts'
import { citationFiles } from '#contract/publication/publication-path.ts'
import { hiddenPaths, marker, misspelt } from '#server/tools/testing/content/hidden-content.ts'
import { allCalls } from './contract-check.ts'
import { requestWhole } from './request-whole.ts'

/** Something that anyone may ask a site for: an address, or a call with what is sent. */
export interface Question {
  readonly path: string
  /** The media type that is wanted. */
  readonly accept?: string
  readonly body?: Readonly<Record<string, string>>
}

/** The calls that only read, and that nobody needs a token for. */
const publicReads = allCalls
  .map(({ call }) => call)
  .filter(({ access, method, path }) => {
    const isRead = method === 'GET' || path.endsWith('/getResearchProgress')
    return access === 'public' && isRead
  })

const asQuestion = ({ method, path }: Call, input: Record<string, string>): Question => {
  if (method !== 'GET') return { path: apiBase + path, body: input }
  const { id = 'x', ...rest } = input
  const isPart = path.includes(':id')
  const query = new URLSearchParams(isPart ? rest : input)
  return { path: `${apiBase}${path.replace(':id', id)}?${query}` }
}

/** With and without the wish to see everything, and of every kind, where a call knows that. */
const everyWay = (call: Call, input: Record<string, string>): Question[] => {
  const { shape } = call.input
  const kinds = 'entity' in shape ? draftEntities.map((entity) => ({ ...input, entity })) : [input]
  return kinds.flatMap((asked) => [
    asQuestion(call, asked),
    ...('status' in shape ? [asQuestion(call, { ...asked, status: 'all' })] : []),
  ])
}

/** What can be asked without knowing anything, with a word that stands in all that is hidden. */
export const openQuestions = (word = marker): Question[] => {
  const words = ['search', 'q', 'topic', 'type']
  const calls = publicReads.flatMap((call) => [
    ...everyWay(call, {}),
    ...words
      .filter((name) => name in call.input.shape)
      .flatMap((name) => everyWay(call, { [name]: word })),
    ...('q' in call.input.shape ? misspelt.flatMap((q) => everyWay(call, { q })) : []),
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
    ...citationFiles.flatMap(({ ending }) => [
      `/publications.${ending}`,
      `/publications.${ending}?q=${word}`,
    ]),
  ]
  return [...calls, ...files.map((path) => ({ path }))]
}

/** What can be asked about an id: every call and every file that takes one, under every name. */
export const questionsAbout = (id: string): Question[] => {
  const calls = publicReads.flatMap((call) =>
    Object.keys(call.input.shape)
      .filter((name) => /id$|^(person|project|grant|category)$/i.test(name))
      .flatMap((name) => everyWay(call, { [name]: id })),
  )
  const files = [
    ...['person', 'project'].map((what) => `/${what}/${id}/feed.xml`),
    ...citationFiles.flatMap(({ ending }) => [
      `/publication/${id}.${ending}`,
      ...['person', 'project', 'grant'].map((by) => `/publications.${ending}?${by}=${id}`),
    ]),
  ]
  const message = { email: 'ada@salus.example', message: 'Hello', postId: id }
  return [
    ...calls,
    ...files.map((path) => ({ path })),
    { path: `${apiBase}/contact/sendMessage`, body: message },
  ]
}

/** The word before an id in the questions that can tell something of an entry of each kind. */
const wordsFor: Readonly<Record<string, readonly string[]>> = {
  person: ['person', 'getSingleProfile'],
  post: ['project', 'getSinglePost', 'postId'],
  paper: ['publication', 'getSinglePublication'],
  news: ['news', 'getSingleFrontPage'],
  page: ['pageId'],
  grant: ['grant', 'getSingleGrant'],
  category: ['category', 'categoryId'],
  team: ['team', 'teamId'],
  issue: ['newsletter', 'getIssue'],
}

/** Whether a question with an id can tell something of an entry of this kind; `leak.test.ts` sees that no other does. */
export const isAbout = (kind: string, { path, body }: Question, id: string): boolean => {
  const named = new RegExp(`(\\w+)(?:[/=]|":")${id}`).exec(path + JSON.stringify(body ?? {}))
  return wordsFor[kind]?.includes(named?.[1] ?? '') ?? false
}

/** Of each answer, what belongs to the request and not to what was asked for. */
const ofTheRequest = ['date', 'x-request-id', 'connection', 'keep-alive']

/** An answer as text: its status, its headers and all it says. */
export const askFor = async (
  origin: string,
  { path, accept, body }: Question,
  token?: string,
): Promise<string> => {
  const headers = {
    // What is the same in fewer bytes costs more than all the rest.
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

/** An answer that repeats what it was asked for has other digests for each. */
export const withoutDigests = (answer: string): string =>
  answer.replaceAll(/^(?:etag|content-length|content-security-policy): .*\n/gm, '')
