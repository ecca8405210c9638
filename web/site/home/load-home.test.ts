import { expect, it } from 'vitest'
import { api } from '#contract/api.ts'
import { createApiClient } from '#contract/call/client.ts'
import { publishedState } from '#contract/call/publishing.ts'
import { countCharacters } from '#web/ui/text/count-text.ts'
import { loadHome, shortenPost } from './load-home.server.ts'

const post = {
  _id: '1',
  pic: '',
  link: '/projects',
  content: '',
  date: '',
  ...publishedState,
  version: 1,
}

const publicUrl = 'https://lab.example'
const place = { lang: undefined, publicUrl }

it('cuts a title after 60 and a description after 226 visible characters', () => {
  const long = shortenPost(
    { ...post, title: '👩🏽‍⚕️'.repeat(61), description: 'é'.repeat(227) },
    place,
  )
  expect(long.title).toBe(`${'👩🏽‍⚕️'.repeat(60)}…`)
  expect(long.description).toBe(`${'é'.repeat(226)}…`)
})

it('leaves short texts unchanged', () => {
  const fits = shortenPost({ ...post, title: 'a'.repeat(60), description: 'b'.repeat(226) }, place)
  expect(fits.title).toBe('a'.repeat(60))
  expect(fits.description).toBe('b'.repeat(226))
})

it('cuts at the limit of the form’s counter, whatever was typed', () => {
  const typed = '**Bold** words, [a link](https://example.org) and\n\na second line. '
  const fits = typed.repeat(9).slice(0, 226)
  expect(countCharacters(fits)).toBe(226)
  expect(shortenPost({ ...post, title: '', description: fits }, place).description).toBe(fits)
  expect(shortenPost({ ...post, title: '', description: `${fits}.` }, place).description).toBe(
    `${fits}…`,
  )
})

it('links to the news page of a post with a text and without another link', () => {
  const texts = { ...post, title: 'A title', description: '', content: 'Text' }
  expect(shortenPost(texts, place).link).toBe('/projects')
  expect(shortenPost({ ...texts, link: '' }, place).link).toBe('/news/1/a-title')
})

it('links to a file by its absolute URL, because the router has no route for it', () => {
  const linked = { ...post, title: '', description: '', link: '/media/a.pdf' }
  expect(shortenPost(linked, place).link).toBe('https://lab.example/media/a.pdf')
})

it('links to an untranslated page by its absolute URL from a page in another language', () => {
  const leads = (link: string) =>
    shortenPost({ ...post, title: '', description: '', link }, { lang: 'ar', publicUrl }).link
  expect(leads('/login')).toBe('https://lab.example/login')
  expect(leads(' /feed.xml')).toBe('https://lab.example/feed.xml')
  expect(leads('/media/a.pdf')).toBe('https://lab.example/media/a.pdf')
  for (const link of ['/team', 'https://a.example/login', 'Soon']) expect(leads(link)).toBe(link)
})

it('reads each list independently and reports a failed one', async () => {
  const client = createApiClient(api, {
    fetch: async (path) =>
      path.includes('getLogo')
        ? Response.json({ success: false, message: 'Away' }, { status: 503 })
        : Response.json({
            success: true,
            message: 'OK',
            frontPages: [{ ...post, title: 'There', description: '' }],
            total: 1,
          }),
    token: () => null,
  })
  expect(await loadHome({ client, publicUrl })).toMatchObject({
    posts: [{ title: 'There' }],
    members: [],
    error: 'Failed to load teams',
  })
})
