import { configure, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { published } from '#contract/publishing.ts'
import { answer, openPage, openProject, press } from '#web/testing/open-panel.tsx'
import {
  click,
  expectClosed,
  expectToast,
  form,
  goThrough,
  keepOne,
  type PanelJourney,
  submit,
} from '#web/testing/panel-journey.ts'
import { panelJourneys, partJourneys, project } from '#web/testing/panel-journeys.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

// What is out of sight is a matter of style sheets, which are not here; to ask for it takes its time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

beforeEach(signInEditor)

type Opened = readonly [title: string, journey: PanelJourney, open: () => Promise<void>]

const all: readonly Opened[] = [
  ...panelJourneys.map(([key, it]): Opened => [it.title, it, () => openPage(key)]),
  ...partJourneys.map((it): Opened => [it.title, it, () => openProject(project._id)]),
]

test.for(all)(
  'added, changed, deleted and brought back, and no refusal loses anything: %s',
  ([, journey, open]) => goThrough(journey, open),
)

const nameless = ['Latest Post', 'Profiles', 'Sections', 'Milestones']

test.for(all.filter(([title]) => nameless.includes(title)))(
  'nothing is asked for, and what has no name can still be told from the rest: %s',
  async ([, journey, open]) => {
    keepOne(journey, [])
    await open()
    await press(journey.add)
    await submit(journey.submit)
    await expectToast(journey.toasts.add[0])
    await expectClosed('dialog')
    expect(await screen.findByRole('button', { name: 'Edit: Without a name' })).toBeDefined()
    expect(screen.getByText('Without a name')).toBeDefined()
  },
)

const entry = { _id: 'a'.repeat(26), version: 1, ...published }
const cut = (letter: string) => `${letter.repeat(120)}…`

test('a latest post is listed with its picture and its link, a long description cut', async () => {
  const news = {
    ...{ ...entry, title: 'A new scanner', description: 'd'.repeat(121), pic: '/media/x.webp' },
    ...{ link: 'https://example.org/scanner', content: '', date: '' },
  }
  answer({ frontPages: () => ({ frontPages: [news] }) })
  await openPage('latest-post')
  expect(await screen.findByText(cut('d'))).toBeDefined()
  expect(screen.getByText('https://example.org/scanner')).toBeDefined()
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/x.webp')
})

test('a logo is listed with its picture, needs both link and image, and takes images only', async () => {
  const logo = { ...entry, link: 'https://example.org/partner', logo: '/media/x.webp' }
  answer({ getLogo: () => ({ logo: [logo] }) })
  await openPage('logo')
  expect(await screen.findByText('https://example.org/partner')).toBeDefined()
  expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/x.webp')
  await press('Add Logo')
  await submit('Save')
  await waitFor(() =>
    expect(form().getAllByText('Both link and image are required.').length).toBeGreaterThan(0),
  )
  const input = document.querySelector('input[type=file][name]')
  expect(input?.getAttribute('accept')).toContain('image/')
  await click(form().getByRole('button', { name: 'Cancel' }))
  await expectClosed('dialog')
})

test('a publication is listed with everything there is to it, a long summary cut', async () => {
  const told = {
    ...{ authors: 'A. Renfield, G. Ambrose', publicationLink: 'https://example.org/gliomas' },
    ...{ publicationDate: '2026-03-14', publicationType: 'Journal article' },
  }
  const publications = [
    { ...entry, ...told, title: 'Outlining', authorList: [], publicationSummary: 's'.repeat(121) },
  ]
  answer({ showAllPublications: () => ({ publications, total: 1 }) })
  await openPage('publications')
  for (const text of [...Object.values(told), cut('s')])
    expect(await screen.findByText(text)).toBeDefined()
})
