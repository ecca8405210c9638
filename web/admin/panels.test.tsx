import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configure, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import { draftableEntityNames } from '#contract/lifecycle/draft.ts'
import { allEntityDefinitions } from '#contract/lifecycle/entities.ts'
import { deriveJourney } from '#web/testing/derived-journey.ts'
import {
  answerCalls,
  createErrorResponse,
  openPanelPage,
  openProject,
  press,
} from '#web/testing/open-panel.tsx'
import {
  clickButton,
  confirmDeletion,
  expectClosed,
  expectToast,
  fakeErrorMessage,
  mockEntryServer,
  openForm,
  type PanelJourney,
  storedId,
  submit,
  walkThroughPanel,
} from '#web/testing/panel-journey.ts'
import {
  panelJourneys,
  partJourneys,
  projectResponse,
  sampleProject,
} from '#web/testing/panel-journeys.ts'
import { signInEditor } from '#web/testing/signed-in.ts'
import { contentPanels } from './content-panels.ts'
import { panels } from './panels.ts'

// Style sheets decide about visibility and are missing here. Skipping the check saves time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

beforeEach(signInEditor)

type Opened = readonly [title: string, journey: PanelJourney, open: () => Promise<void>]

/** Panels of entities that no specification describes. New panels are included automatically. */
const derived: readonly Opened[] = panels.flatMap((panel): Opened[] => {
  const { key, entity } = panel
  const isDescribed = panelJourneys.some(([described]) => described === key)
  if (isDescribed || !contentPanels.some((each) => each.key === key) || !entity) return []
  const it = deriveJourney(panel, entity)
  return [[it.title, it, () => openPanelPage(key)]]
})

const all: readonly Opened[] = [
  ...derived,
  ...panelJourneys.map(([key, it]): Opened => [it.title, it, () => openPanelPage(key)]),
  ...partJourneys.map((it): Opened => [it.title, it, () => openProject(sampleProject._id)]),
]

/** For each kind the panels with the shortest forms, and two whose fields contain more than typed text. */
const refused = [
  ...['Categories', 'Latest Post', 'Logo Management', 'Team Management', 'Milestones'],
  ...['Projects', 'Publications'],
]

test('every panel tested for rejections has its journey', () => {
  expect(all.map(([title]) => title)).toEqual(expect.arrayContaining(refused))
})

test.for(all.filter(([title]) => refused.includes(title)))(
  'added, changed, deleted and brought back, and no refusal loses anything: %s',
  ([, journey, open]) => walkThroughPanel(journey, open, true),
)

test.for(all.filter(([title]) => !refused.includes(title)))(
  'added, changed, deleted and brought back: %s',
  ([, journey, open]) => walkThroughPanel(journey, open, false),
)

const folder = 'web/admin'
const isSource = (name: string) => name.endsWith('.tsx') && !name.endsWith('.test.tsx')
const sources = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
)
const without = (marks: RegExp, names: Iterable<string>) =>
  [...names].filter((name) => !marks.test(sources.get(name) ?? ''))

test('a rejection is handled by the dialogs that all panels share: the delete dialog and the form', () => {
  const ownPanels = readFileSync('web/admin/content-panels.ts', 'utf8')
    .split('definePanel(')
    .filter((panel) => panel.includes('entity:'))
    .map((panel) => /import\('\.\/(.*)'\)/.exec(panel)?.[1] ?? '')
  const parts = [...sources.keys()].filter((name) => /^post\/(?!part-).*-list\.tsx$/.test(name))
  expect(parts.length).toBe(partJourneys.length)
  const lists = ['editor/panel/entity-panel.tsx', ...ownPanels, ...parts]
  expect(without(/useEntryListActions\(/, lists)).toEqual([])

  const forms = [...sources.keys()].filter(
    (name) => without(/createEntryDialogCalls\(/, [name]).length === 0,
  )
  expect(forms.length).toBeGreaterThan(ownPanels.length)
  expect(without(/<EntryDialog/, forms)).toEqual([])
  const all = [...lists, ...forms]
  expect(without(/<(CallForm|DeleteDialog)/, all)).toEqual(all)
})

test('every panel of an entity has its journey', () => {
  const kept = contentPanels.filter(({ entity }) => entity)
  expect(derived.length + panelJourneys.length).toBe(kept.length)
})

const withPanels = draftableEntityNames.filter((name) =>
  allEntityDefinitions.some((each) => each.name === name && 'page' in each && 'panel' in each.page),
)

test.for(withPanels)('an entry is shown as its page beside its form: %s', async (entity) => {
  const [, journey, open] = all.find(([, it]) => it.entity === entity) ?? []
  if (!journey || !open) throw new Error(`${entity} has no panel`)
  const { name, blank, told, edit } = journey
  const kept = { ...blank, _id: storedId, version: 1, [name[0]]: 'A name' }
  const token = 'a'.repeat(64)
  answerCalls({
    ...Object.fromEntries(Object.entries(told([kept])).map(([list, reply]) => [list, () => reply])),
    showEntry: () => ({ entry: kept, current: kept, draft: null }),
    sharePreview: () => ({ token, url: `https://salus.example/preview/${token}`, expiresAt: '' }),
  })
  await open()
  await press(`${edit?.button}: A name`)
  await screen.findByRole('dialog', { name: edit?.title })
  await submit('Page preview')
  const frame = await screen.findByTitle('Preview')
  expect(frame.getAttribute('src')).toBe(`/preview/${token}?preview=entry`)
})

const nameless = ['Latest Post', 'Profiles', 'Sections', 'Milestones']

test.for(all.filter(([title]) => nameless.includes(title)))(
  'nothing is asked for, and what has no name can still be told from the rest: %s',
  async ([, journey, open]) => {
    mockEntryServer(journey, [])
    await open()
    await press(journey.add)
    await submit(journey.submit)
    await expectToast(journey.toasts.add[0])
    await expectClosed('dialog')
    expect(await screen.findByRole('button', { name: 'Edit: Without a name' })).toBeDefined()
    expect(screen.getByText('Without a name')).toBeDefined()
  },
)

const entry = { _id: 'a'.repeat(26), version: 1, ...publishedState }
const cut = (letter: string) => `${letter.repeat(120)}…`

test('a latest post is listed with its image and its link, and a long description is cut', async () => {
  const news = {
    ...entry,
    title: 'A new scanner',
    description: 'd'.repeat(121),
    pic: '/media/x.webp',
    link: 'https://example.org/scanner',
    content: '',
    date: '',
  }
  answerCalls({ frontPages: () => ({ frontPages: [news] }) })
  await openPanelPage('latest-post')
  expect(await screen.findByText(cut('d'))).toBeDefined()
  expect(screen.getByText('https://example.org/scanner')).toBeDefined()
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/x.webp')
})

test('a logo is listed with its picture, needs both link and image, and takes images only', async () => {
  const logo = { ...entry, link: 'https://example.org/partner', logo: '/media/x.webp' }
  answerCalls({ getLogo: () => ({ logo: [logo] }) })
  await openPanelPage('logo')
  expect(await screen.findByText('https://example.org/partner')).toBeDefined()
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/x.webp')
  await press('Add Logo')
  await submit('Save')
  await waitFor(() =>
    expect(openForm().getAllByText('Both link and image are required.').length).toBeGreaterThan(0),
  )
  const input = document.querySelector('input[type=file][name]')
  expect(input?.getAttribute('accept')).toContain('image/')
  await clickButton(openForm().getByRole('button', { name: 'Cancel' }))
  await expectClosed('dialog')
})

test('a publication is listed with all its data, and a long summary is cut', async () => {
  const told = {
    authors: 'A. Renfield, G. Ambrose',
    publicationLink: 'https://example.org/gliomas',
    publicationDate: '2026-03-14',
    publicationType: 'Journal article',
  }
  const publications = [
    { ...entry, ...told, title: 'Outlining', authorList: [], publicationSummary: 's'.repeat(121) },
  ]
  answerCalls({ showAllPublications: () => ({ publications, total: 1 }) })
  await openPanelPage('publications')
  for (const text of [...Object.values(told), cut('s')])
    expect(await screen.findByText(text)).toBeDefined()
})

test('several people are deleted and restored at once', async () => {
  const person = { email: '', about: '', designation: '', socialLinks: [], profilePic: '' }
  const people = ['Ada', 'Grace'].map((name, index) => ({
    ...entry,
    ...person,
    name,
    _id: `${index}`.repeat(26),
  }))
  const ids = people.map(({ _id }) => _id)
  let kept = people
  answerCalls({
    profiles: () => ({ profiles: kept, total: kept.length }),
    deleteProfiles: (_, { profileIds }) => {
      kept = people.filter(({ _id }) => !Array.isArray(profileIds) || !profileIds.includes(_id))
      return { historyIds: ids }
    },
    restoreAll: (_, { historyIds }) => {
      if (String(historyIds) === String(ids)) kept = people
      return {}
    },
  })
  await openPanelPage('profiles')
  await clickButton(await screen.findByRole('checkbox', { name: 'All on this page' }))
  await press('Delete')
  await confirmDeletion('Are you sure you want to delete these 2 profiles?', 'Delete')
  await expectToast('Profiles Deleted')
  expect(await screen.findByText('No people yet')).toBeDefined()
  expect(screen.getByText('“Ada” and 1 more')).toBeDefined()
  await press('Undo')
  expect(await screen.findByRole('checkbox', { name: 'Choose Grace' })).toBeDefined()
})

test('an image of research progress is removed, and stays if removing fails', async () => {
  const progress = { ...entry, description: 'News', contributors: [] }
  let imageUrls = ['/media/a.webp', '/media/b.webp']
  const answers = [() => createErrorResponse(503, fakeErrorMessage, 'databaseDown')]
  answerCalls({
    [sampleProject._id]: () => projectResponse({ ...sampleProject, subPost: [], milestones: [] }),
    getResearchProgress: () => ({ researchProgress: [{ ...progress, imageUrls }] }),
    deleteSingleImage: (_, { url }) => {
      const refused = answers.shift()?.()
      if (!refused) imageUrls = imageUrls.filter((each) => each !== url)
      return refused ?? { data: progress }
    },
  })
  await openProject(sampleProject._id)
  await press('Remove picture 2')
  const question = 'Are you sure you want to remove this picture?'
  await confirmDeletion(question, 'Delete')
  await expectToast('Could Not Delete Image')
  await confirmDeletion(question, 'Delete')
  await expectToast('Image Deleted Successfully')
  await expectClosed('alertdialog')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove picture 2' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Remove picture 1' })).toBeDefined()
})
