import { lastMail, type Operator } from './operator.ts'

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

/** Signs the first administrator up with the code from the outbox; answers with their token. */
export const signUp = async ({ origin, home }: Operator): Promise<string> => {
  const auth = `${origin}/api/v1/auth`
  await send(`${auth}/sendotp`, { email })
  const otp = /\b\d{6}\b/.exec(
    lastMail(home)
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

/** Publishes something that visitors see. */
export const publish = async (
  { origin }: Operator,
  token: string,
  title: string,
): Promise<void> => {
  await send(`${origin}/api/v1/publication/addPublication`, { ...publication, title }, token)
}

/** The titles of what is published. */
export const titles = async ({ origin }: Operator): Promise<string[]> => {
  const answer = await fetch(`${origin}/api/v1/publication/showAllPublications`)
  const { publications }: { publications: { title: string }[] } = await answer.json()
  return publications.map(({ title }) => title)
}

/** Opens the first page of the site. */
export const enter = async ({ origin }: Operator): Promise<void> => {
  const { status } = await fetch(`${origin}/`)
  if (status !== 200) throw new Error(`The first page answers ${status}.`)
}

/** Opens every page that the site names to search engines; answers with how many there are. */
export const walk = async ({ origin }: Operator): Promise<number> => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const pages = [...map.matchAll(/<loc>([^<]*)/g)].map(([, page = '']) => new URL(page).pathname)
  for (const page of pages) {
    const { status } = await fetch(origin + page)
    if (status !== 200) throw new Error(`${page} answers ${status}.`)
  }
  if (pages.length === 0) throw new Error('The site names no pages.')
  return pages.length
}

/** Has the picture drawn with which a publication is shared, and answers with its kind. */
export const seePicture = async ({ origin }: Operator): Promise<string> => {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const page = /<loc>([^<]*\/publication\/[^<]*)/.exec(map)?.[1] ?? origin
  const head = await (await fetch(origin + new URL(page).pathname)).text()
  const picture = /og:image" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const answer = await fetch(origin + new URL(picture).pathname)
  if (answer.status !== 200) throw new Error(`The picture ${picture} is missing.`)
  return answer.headers.get('content-type') ?? ''
}
