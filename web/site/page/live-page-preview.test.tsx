import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { Collection } from '#contract/collection/collection.ts'
import { definePresetIn } from '#contract/collection/collection-preset.ts'
import { collectionPresets } from '#contract/collection/presets.ts'
import type { FrontPage } from '#contract/front-page/front-page.ts'
import type { Item } from '#contract/item/item.ts'
import { unsavedPageMessages } from '#contract/page/typed-page.ts'
import type { Profile } from '#contract/profile/profile.ts'
import { fallbackSettings } from '#contract/settings/unknown-settings.ts'
import { pageBlockSnippets } from '#web/content/page-block-menu-strings.ts'
import { fakeProseWorker } from '#web/testing/prose-worker.ts'
import { fillSnippet } from '#web/ui/markdown/insert.ts'
import { LivePagePreview } from './live-page-preview.tsx'

const person: Profile = {
  _id: 'a'.repeat(26),
  name: 'Noor Haddad',
  designation: 'Engineer',
  profilePic: '',
  email: '',
  about: '',
  qualifications: '',
  AreaofInterest: '',
  orcid: '',
  pronouns: '',
  nextPosition: '',
  socialLinks: [],
  positions: [],
  otherNames: [],
  isAlumni: false,
  isAlumniSet: false,
  ...publishedState,
  version: 1,
}
const team = { _id: 'b'.repeat(26), name: 'Signals', peoples: [person], version: 1 }
const quoted = { ...team, _id: 'c'.repeat(26), name: 'The "quiet" ones' }
const post: FrontPage = {
  ...{ _id: 'd'.repeat(26), title: 'We moved', description: 'To a new house.', content: 'Text' },
  ...{ link: '', pic: '', date: '2026-01-02', ...publishedState, version: 1 },
}
const settings = { ...fallbackSettings, embedHosts: ['player.vimeo.com'] }
const preset = collectionPresets.find(({ key }) => key === 'talks')
if (!preset) throw new Error('There are no talks')
const talks: Collection = {
  ...definePresetIn(preset),
  _id: 'e'.repeat(26),
  position: 0,
  version: 1,
}
const talk: Item = {
  _id: 'f'.repeat(26),
  collection: 'talks',
  title: 'On engines',
  date: '2026-03',
  until: '',
  picture: '',
  values: { speakers: [{ _id: person._id, name: 'Noor Haddad' }], kind: 'keynote', place: 'Graz' },
  path: '/talks/f/on-engines',
  isPast: false,
  position: 0,
  ...publishedState,
  version: 1,
}
const facets = { year: [], type: [], person: [], project: [], topic: [] }
const replies: Readonly<Record<string, object>> = {
  all: { teams: [team, quoted], total: 2 },
  getSettings: { settings, hasExampleContent: false },
  postTitles: { posts: [], total: 0 },
  profiles: { profiles: [person, { ...person, name: 'Former', isAlumni: true }], total: 2 },
  frontPages: { frontPages: [post], total: 1 },
  showAllCategories: { categories: [], total: 0 },
  publicationEntries: { entries: [], total: 0, facets },
  collections: { collections: [talks], total: 1 },
  items: { items: [talk], facets: {}, total: 1 },
  profileNames: { profiles: [{ _id: person._id, name: person.name }], total: 1 },
  getContent: { content: {}, defaults: {} },
}
let asked: string[] = []
let isDown = false

beforeEach(() => {
  asked = []
  isDown = false
  // Renders every text as one paragraph.
  fakeProseWorker(({ text }) => [{ tag: 'p', content: [text] }])
  vi.stubGlobal('fetch', async (path: string) => {
    if (isDown) throw new TypeError('Failed to fetch')
    const call = path.split('?')[0]?.split('/').at(-1) ?? ''
    asked.push(call)
    return Response.json({ success: true, message: '', ...replies[call] })
  })
})

const open = () => {
  const router = createMemoryRouter([{ path: '/', element: <LivePagePreview /> }])
  render(<RouterProvider router={router} />)
}

const type = (text: string, origin = location.origin) =>
  act(async () => {
    const data = { kind: unsavedPageMessages.show, text }
    dispatchEvent(Object.assign(new Event('message'), { origin, source: window, data }))
  })

test('a block is shown as to visitors, and typing on sends no request again', async () => {
  open()
  await type('We are:\n\n::people team="signals"')
  expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
  await type('We are these:\n\n::people team="signals"')
  expect(await screen.findByText('We are these:')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
  expect(asked).toEqual(['all'])
})

test('a block without a team shows all current people, and another one the news', async () => {
  open()
  await type('::people\n\n::news limit="3"')
  expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
  expect(screen.queryByText('Former')).toBeNull()
  expect(screen.getByRole('link', { name: 'We moved' })).toBeTruthy()
  expect(screen.getByText('To a new house.')).toBeTruthy()
})

test.each(['cards', 'rows', 'years'])('a collection is listed as %s', async (look) => {
  open()
  await type(`::list collection="Talks" person="noor haddad" look="${look}" limit="5"`)
  const link = await screen.findByRole('link', { name: 'On engines' })
  expect(link.getAttribute('href')).toBe('/talks/f/on-engines')
  expect(screen.getByText(look === 'years' ? 'Mar' : 'Mar 2026')).toBeTruthy()
  // The list is about the person, so the name is not repeated.
  expect(screen.getByText('Graz')).toBeTruthy()
  expect(screen.queryByText('Noor Haddad')).toBeNull()
  expect(screen.queryAllByRole('heading', { name: '2026' })).toHaveLength(look === 'years' ? 1 : 0)
})

test('a list of an unknown collection, person or look is reported to the editor', async () => {
  open()
  await type(
    '::list\n\n::list collection="tlaks"\n\n::list collection="talks" person="Nobody"\n\n::list collection="talks" look="tiles"',
  )
  expect(await screen.findByText(/no collection “tlaks”/)).toBeTruthy()
  expect(screen.getByText(/“list” needs a collection/)).toBeTruthy()
  expect(screen.getByText(/nobody called “Nobody”/)).toBeTruthy()
  expect(screen.getByText(/“tiles” is none of cards/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'On engines' })).toBeTruthy()
})

test('a name with quotes is found, as the menu writes it', async () => {
  open()
  const people = pageBlockSnippets.find(({ insert }) => insert.startsWith('::people'))
  if (!people) throw new Error('The menu has no people')
  await type(fillSnippet(people, { team: quoted.name }).insert)
  expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
})

test('blocks that cannot be shown are reported to the editor', async () => {
  open()
  await type('::peeple\n\n::people teem="Signals" team="Nobody"\n\n:::question\nSo\n:::')
  expect(await screen.findByText(/no block “peeple”/)).toBeTruthy()
  expect(screen.getByText(/knows no “teem”/)).toBeTruthy()
  expect(screen.getByText(/no team “Nobody”/)).toBeTruthy()
  expect(screen.getByText(/question has to stand behind/)).toBeTruthy()
})

test('unknown attributes of a block are reported to the editor, and the rest is shown', async () => {
  open()
  await type(
    '::publications year="abc" limit="abc" Article\n\n:::question Why?\nAfter it\n\n::people team="Signals"',
  )
  expect(await screen.findByText(/“publications” cannot be shown with year="abc"/)).toBeTruthy()
  expect(screen.getByText(/“abc” is no number/)).toBeTruthy()
  expect(screen.getByText(/knows no Article; /)).toBeTruthy()
  expect(screen.getByText(/“question” is not closed/)).toBeTruthy()
  expect(screen.getByText('After it')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
})

test('a video is not loaded before a click', async () => {
  open()
  await type('::film address="https://vimeo.com/76979871" title="Our film"')
  const play = await screen.findByRole('button', { name: 'Play film' })
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(play)
  expect(document.querySelector('iframe')?.getAttribute('src')).toContain('player.vimeo.com')
})

test('a failed request is sent again when the editor types on', async () => {
  open()
  isDown = true
  await type('::people team="Signals"')
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  isDown = false
  await type('::people team="Signals"\n')
  expect(await screen.findByRole('link', { name: 'Noor Haddad' })).toBeTruthy()
})

test('only the surrounding form decides what is shown', async () => {
  open()
  await type('Ours', location.origin)
  await type('Theirs', 'https://elsewhere.example')
  await waitFor(() => expect(screen.getByText('Ours')).toBeTruthy())
  expect(screen.queryByText('Theirs')).toBeNull()
})

const answers: Readonly<Record<string, string>> = {
  collection: 'talks',
  '': 'PhD student',
  team: 'Signals',
  until: '2999-01-01',
  apply: 'jobs@example.org',
  limit: '3',
  address: 'https://vimeo.com/76979871',
  title: 'Our film',
}

test.each(pageBlockSnippets)('the block that the menu writes for $name is valid', async (each) => {
  open()
  await type(`Before\n\n${fillSnippet(each, answers).insert}`)
  expect(await screen.findByText('Before')).toBeTruthy()
  expect(screen.queryByText(/no block|knows no|has to stand|could not be loaded/)).toBeNull()
})

test('an open position shows deadline and link, and a closed one only why it is hidden', async () => {
  open()
  const position = (title: string, rest: string) => `:::position ${title} ${rest}\nText\n:::\n\n`
  await type(
    position('PhD student', 'until="2999-01-01" apply="jobs@example.org"') +
      position('Postdoc', 'until="2001-01-01"') +
      position('Engineer', 'until="soon"') +
      position('Nurse', 'until="2999-02-30"') +
      position('', '') +
      position('Visitor', 'apply="javascript:alert(1)"'),
  )
  expect(await screen.findByRole('heading', { name: 'PhD student' })).toBeTruthy()
  expect(screen.getByText('Apply until 1 January 2999')).toBeTruthy()
  const links = screen.getAllByRole('link', { name: 'Apply' })
  expect(links.map((each) => each.getAttribute('href'))).toEqual(['mailto:jobs@example.org'])
  expect(screen.getByText(/“Postdoc” was open until 2001-01-01/)).toBeTruthy()
  expect(screen.getByText(/“soon” is no day/)).toBeTruthy()
  expect(screen.getByText(/“2999-02-30” is no day/)).toBeTruthy()
  expect(screen.getByText(/has to stand behind :::position/)).toBeTruthy()
  expect(screen.getByText(/neither a mail address/)).toBeTruthy()
})

test('an address keeps its lines: the typed ones, or those of the settings', async () => {
  open()
  await type(':::address\nLab of Ada\n1 Street\n:::\n\n::address')
  const lines = await screen.findByText(/Lab of Ada/)
  expect(lines.textContent).toBe('Lab of Ada\n1 Street')
  await waitFor(() => expect(document.querySelectorAll('address')).toHaveLength(2))
})
