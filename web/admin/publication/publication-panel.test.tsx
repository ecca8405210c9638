import { configure, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { published } from '#contract/call/publishing.ts'
import {
  type Answers,
  answer,
  openPage,
  press,
  refuse,
  type Sent,
} from '#web/testing/open-panel.tsx'
import {
  confirm,
  expectClosed,
  expectToast,
  field,
  form,
  submit,
  type,
} from '#web/testing/panel-journey.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

// What is out of sight is a matter of style sheets, which are not here; to ask for it takes its time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

const labels = [
  ['title', 'Title'],
  ['authors', 'Authors'],
  ['publicationDate', 'Publication Date'],
  ['publicationType', 'Publication Type'],
  ['publicationLink', 'Publication Link'],
  ['publicationSummary', 'Summary'],
] as const
type Fields = Readonly<Record<(typeof labels)[number][0], string>>

const paper: Fields = {
  title: 'Outlining gliomas',
  authors: 'A. Renfield',
  publicationDate: '2026-03-14',
  publicationType: 'Journal article',
  publicationLink: 'https://example.org/papers/gliomas',
  publicationSummary: 'A network that outlines gliomas.',
}
const mine: Fields = { ...paper, title: 'My title', publicationSummary: 'For an hour.' }

const whole = (fields: object) => ({
  _id: 'a'.repeat(26),
  version: 1,
  ...published,
  ...paper,
  authorList: [],
  keywords: [],
  links: [],
  projects: [],
  grants: [],
  ...fields,
})

/** What the server has. */
let kept: object[] = []
let sent: (readonly [call: string, sent: Sent])[] = []

const keep = (answers: Answers) =>
  answer({
    showAllPublications: () => ({ publications: kept, total: kept.length }),
    showEntry: () => ({ entry: kept[0], current: kept[0], draft: null }),
    showHistory: () => ({ history: [] }),
    ...Object.fromEntries(
      ['addPublication', 'updatePublication', 'deletePublication'].map((call) => [
        call,
        (query: string, body: Sent) => {
          sent.push([call, body])
          return answers[call]?.(query, body) ?? { data: kept[0] }
        },
      ]),
    ),
  })

beforeEach(() => {
  kept = [whole({})]
  sent = []
  signInEditor()
})

const fill = (fields: Fields) => {
  for (const [name, label] of labels) type(label, fields[name])
}
const typed = () =>
  Object.fromEntries(labels.map(([name, label]) => [name, Reflect.get(field(label), 'value')]))

test('what is missing or wrong is said beside its field, and nothing is sent', async () => {
  keep({})
  await openPage('publications', '?new=publication')
  await screen.findByRole('dialog')
  await submit('Publish')
  for (const sentence of [
    'Please enter a title',
    'Please enter the authors',
    'Please enter a date',
    'Please enter a type',
    'Please enter a link',
    'Please enter a summary',
  ]) {
    expect(await form().findByText(sentence)).toBeDefined()
  }
  await waitFor(() => expect(document.activeElement).toBe(field('Title')))

  const wrong = { ...paper, publicationLink: 'javascript:alert(1)' }
  fill(wrong)
  await submit('Publish')
  expect(await form().findByText(/^Must be a web address that starts with http/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Publication Link')))
  expect(form().queryByText('Please enter a title')).toBeNull()
  expect(typed()).toEqual(wrong)
  expect(sent).toEqual([])
})

test('a server that is gone is told, and everything typed stays', async () => {
  keep({ addPublication: () => Promise.reject(new TypeError('cut')) })
  await openPage('publications', '?new=publication')
  await screen.findByRole('dialog')
  fill(paper)
  await submit('Publish')
  await expectToast('Could Not Add Publication')
  await waitFor(() =>
    expect(form().getByRole('alert').textContent).toBe(
      'The server cannot be reached. Check your connection and try again.',
    ),
  )
  expect(typed()).toEqual(paper)
  expect(form().getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
})

test('a change made by someone else is not overwritten unasked', async () => {
  const answers = [
    () => refuse(409, 'Changed', 'staleVersion'),
    ({ title }: Sent) => {
      kept = [whole({ title, version: 3 })]
      return { data: kept[0] }
    },
  ]
  keep({ updatePublication: (_, body) => answers.shift()?.(body) ?? {} })
  await openPage('publications')
  await press('Update: Outlining gliomas')
  await screen.findByRole('dialog')
  fill(mine)
  kept = [whole({ title: 'Their title', version: 2 })]
  await submit('Update')
  expect(await form().findByText(/Someone else has changed this in the meantime/)).toBeDefined()
  expect(typed()).toEqual(mine)
  expect(sent).toHaveLength(1)
  await press('Keep mine')
  await expectToast('Publication Updated')
  await expectClosed('dialog')
  expect(sent.map(([, { title, version }]) => [title, version])).toEqual([
    ['My title', '1'],
    ['My title', undefined],
  ])
  expect(await screen.findByRole('button', { name: 'Update: My title' })).toBeDefined()
})

const gone = () => {
  kept = []
  return refuse(404, 'Publication not found', 'notFound')
}

test('what was to be deleted and is gone is told, and leaves the list', async () => {
  keep({ deletePublication: gone })
  await openPage('publications')
  await press('Delete: Outlining gliomas')
  await confirm('Are you sure you want to delete this publication?', 'Delete')
  await expectToast('Publication not found')
  await expectClosed('alertdialog')
  expect(await screen.findByText('No publications yet')).toBeDefined()
})

test('what was to be changed and is gone is told, and everything typed stays', async () => {
  keep({ updatePublication: gone })
  await openPage('publications')
  await press('Update: Outlining gliomas')
  await screen.findByRole('dialog')
  fill(mine)
  await submit('Update')
  await expectToast('Publication not found')
  await waitFor(() => expect(form().getByRole('alert').textContent).toBe('Publication not found'))
  expect(typed()).toEqual(mine)
})

test('a change that is left changes nothing and is offered again', async () => {
  keep({})
  await openPage('publications')
  await press('Update: Outlining gliomas')
  await screen.findByRole('dialog')
  fill(mine)
  await submit('Cancel')
  await confirm('Leave without saving?', 'Go on editing')
  await expectClosed('alertdialog')
  expect(typed()).toEqual(mine)
  await submit('Cancel')
  await confirm('Leave without saving?', 'Leave')
  await expectClosed('dialog')
  expect(sent).toEqual([])

  await press('Update: Outlining gliomas')
  await screen.findByRole('dialog')
  expect(typed()).toEqual(paper)
  await press('Bring them back')
  expect(typed()).toEqual(mine)
})
