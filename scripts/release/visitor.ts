import { type Operator, readLastMail } from './operator.ts'

const password = 'correct horse battery staple'
const email = 'ada@salus.example'

const send = async (address: string, body: object, token?: string) => {
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** Signs up the first administrator with the code from the outbox. Returns the token. */
export const signUp = async ({ origin, home }: Operator): Promise<string> => {
  const auth = `${origin}/api/v1/auth`
  await send(`${auth}/sendotp`, { email })
  const otp = /\b\d{6}\b/.exec(
    readLastMail(home)
      .split(/\r?\n\r?\n/)
      .slice(1)
      .join('\n'),
  )?.[0]
  const account = { username: 'Ada', email, otp, password, confirmPassword: password }
  await send(`${auth}/signup`, account)
  return (await send(`${auth}/login`, { email, password })).token
}

const publication = {
  authors: 'Ada',
  publicationDate: '2026-01-01',
  publicationType: 'Journal article',
  publicationLink: 'https://doi.example/1',
  publicationSummary: 'What was found.',
}

export const publishPublication = async (
  { origin }: Operator,
  token: string,
  title: string,
): Promise<void> => {
  await send(`${origin}/api/v1/publication/addPublication`, { ...publication, title }, token)
}

/** Returns the titles of the published publications. */
export const listTitles = async ({ origin }: Operator): Promise<string[]> => {
  const answer = await fetch(`${origin}/api/v1/publication/showAllPublications`)
  const { publications }: { publications: { title: string }[] } = await answer.json()
  return publications.map(({ title }) => title)
}

/** Requests the home page. */
export const openHomePage = async ({ origin }: Operator): Promise<void> => {
  const { status } = await fetch(`${origin}/`)
  if (status !== 200) throw new Error(`The first page answers ${status}.`)
}

/** Requests every page in the sitemap. Returns their number. */
export const openEveryPage = async ({ origin }: Operator): Promise<number> => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]*)/g)].map(([, page = '']) => new URL(page).pathname)
  for (const page of pages) {
    const { status } = await fetch(origin + page)
    if (status !== 200) throw new Error(`${page} answers ${status}.`)
  }
  if (pages.length === 0) throw new Error('The site names no pages.')
  return pages.length
}

/** Requests the sharing image of a publication. Returns its media type. */
export const requestSharingImage = async ({ origin }: Operator): Promise<string> => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const page = /<loc>([^<]*\/publication\/[^<]*)/.exec(map)?.[1] ?? origin
  const head = await (await fetch(origin + new URL(page).pathname)).text()
  const picture = /og:image" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const answer = await fetch(origin + new URL(picture).pathname)
  if (answer.status !== 200) throw new Error(`The picture ${picture} is missing.`)
  return answer.headers.get('content-type') ?? ''
}
