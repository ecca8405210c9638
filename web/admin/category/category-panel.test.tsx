import { configure, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  answerCalls,
  createErrorResponse,
  type FakeResponses,
  openPanelPage,
  press,
  type SentInput,
} from '#web/testing/open-panel.tsx'
import {
  confirmDeletion,
  expectClosed,
  expectToast,
  formField,
  openForm,
  submit,
  typeInto,
} from '#web/testing/panel-journey.ts'
import { signInEditor } from '#web/testing/signed-in.ts'

// Covers everything that forms and deletions share, with the shortest form.

// Style sheets decide about visibility and are missing here. Skipping the check saves time.
beforeAll(() => configure({ defaultHidden: true }))
afterAll(() => configure({ defaultHidden: false }))

type Fields = Readonly<Record<'name' | 'description', string>>

const sleep: Fields = { name: 'Sleep', description: 'How we sleep.' }
const mine: Fields = { name: 'My name', description: 'For an hour.' }

const whole = (fields: object) => ({
  _id: 'a'.repeat(26),
  version: 1,
  projects: [],
  ...sleep,
  ...fields,
})

let kept: object[] = []
let sent: (readonly [call: string, sent: SentInput])[] = []

const keep = (answers: FakeResponses) =>
  answerCalls({
    showAllCategories: () => ({ categories: kept }),
    showEntry: () => ({ entry: kept[0], current: kept[0], draft: null }),
    showHistory: () => ({ history: [] }),
    ...Object.fromEntries(
      ['addCategory', 'updateCategory', 'deleteCategory'].map((call) => [
        call,
        (query: string, body: SentInput) => {
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

const fill = ({ name, description }: Fields) => {
  typeInto('Name', name)
  typeInto('Description', description)
}
const typed = () => ({
  name: Reflect.get(formField('Name'), 'value'),
  description: Reflect.get(formField('Description'), 'value'),
})

test('an unreachable server is reported, and typed text stays', async () => {
  keep({ addCategory: () => Promise.reject(new TypeError('cut')) })
  await openPanelPage('category', '?new=category')
  await screen.findByRole('dialog')
  fill(sleep)
  await submit('Save')
  await expectToast('Could Not Add Category')
  await waitFor(() =>
    expect(openForm().getByRole('alert').textContent).toBe(
      'The server cannot be reached. Check your connection and try again.',
    ),
  )
  expect(typed()).toEqual(sleep)
  expect(openForm().getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false)
})

test('changes of others are not overwritten without a confirmation', async () => {
  const answers = [
    () => createErrorResponse(409, 'Changed', 'staleVersion'),
    ({ name }: SentInput) => {
      kept = [whole({ name, version: 3 })]
      return { data: kept[0] }
    },
  ]
  keep({ updateCategory: (_, body) => answers.shift()?.(body) ?? {} })
  await openPanelPage('category')
  await press('Edit: Sleep')
  await screen.findByRole('dialog')
  fill(mine)
  kept = [whole({ name: 'Their name', version: 2 })]
  await submit('Update')
  expect(await openForm().findByText(/Someone else has changed this in the meantime/)).toBeDefined()
  expect(typed()).toEqual(mine)
  expect(sent).toHaveLength(1)
  await press('Keep mine')
  await expectToast('Category Updated')
  await expectClosed('dialog')
  expect(sent.map(([, { name, version }]) => [name, version])).toEqual([
    ['My name', 1],
    ['My name', undefined],
  ])
  expect(await screen.findByRole('button', { name: 'Edit: My name' })).toBeDefined()
})

const gone = () => {
  kept = []
  return createErrorResponse(404, 'Category not found', 'notFound')
}

test('deleting an entry that is already gone is reported and removes it from the list', async () => {
  keep({ deleteCategory: gone })
  await openPanelPage('category')
  await press('Delete: Sleep')
  await confirmDeletion('Are you sure you want to delete this category?', 'Delete')
  await expectToast('Category not found')
  await expectClosed('alertdialog')
  expect(await screen.findByText('No categories available')).toBeDefined()
})

test('updating an entry that is already gone is reported, and typed text stays', async () => {
  keep({ updateCategory: gone })
  await openPanelPage('category')
  await press('Edit: Sleep')
  await screen.findByRole('dialog')
  fill(mine)
  await submit('Update')
  await expectToast('Could Not Update Category')
  await waitFor(() => expect(openForm().getByRole('alert').textContent).toBe('Category not found'))
  expect(typed()).toEqual(mine)
})

test('an abandoned change changes nothing and is offered again', async () => {
  keep({})
  await openPanelPage('category')
  await press('Edit: Sleep')
  await screen.findByRole('dialog')
  fill(mine)
  await submit('Cancel')
  await confirmDeletion('Leave without saving?', 'Go on editing')
  await expectClosed('alertdialog')
  expect(typed()).toEqual(mine)
  await submit('Cancel')
  await confirmDeletion('Leave without saving?', 'Leave')
  await expectClosed('dialog')
  expect(sent).toEqual([])

  await press('Edit: Sleep')
  await screen.findByRole('dialog')
  expect(typed()).toEqual(sleep)
  await press('Bring them back')
  expect(typed()).toEqual(mine)
})
