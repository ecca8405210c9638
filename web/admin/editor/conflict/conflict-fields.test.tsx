import { expect, test } from 'vitest'
import { fieldConflictsOf, fillResolvedValues } from './conflict-fields.ts'

const formWith = (controls: Readonly<Record<string, string>>): HTMLFormElement => {
  const form = document.createElement('form')
  for (const [name, value] of Object.entries(controls)) {
    const input = document.createElement('input')
    Object.assign(input, { name, value })
    form.append(input)
  }
  return form
}

test('a value of an item that others changed is put into its own control', () => {
  const form = formWith({ 'values[place]': 'Basel' })
  const questions = fieldConflictsOf(form, {
    opened: { 'values.place': 'Basel' },
    current: { 'values.place': 'Bern' },
    before: { 'values.place': 'Basel' },
    mine: { 'values.place': 'Basel' },
  })
  expect(questions.map(({ name, changedBy }) => [name, changedBy])).toEqual([
    ['values.place', 'them'],
  ])
  fillResolvedValues(form, questions, () => 'theirs')
  expect(new FormData(form).get('values[place]')).toBe('Bern')
})
