import { screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, test, vi } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { isAccessGranted } from '#contract/call/role.ts'
import { panels } from '#web/admin/panels.ts'
import { answerCalls, createErrorResponse, openPanelPage, press } from '#web/testing/open-panel.tsx'
import { signIn, signInEditor } from '#web/testing/signed-in.ts'

beforeEach(signInEditor)
const away = () => createErrorResponse(503, 'The database is away', 'databaseDown')

test.for([
  ['teams', 'teamNames', 'Could Not Fetch Teams', 'Add Team'],
  ['latest-post', 'frontPages', 'Could Not Fetch FrontPages', 'Add Post'],
  ['logo', 'getLogo', 'Could Not Fetch Logo', 'Add Logo'],
  ['profiles', 'profiles', 'Could Not Fetch Profiles', 'Add Profile'],
  ['projects', 'postTitles', 'Could Not Fetch Posts', 'Create Projects'],
  ['publications', 'showAllPublications', 'The database is away', 'Add Publication'],
  ['category', 'showAllCategories', 'Could Not Fetch Categories', 'Add Category'],
] as const)(
  'a list that cannot be read is told in its words, and the next try counts: %s',
  async ([key, call, text, add]) => {
    answerCalls({ [call]: away })
    const toastError = vi.spyOn(toast, 'error')
    await openPanelPage(key)
    expect((await screen.findByRole('alert')).textContent).toContain('The database is away')
    expect(toastError).toHaveBeenCalledWith(text, { id: text })
    answerCalls({})
    await press('Try again')
    expect(await screen.findByRole('button', { name: add })).toBeDefined()
  },
)

test.for([
  ['an error', () => createErrorResponse(500, 'Not now'), 'Not now'],
  ['an unknown address', () => createErrorResponse(404, 'Not now'), 'Not now'],
  ['too many calls', () => createErrorResponse(429, 'Not now'), 'Not now'],
  ['a refusal that says OK', () => createErrorResponse(200, 'Not now'), 'Not now'],
  ['a cut connection', () => Promise.reject(new TypeError('cut')), 'The server cannot be reached.'],
  [
    'an answer without its list',
    () => Response.json({ success: true, message: 'OK' }),
    'Invalid API response format',
  ],
] as const)(
  'whatever comes in place of a list leaves its panel standing: %s',
  async ([, teamNames, text]) => {
    answerCalls({ teamNames })
    await openPanelPage('teams')
    expect((await screen.findByRole('alert')).textContent).toContain(text)
    expect(screen.getByRole('heading', { name: 'Team Management' })).toBeDefined()
  },
)

test('a trash that cannot be loaded is reported', async () => {
  answerCalls({ showTrash: () => new Response('', { status: 502 }) })
  await openPanelPage('trash')
  expect(await screen.findByText('Could Not Fetch The Trash')).toBeDefined()
})

test('a slow request is reported as long as it takes', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  answerCalls({ showAllCategories: () => promise })
  const shown = vi.spyOn(toast, 'loading')
  await openPanelPage('category')
  await waitFor(() => expect(shown).toHaveBeenCalled())
  expect(shown.mock.calls[0]?.[0]).toBe('Fetching Categories...')
  const removed = vi.spyOn(toast, 'remove')
  resolve({})
  await screen.findByRole('heading', { name: 'Categories' })
  expect(removed).toHaveBeenCalledWith('Fetching Categories...')
})

test('a form that cannot be loaded is reported, and opens once it can', async () => {
  answerCalls({ showAllCategories: away })
  await openPanelPage('projects')
  await press('Create Projects')
  expect(await screen.findByText('Could Not Fetch Categories')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  answerCalls({})
  await press('Create Projects')
  expect(await screen.findByRole('dialog', { name: 'Create Projects' })).toBeDefined()
})

test.for([
  ['projects', 'project', 'Create Projects'],
  ['profiles', 'profile', 'Add Profile'],
  ['publications', 'publication', 'Add Publication'],
  ['category', 'category', 'Add Category'],
  ['latest-post', 'latest-post', 'Add Post'],
  ['logo', 'logo', 'Add Logo'],
  ['teams', 'team', 'Add Team'],
] as const)('the address of the open form can be shared: %s', async ([key, kind, title]) => {
  answerCalls({})
  await openPanelPage(key, `?new=${kind}`)
  expect(await screen.findByRole('dialog', { name: title })).toBeDefined()
})

const entry = { _id: 'a'.repeat(26), version: 1, ...publishedState, title: 'News', name: 'News' }
const one = {
  posts: [{ ...entry, category: { _id: 'b', name: 'Sleep' } }],
  profiles: [{ ...entry, email: '', about: '', designation: '', socialLinks: [], profilePic: '' }],
  publications: [
    { ...entry, authors: '', publicationDate: '', publicationSummary: '', authorList: [] },
  ],
  frontPages: [{ ...entry, description: '', pic: '', link: '' }],
  logo: [{ ...entry, link: 'News', pic: '' }],
  teams: [{ ...entry, peoples: [] }],
}

// Without categories, because their public list is a separate page.
test.for(['projects', 'profiles', 'publications', 'latest-post', 'logo', 'teams'] as const)(
  'without a token a panel shows its list and nothing to press: %s',
  async (key) => {
    localStorage.clear()
    const list = () => ({ ...one, total: 1 })
    const calls = [
      'postTitles',
      'profiles',
      'showAllPublications',
      'frontPages',
      'getLogo',
      'teamNames',
    ]
    answerCalls(Object.fromEntries(calls.map((call) => [call, list])))
    await openPanelPage(key, '?new=team')
    expect((await screen.findAllByText('News')).length).toBeGreaterThan(0)
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

test('a search shows how many of all entries it found', async () => {
  answerCalls({
    showAllPublications: (query) =>
      query.includes('search=owl') ? { ...one, total: 1 } : { total: 3 },
  })
  await openPanelPage('publications', '?search=owl')
  expect(await screen.findByText('1 of 3 publications')).toBeDefined()
})

const notForMembers = panels.filter(({ visibleTo }) => !isAccessGranted(visibleTo, 'Member'))

test.for(notForMembers.map(({ key }) => key))(
  'a panel that is not a member’s says so at once: %s',
  async (key) => {
    signIn('Member')
    answerCalls({})
    await openPanelPage(key)
    expect((await screen.findByRole('alert')).textContent).toContain('not yours')
    expect(document.querySelector('form, input, button')).toBeNull()
  },
)
