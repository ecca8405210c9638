import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  answerCalls,
  openPanelPage,
  openProject,
  press,
  type SentInput,
} from '#web/testing/open-panel.tsx'
import { expectClosed, formField, openForm, submit, typeInto } from '#web/testing/panel-journey.ts'
import {
  projectResponse,
  sampleCategory,
  samplePerson,
  sampleProject,
} from '#web/testing/panel-journeys.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

beforeEach(signInEditor)

test('title, texts and category are required, and optional fields are not', async () => {
  answerCalls({})
  await openPanelPage('projects', '?new=project')
  await screen.findByRole('dialog')
  await submit('Submit')
  for (const sentence of [
    'Please enter a title',
    'Please enter a short description',
    'Please enter the content',
    'Please choose a category',
  ]) {
    expect(await openForm().findByText(sentence)).toBeDefined()
  }
  await waitFor(() => expect(document.activeElement).toBe(formField('Title')))
  for (const name of ['Image', 'References (comma separated)', 'Grant', 'Contributors']) {
    expect(formField(name).getAttribute('aria-invalid'), name).not.toBe('true')
  }
})

const label = 'References (comma separated)'
const whole = ['Hopper G, Lovelace A. Notes. 1843.', 'Two']

test.for([
  [
    'are split on commas where they were typed',
    label,
    ' One ,  Two,Three ',
    ['One', 'Two', 'Three'],
  ],
  ['with commas of their own stay whole when something else is changed', 'Grant', 'Other', whole],
] as const)('references %s', async ([, changed, value, references]) => {
  const post = {
    ...sampleProject,
    references: whole,
    grant: 'Example Foundation',
    contributors: [samplePerson],
    subPost: [],
    milestones: [],
  }
  const sent: SentInput[] = []
  answerCalls({
    [post._id]: () => projectResponse(post),
    getResearchProgress: () => ({ researchProgress: [] }),
    showAllCategories: () => ({ categories: [sampleCategory] }),
    profileNames: () => ({ profiles: [samplePerson] }),
    showEntry: () => ({ entry: post, current: post, draft: null }),
    updatePost: (_, body) => {
      sent.push(body)
      return { data: post }
    },
  })
  await openProject(post._id)
  await press('Edit')
  await screen.findByRole('dialog', { name: 'Edit Project' })
  if (changed === label) fireEvent.change(formField(label), { target: { value } })
  else typeInto(changed, value)
  await submit('Submit')
  await expectClosed('dialog')
  expect(sent.map((each) => JSON.parse(String(each.references)))).toEqual([references])
})
