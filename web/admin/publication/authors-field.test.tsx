import { fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Publication } from '#contract/publication/publication.ts'
import { AuthorsField } from './authors-field.tsx'

const author = (name: string) => ({
  name,
  profileId: '',
  isEqual: false,
  isCorresponding: false,
})

const open = (names: readonly string[]) => {
  const saved = { authors: names.join(', '), authorList: names.map(author) } as Publication // the field reads nothing else
  const form = (
    <form data-testid="form">
      <AuthorsField publication={saved} />
    </form>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />)
}
const sent = () => {
  const form = screen.getByTestId('form')
  if (!(form instanceof HTMLFormElement)) throw new Error('It is a form')
  const data = new FormData(form)
  const list = data.get('authorList')
  return {
    authors: data.get('authors'),
    names:
      list === null ? null : JSON.parse(String(list)).map((each: { name: string }) => each.name),
  }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('an edited text is sent without a list', () => {
  open(['A. Lovelace', 'C. Babbage'])
  expect(sent()).toEqual({ authors: 'A. Lovelace, C. Babbage', names: null })
  type(/^Authors/, 'G. Hopper and A. Lovelace')
  expect(sent()).toEqual({ authors: 'G. Hopper and A. Lovelace', names: null })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('moved, renamed, added and removed authors are sent as a list that matches the text', () => {
  open(['A. Lovelace', 'C. Babbage'])
  press('Move C. Babbage up')
  expect(sent()).toEqual({
    authors: 'C. Babbage, A. Lovelace',
    names: ['C. Babbage', 'A. Lovelace'],
  })
  type('One by one', 'G. Hopper and K. Johnson')
  // Sent without pressing Add.
  expect(sent().names).toEqual(['C. Babbage', 'A. Lovelace', 'G. Hopper', 'K. Johnson'])
  fireEvent.keyDown(screen.getByLabelText('One by one'), { key: 'Enter' })
  press('Remove C. Babbage')
  press('A. Lovelace')
  type('Name as printed', 'Ada King')
  expect(sent()).toEqual({
    authors: 'Ada King, G. Hopper, K. Johnson',
    names: ['Ada King', 'G. Hopper', 'K. Johnson'],
  })
  type(/^Authors/, 'Ada King')
  expect(sent()).toEqual({ authors: 'Ada King', names: ['Ada King'] })
})

test('of five thousand authors the first are shown, and all are kept', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `A. Author${index}`)
  open(names)
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  press('Move A. Author1 up')
  press(/^Show 50 more of 5,000/)
  expect(screen.getAllByRole('listitem')).toHaveLength(58)
  const [first] = screen.getAllByRole('listitem')
  expect(within(first ?? document.body).getByText('A. Author1')).toBeTruthy()
  expect(sent().names).toEqual([names[1], names[0], ...names.slice(2)])
})
