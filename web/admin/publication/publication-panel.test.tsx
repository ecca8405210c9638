import { configure, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { answerCalls, openPanelPage, type SentInput } from '#web/testing/open-panel.tsx'
import { formField, openForm, submit, typeInto } from '#web/testing/panel-journey.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

// Style sheets decide about visibility and are missing here. Skipping the check saves time.
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
let sent: SentInput[] = []

beforeEach(() => {
  sent = []
  signInEditor()
  answerCalls({
    addPublication: (_, body) => {
      sent.push(body)
      return {}
    },
  })
})

const fill = (fields: Fields) => {
  for (const [name, label] of labels) typeInto(label, fields[name])
}
const typed = () =>
  Object.fromEntries(labels.map(([name, label]) => [name, Reflect.get(formField(label), 'value')]))

test('missing and invalid values are reported at their field, and nothing is sent', async () => {
  await openPanelPage('publications', '?new=publication')
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
    expect(await openForm().findByText(sentence)).toBeDefined()
  }
  await waitFor(() => expect(document.activeElement).toBe(formField('Title')))

  const wrong = { ...paper, publicationLink: 'javascript:alert(1)' }
  fill(wrong)
  await submit('Publish')
  expect(await openForm().findByText(/^Must be a web address that starts with http/)).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(formField('Publication Link')))
  expect(openForm().queryByText('Please enter a title')).toBeNull()
  expect(typed()).toEqual(wrong)
  expect(sent).toEqual([])
})
