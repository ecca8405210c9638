import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { publishedState } from '#contract/call/publishing.ts'
import type { Post } from '#contract/post/post.ts'
import type { ResearchProgress } from '#contract/post/research-progress.ts'
import { responsibleAiSchema } from '#contract/post/responsible-ai.ts'
import { sampleProfile } from '#web/testing/profile.ts'
import { ProjectPage } from './project-page.tsx'
import { toProjectView } from './project-view.ts'

const tools = {
  toProse: async (markdown: string) => (markdown ? [markdown] : []),
  plainText: (markdown: string) => markdown,
}
const picture = (letter: string) => `/media/${letter.repeat(32)}-1200x800-0a1b2c.webp`
const section = (name: string, imageUrls: string[] = [], texts = { caption: '', alt: '' }) => ({
  _id: name,
  sectionName: name,
  subSectionContent: `${name} text`,
  imageUrls,
  pictureTexts: imageUrls.map((url) => ({ url, ...texts })),
  version: 1,
})
const person = sampleProfile({
  _id: 'p',
  name: 'Ada Byron',
  email: 'ada@example.org',
  about: 'About Ada',
  designation: `${'👩‍🔬'.repeat(40)}!`,
  qualifications: 'q'.repeat(41),
})
const post: Post = {
  _id: '1',
  title: 'A Title',
  shortDesc: 'Short',
  content: 'Content',
  image: '',
  references: ['https://a.example/b', 'Cited work'],
  grant: 'Grant 7',
  responsibleAi: responsibleAiSchema.parse({}),
  category: { _id: 'c', name: 'Kind' },
  contributors: [person],
  subPost: [
    section('First', [picture('a')]),
    section('Second', [picture('b'), picture('c')]),
    section('Last'),
  ],
  milestones: [
    { _id: 'm', title: 'Goal', description: '', dueDate: '2026-02-27', status: 'Open', version: 1 },
  ],
  ...publishedState,
  version: 1,
}
const progress: ResearchProgress[] = [
  {
    _id: 'r',
    postId: '1',
    description: 'Progress text',
    contributors: [person],
    imageUrls: [],
    version: 1,
  },
]

type Grants = Parameters<typeof toProjectView>[0]['grants']

const html = async (
  entries: ResearchProgress[] | null,
  of: Post = post,
  grants: Grants = [],
): Promise<string> => {
  const project = await toProjectView(
    { post: of, grants, milestoneStates: { m: 'late' } },
    entries,
    tools,
  )
  return renderToStaticMarkup(
    <MemoryRouter>
      <ProjectPage entry={{ ...project, updated: null }} />
    </MemoryRouter>,
  )
}

describe('the page of a project', () => {
  it('shows the last section after the progress, and milestones and references at the end', async () => {
    const page = await html(progress)
    const places = [
      'Content',
      'First text',
      'Second text',
      'Progress text',
      'Last text',
      'Goal',
      'Cited work',
    ]
    const found = places.map((words) => page.indexOf(words))
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found).not.toContain(-1)
    for (const words of ['Figure 1', 'Figure 2', 'Figure 3', 'Contributed By', '27 February 2026'])
      expect(page).toContain(words)
  })

  it('marks the state of a milestone by shape and text, and links to the timeline', async () => {
    const page = await html(progress)
    expect(page).toMatch(/data-state="late"[^>]*><svg.*?Late.*?Open/s)
    expect(page).toContain('href="/research?project=1"')
  })

  it('has all three panels, and sends only the fields of people that it shows', async () => {
    const page = await html(progress)
    for (const words of [
      'Research',
      'Contributors',
      'FAQ&#x27;s',
      'For Any Query - Reach Out to Us',
    ])
      expect(page).toContain(words)
    for (const label of ['Full Name', 'Email Address', 'Message', 'Submit'])
      expect(page).toContain(label)
    expect(page).not.toContain('About Ada')
    const reply = { post, grants: [], milestoneStates: {} }
    expect(JSON.stringify(await toProjectView(reply, progress, tools))).not.toContain(
      'ada@example.org',
    )
  })

  it('cuts qualifications and designation to 40 visible characters', async () => {
    const page = await html(progress)
    expect(page).toContain(`>${'q'.repeat(40)}…<`)
    expect(page).toContain(`>${'👩‍🔬'.repeat(40)}…<`)
    expect(page).toContain('>AB</text>')
  })

  it('shows the caption of a picture, and its alternative text for screen readers', async () => {
    const said = { caption: 'The border, twice', alt: 'Two scans side by side' }
    const page = await html([], { ...post, subPost: [section('Data', [picture('a')], said)] })
    expect(page).toContain('Figure 1: The border, twice</figcaption>')
    expect(page).toContain('alt="Two scans side by side"')
  })

  it('is shown without its progress', async () => {
    const page = await html(null)
    expect(page).toContain('Failed to load research progress')
    expect(page).toContain('Last text')
  })

  it('links the grants in the text about its grant, and lists the others after it', async () => {
    const page = await html([], { ...post, grant: 'Vale, AB-1234 and more' }, [
      { _id: 'g1', name: 'Contours', number: 'ab-1234' },
      { _id: 'g2', name: 'Other grant', number: '' },
    ])
    const text = page
      .replaceAll(/<(?!\/?a\b)[^>]*>/g, '')
      .replaceAll(/<a\b[^>]*href="([^"]*)"[^>]*>/g, '[$1 ')
    expect(text).toContain(
      'Vale, [/grant/g1/contours AB-1234</a> and more · [/grant/g2/other-grant Other grant</a>',
    )
  })

  it('shows its use of AI before its references, without empty fields', async () => {
    const said = responsibleAiSchema.parse({
      intendedUse: 'Planning of radiotherapy',
      researchUseOnly: true,
      knownLimits: ' ',
      trialRegistrations: ['NCT01234567', '2019-001234-56'],
      dataAndModels: [
        { name: 'Contours', kind: 'dataset', version: '2', licence: 'CC BY 4.0', doi: '10.5555/x' },
        { name: 'Net', kind: 'model' },
      ],
    })
    const page = await html([], { ...post, responsibleAi: said })
    for (const words of [
      'Planning of radiotherapy',
      'Research use only',
      'href="#responsible-ai"',
      '<span>Data set</span> · <span>version 2</span> · <span>CC BY 4.0</span>',
      'href="https://doi.org/10.5555/x"',
      '>Model<',
      'href="https://clinicaltrials.gov/study/NCT01234567"',
      'href="https://www.clinicaltrialsregister.eu/ctr-search/search?query=2019-001234-56"',
    ])
      expect(page).toContain(words)
    expect(page.indexOf('id="responsible-ai"')).toBeGreaterThan(page.indexOf('id="milestones"'))
    expect(page.indexOf('id="responsible-ai"')).toBeLessThan(page.indexOf('id="references"'))
    for (const words of ['Ethics approval', 'Known limits', 'Data and consent'])
      expect(page).not.toContain(words)
    expect(await html([])).not.toContain('Responsible AI')
  })

  it('is complete if all fields are empty', async () => {
    const bare = {
      ...post,
      subPost: [],
      milestones: [],
      references: [],
      contributors: [],
      grant: '',
    }
    const page = await html([], bare)
    expect(page).toContain('No contributors named yet')
    expect(page).not.toContain('Research Progress')
    expect(page).not.toContain('Milestones')
  })
})
